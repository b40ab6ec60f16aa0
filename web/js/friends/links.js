/** Links to tables with friends. */

/** @param {string} data after `#t=` */
export const linkTo = (data) => `${location.href.split("#")[0]}#t=${data}`;

/** What follows `#t=` in a link, or the text itself. @param {string} text */
export const dataOf = (text) =>
  text
    .trim()
    .replace(/^.*#t=/s, "")
    .replace(/\s+/g, "");
