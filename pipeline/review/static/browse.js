// Misses and audit: filters apply at once, N and P turn the page, arrows go from picture to picture, Enter opens one.
"use strict";
(() => {
  document.getElementById("filters")?.addEventListener("change", (event) => event.currentTarget.requestSubmit());
  const thumbs = [...document.querySelectorAll(".thumbs .thumb")];
  const perRow = () => thumbs.filter((one) => one.offsetTop === thumbs[0].offsetTop).length;
  const STEPS = { ArrowLeft: () => -1, ArrowRight: () => 1, ArrowUp: () => -perRow(), ArrowDown: perRow, h: () => -1, l: () => 1, k: () => -perRow(), j: perRow };

  function step(by) {
    const at = thumbs.indexOf(document.activeElement);
    const to = at < 0 ? 0 : at + by;
    if (!thumbs[to]) return;
    thumbs[to].focus({ preventScroll: true });
    thumbs[to].scrollIntoView({ block: "nearest" });
  }

  katachi.keys((key) => {
    const link = { n: "next", p: "before" }[key];
    if (link) document.getElementById(link)?.click();
    if (key in STEPS && thumbs.length) step(STEPS[key]());
    return Boolean(link) || (key in STEPS && thumbs.length > 0);
  });
})();
