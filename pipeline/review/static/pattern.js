// One pattern: decide and go on to the next, or edit it.
"use strict";
(() => {
  const shown = document.getElementById("pattern");
  const { id, version, following } = shown.dataset;
  const began = performance.now();

  async function decide(action, more = {}) {
    const milliseconds = Math.round(performance.now() - began);
    const one = { pattern: id, version, seen: Number(shown.dataset.seen), action, milliseconds, ...more };
    try {
      await katachi.post("/api/decisions", { decisions: [one] });
      if (action === "edit") location.reload(); else next();
    } catch (error) { katachi.say(error.message, true); }
  }

  async function undo() {
    try {
      const found = await katachi.post("/api/undo", {});
      if (!found.done.length) katachi.say("There is nothing to take back.");
      else if (found.done.some((one) => one.pattern === id)) location.reload();
      else location.assign(`/patterns/${found.done[0].pattern}`);
    } catch (error) { katachi.say(error.message, true); }
  }

  const next = () => location.assign(following ? `/patterns/${following}` : "/patterns");
  const edit = () => document.getElementById("text").focus();
  const ACTIONS = {
    accept: () => decide("accept"), reject: () => decide("reject"), defer: () => decide("defer"), edit, undo, next,
    like: () => location.assign(`/patterns?like=${id}`), queue: () => location.assign("/patterns"),
    help: () => document.getElementById("help").showModal(),
  };
  const KEYS = { a: "accept", r: "reject", d: "defer", e: "edit", u: "undo", f: "like", n: "next", q: "queue" };

  katachi.keys((key) => { if (KEYS[key]) ACTIONS[KEYS[key]](); return Boolean(KEYS[key]); });
  document.querySelector(".actions").addEventListener("click", (event) => {
    const button = event.target.closest("button[data-do]");
    if (button) ACTIONS[button.dataset.do]();
  });
  document.getElementById("edit-form").addEventListener("submit", (event) => {
    event.preventDefault();
    decide("edit", { text: document.getElementById("text").value });
  });
})();
