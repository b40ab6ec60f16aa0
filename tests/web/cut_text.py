"""Finds text that does not fit: cut off, outside its box or outside the page."""

from __future__ import annotations

CUT = """() => {
  const faults = [];
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page is ${wide} wide`);
  // Names are anybody's and may be of any length; strips and backs in columns cover one another by design.
  const exempt = "bdi, .seat-name, .visually-hidden, .column-stack, .ghosts, option, [hidden]";
  const boxes = "button, .button, .status, .notice, .row, .strip, .sum, .panel";
  const across = (inner, outer) => inner.left < outer.left - 1.5 || inner.right > outer.right + 1.5;
  const down = (inner, outer, air) => inner.top < outer.top - air || inner.bottom > outer.bottom + air;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const words = `"${node.data.trim().slice(0, 60)}"`;
    // A long list's rows out of sight have no size yet.
    const seen = parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    if (words === '""' || parent.closest(exempt) || !seen) continue;
    range.selectNodeContents(node);
    const lies = range.getBoundingClientRect();
    if (lies.width === 0) continue;
    // A line's box is higher than its letters.
    const air = 0.35 * parseFloat(getComputedStyle(parent).fontSize);
    let clipped = false;
    let scroller = null;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      // What is clipped to nothing is there for the ear.
      clipped = style.clipPath.startsWith("inset(50%");
      if (clipped) break;
      const edge = box.getBoundingClientRect();
      const cut =
        (/hidden|clip/.test(style.overflowX) && across(lies, edge)) ||
        (/hidden|clip/.test(style.overflowY) && down(lies, edge, air)) ||
        (style.textOverflow === "ellipsis" && box.scrollWidth > box.clientWidth + 1);
      if (cut) faults.push(`${words} is cut in ${box.tagName.toLowerCase()}.${box.className}`);
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) {
        scroller = box;
        break;
      }
    }
    if (clipped) continue;
    // What is drawn as a box holds its words, but for those that scroll within it.
    const drawn = parent.closest(boxes);
    const box = scroller && drawn?.contains(scroller) ? null : drawn?.getBoundingClientRect();
    if (box && (across(lies, box) || down(lies, box, air))) faults.push(`${words} leaves its box`);
    const page = { left: 0, right: innerWidth };
    if (!parent.closest(".scroller") && across(lies, page)) faults.push(`${words} leaves the page`);
  }
  return [...new Set(faults)];
}"""
"""What is cut, or leaves its box or the page; empty if all text fits."""

STRAYS = """() => [...document.querySelectorAll("body *")].flatMap((element) => {
  if (getComputedStyle(element).position !== "absolute" || !element.checkVisibility()) return [];
  const scrolls = (box) => /auto|scroll/.test(getComputedStyle(box).overflowX + getComputedStyle(box).overflowY);
  // A picture has no offsetParent: it lies in the nearest box that is placed.
  const drawn = element instanceof SVGElement;
  const holds = (box) => (drawn ? getComputedStyle(box).position !== "static" : box === element.offsetParent);
  for (let box = element.parentElement; box && !holds(box) && box !== document.body; box = box.parentElement) {
    if (scrolls(box)) return [`${element.className} in ${box.className}`];
  }
  return [];
})"""
"""What lies in a scroller and does not scroll with it: it would make the page itself longer than the window."""
