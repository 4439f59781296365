// One position of a game: go through the moves. The page is asked for anew; "back" leaves the game at once.
"use strict";
(() => {
  const come = sessionStorage.getItem("katachi-come");
  if (document.referrer.startsWith(location.origin) && !/\/games\//.test(new URL(document.referrer).pathname)) sessionStorage.setItem("katachi-come", document.referrer);
  let wanted = 0, asking = false;
  const shown = () => document.getElementById("game").dataset;

  // Every step counts at once; a page is asked for when the one before is there, then that of all steps.
  async function go(step) {
    wanted = Math.max(1, Math.min(Number(shown().last), (wanted || Number(shown().move)) + step));
    if (asking) return;
    asking = true;
    try {
      while (wanted !== Number(shown().move)) await visit(`/games/${shown().game}/${wanted}`);
    } catch (error) { katachi.say(error.message, true); }
    asking = false;
    wanted = 0;
  }
  async function visit(path) {
    const page = await katachi.page(path, "game");
    document.getElementById("game").replaceWith(page.getElementById("game"));
    history.replaceState(null, "", path);
  }
  const ACTIONS = {
    before: () => go(-1), after: () => go(1), up: () => go(-10), down: () => go(10), first: () => go(-9999), last: () => go(9999),
    back: () => location.assign(sessionStorage.getItem("katachi-come") || come || "/patterns"), add: () => location.assign(`/new?at=${shown().game}:${shown().move}`), help: () => document.getElementById("help").showModal(),
  };
  const KEYS = { ArrowLeft: "before", ArrowRight: "after", ArrowUp: "up", ArrowDown: "down", Home: "first", End: "last", q: "back", a: "add" };
  katachi.keys((key) => { if (KEYS[key]) ACTIONS[KEYS[key]](); return Boolean(KEYS[key]); }, true);
  document.querySelector(".actions").addEventListener("click", (event) => {
    const button = event.target.closest("button[data-do]");
    if (button) ACTIONS[button.dataset.do]();
  });
})();
