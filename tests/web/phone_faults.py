"""What may be wrong with a screen on a phone: small targets and text, broken words, controls that cannot be pressed."""

from __future__ import annotations

SMALL_TARGETS = """() => {
  const LEAST = 44;
  const REACH = 60;
  const layers = document.querySelectorAll("dialog[open], .menu:not([hidden]), .stage, .curtain");
  const over = [...layers].at(-1) ?? document.body;
  const seen = { visibilityProperty: true, contentVisibilityAuto: true };
  const within = (control, there) =>
    there !== null && (control.contains(there) || [...(control.labels ?? [])].some((label) => label.contains(there)));
  /** How far from a point a tap still reaches the control, in one direction. */
  const reach = (control, x, y, right, down) => {
    const at = (far) => document.elementFromPoint(x + right * far, y + down * far);
    let far = 0;
    while (far < REACH && within(control, at(far + 1))) far++;
    return far;
  };
  /** A link within a sentence is as high as its line. */
  const inline = (control) => {
    const text = (control.parentElement?.textContent ?? "").trim();
    return getComputedStyle(control).display === "inline" && text.length > control.textContent.trim().length;
  };
  const controls = over.querySelectorAll("a[href], button, input, select, summary, textarea");
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility(seen) || control.disabled || control.ariaDisabled === "true") return [];
    if (control.closest(".visually-hidden, .skip-link, [inert]") || inline(control)) return [];
    control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = (control.labels?.[0] ?? control).getBoundingClientRect();
    const x = Math.max(1, Math.min(innerWidth - 2, left + width / 2));
    const y = top + height / 2;
    if (!within(control, document.elementFromPoint(x, y))) return [];
    const wide = reach(control, x, y, 1, 0) + reach(control, x, y, -1, 0) + 1;
    const high = reach(control, x, y, 0, 1) + reach(control, x, y, 0, -1) + 1;
    if (wide >= LEAST - 1 && high >= LEAST - 1) return [];
    const name = control.dataset.tap ?? control.getAttribute("aria-label") ?? control.textContent.trim().slice(0, 30);
    return [`${control.tagName.toLowerCase()}.${control.className} "${name}": ${wide}×${high}`];
  });
}"""
"""Working controls that a tap finds on less than 44 pixels across or down, give or take half a pixel at either side."""

SMALL_TEXT = """() => {
  const faults = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const seen = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent.checkVisibility(seen)) continue;
    if (parent.closest(".visually-hidden, .skip-link, option, title, .miniature, .ending-picture")) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    let size = parseFloat(getComputedStyle(parent).fontSize);
    const svg = parent.closest("svg");
    if (svg) size *= svg.getScreenCTM()?.a ?? 1;
    if (box.width < 2 || size >= 10.99) continue;
    const name = parent.className?.baseVal ?? parent.className;
    faults.add(`${parent.tagName}.${name} "${node.data.trim().slice(0, 24)}": ${size.toFixed(1)}`);
  }
  return [...faults];
}"""
"""Text below 11 pixels; what is drawn as a picture of a table is not read."""

BROKEN = """() => {
  const faults = [];
  const exempt = ".visually-hidden, .skip-link, .column-stack, .ghosts, option, textarea, .card-name";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const seen = parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    if (!seen || parent.closest(exempt)) continue;
    if (parent.getBoundingClientRect().width < 2) continue; // there for the ear
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
      if (lines.size > 1) faults.push(`"${word[0]}" stands on ${lines.size} lines`);
    }
  }
  return [...new Set(faults)];
}"""
"""Words, numbers and names that are broken somewhere inside; in the browser's eyes each letter on a line is not cut."""

COVERED = """() => {
  const layers = document.querySelectorAll("dialog[open], .menu:not([hidden]), .stage, .curtain");
  const over = [...layers].at(-1) ?? document.body;
  const seen = { visibilityProperty: true, contentVisibilityAuto: true };
  return [...over.querySelectorAll("a, button:not(.column-target), input, select, summary")].flatMap((control) => {
    if (!control.checkVisibility(seen) || control.closest(".visually-hidden, .skip-link, [inert]")) return [];
    control.scrollIntoView({ block: "center" });
    const { left, top, width, height } = control.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = there && (control.contains(there) || there.closest("label")?.contains(control));
    return own ? [] : [`${control.className} "${control.textContent.trim()}" lies below ${there?.className}`];
  });
}"""
"""What is to be pressed and cannot be, even when it is scrolled to, as something else lies over its middle."""
