// What all pages share: asking the server, saying what happened, keys that are dead in text fields.
"use strict";
const katachi = (() => {
  let csrf = document.querySelector("meta[name=csrf]").content;
  const said = document.getElementById("said");
  let timer = 0;

  function say(words, bad = false) {
    said.textContent = words;
    said.classList.toggle("bad", bad);
    clearTimeout(timer);
    timer = setTimeout(() => { said.textContent = ""; }, bad ? 9000 : 3500);
  }

  // Browsers say of a server that is gone no more than that fetching failed.
  async function ask(path, options) {
    try { return await fetch(path, options); } catch { throw new Error("katachi review does not answer: has it ended?"); }
  }

  async function post(path, body, again = true) {
    const answer = await ask(path, {
      method: "POST", headers: { "content-type": "application/json", "x-katachi-csrf": csrf },
      body: JSON.stringify(body),
    });
    if (answer.status === 403 && again) {
      await answer.text();
      csrf = (await get("/api/session")).csrf;
      return post(path, body, false);
    }
    return read(answer);
  }

  async function get(path) { return read(await ask(path)); }

  // A page, to take parts of; what has not the part that is wanted tells in a note why.
  async function page(path, part) {
    const found = new DOMParser().parseFromString(await (await ask(path)).text(), "text/html");
    if (!found.getElementById(part)) throw new Error(found.querySelector(".note p")?.textContent || found.body.textContent.trim());
    return found;
  }

  async function read(answer) {
    const text = await answer.text();
    let found;
    try { found = JSON.parse(text); } catch { found = { error: text.trim() || `error ${answer.status}` }; }
    if (!answer.ok) throw Object.assign(new Error(found.error || `error ${answer.status}`), { found, status: answer.status });
    return found;
  }

  // Calls on(key, event) for keys that are meant for the page.
  function keys(on) {
    document.addEventListener("keydown", (event) => {
      const inField = event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]");
      const help = document.getElementById("help");
      if (event.repeat || inField || event.ctrlKey || event.metaKey || event.altKey || help.open) return;
      if (event.key === "?") { event.preventDefault(); help.showModal(); return; }
      if (on(event.key.length === 1 ? event.key : event.key, event)) event.preventDefault();
    });
  }

  // Scrolls so that a part begins the window.
  function showFrom(part) {
    part.scrollIntoView({ block: "start", behavior: matchMedia("(prefers-reduced-motion: no-preference)").matches ? "smooth" : "auto" });
  }

  // A search through the games of the database: each call goes on until a dozen more are shown, or all were looked through.
  function gameSearch(path, thumbs, searched) {
    let after = 0, shown = 0, busy = false;
    return async () => {
      if (busy) return;
      if (after === null) { showFrom(thumbs.parentElement); return; }
      busy = true;
      const before = shown, until = shown + 12, part = () => (before ? thumbs.children[before] : thumbs.parentElement);
      if (!before) showFrom(part());
      try {
        while (shown < until && after !== null) {
          const found = await get(`${path}${path.includes("?") ? "&" : "?"}after=${after}`);
          for (const one of found.games) {
            const a = document.createElement("a"), words = document.createElement("span");
            a.className = "thumb";
            a.href = `/games/${one.game}/${one.move}`;
            a.innerHTML = one.picture;  // our own drawing
            words.textContent = `${one.title}, move ${one.move}`;
            a.append(words);
            thumbs.append(a);
          }
          shown += found.games.length;
          after = found.left ? found.after || null : null;
          searched.textContent = after ? `${found.left.toLocaleString("en")} games left to look through` : "all games were looked through";
        }
        if (!shown) searched.textContent = "in none of these games";
        if (shown > before) showFrom(part());
      } catch (error) { say(error.message, true); }
      busy = false;
    };
  }

  const form = document.getElementById("who-form");
  form.addEventListener("submit", (event) => { event.preventDefault(); document.getElementById("who").blur(); });
  document.getElementById("who").addEventListener("change", (event) => {
    document.cookie = `katachi_who=${encodeURIComponent(event.target.value)}; path=/; SameSite=Strict; max-age=31536000`;
    say(`Decisions are yours, ${event.target.value || "whoever you are"}.`);
  });
  return { say, post, get, page, keys, gameSearch };
})();
