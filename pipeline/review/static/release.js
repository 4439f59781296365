// The release page: begins a release, and asks how far it is until it has ended.
"use strict";
(() => {
  const form = document.getElementById("make");
  const outcome = document.getElementById("outcome");
  const ready = document.getElementById("release").dataset.ready === "1";
  const LOOKS = { passed: "accepted", done: "accepted", allowed: "deferred", failed: "rejected", running: "edited" };
  let wasRunning = false, timer = 0;
  const button = (name) => form.querySelector(`[data-do=${name}]`);

  function show(found) {
    const told = found.progress;
    for (const step of told ? told.steps : []) {
      const item = document.querySelector(`[data-step="${step.name}"]`);
      const badge = item.querySelector(".badge"), bar = item.querySelector("progress");
      item.dataset.state = step.state;
      badge.textContent = step.state;
      badge.className = `badge ${LOOKS[step.state] || "open"}`;
      bar.hidden = step.state !== "running";
      if (step.total) { bar.max = step.total; bar.value = step.done; } else bar.removeAttribute("value");
      const words = item.querySelector(".told");
      words.dataset.asks ??= words.textContent;
      words.textContent = step.state === "running" && step.total ? `${step.done} of ${step.total}` : step.told || words.dataset.asks;
    }
    button("make").disabled = found.running;
    button("stop").disabled = !found.running;
    if (found.running) { outcome.className = "effect"; outcome.textContent = `Release ${told ? told.version : ""} is being made ...`; return; }
    const isFresh = found.code !== null;
    if (isFresh && found.code === 0) { outcome.className = "effect up"; outcome.textContent = `Made: ${told.message}`; }
    else if (isFresh && told?.state === "interrupted") { outcome.className = "effect"; outcome.textContent = "Stopped. What was done is kept: making it again goes on."; }
    else if (isFresh) { outcome.className = "effect down"; outcome.textContent = found.said || told?.message || "it ended"; }
    else if (told && told.state !== "running") { outcome.className = told.state === "done" ? "effect up" : "effect down"; outcome.textContent = `Release ${told.version}, ${told.state}: ${told.message}`; }
  }

  async function look() {
    clearTimeout(timer);
    try {
      const found = await katachi.get("/api/release");
      show(found);
      const settled = found.preview.ready || found.preview.error;
      // what is drawn is the server's: the page comes anew when there is something new to draw
      if (wasRunning && !found.running && found.code === 0) { location.reload(); return; }
      if (!ready && settled && !found.running) { location.reload(); return; }
      wasRunning = found.running;
      if (found.running || !settled) timer = setTimeout(look, 600);
    } catch (error) { katachi.say(error.message, true); timer = setTimeout(look, 3000); }
  }

  async function make() {
    if (button("make").disabled) return;
    button("make").disabled = true;
    const given = new FormData(form), allow = {};
    for (const [name, why] of given) if (name.startsWith("why-") && why.trim()) allow[name.slice(4)] = why.trim();
    try {
      await katachi.post("/api/release", { version: given.get("version").trim(), signature: given.get("signature").trim(), allow });
      wasRunning = true;
    } catch (error) { katachi.say(error.message, true); button("make").disabled = false; }
    look();
  }

  async function stop() {
    if (button("stop").disabled) return;
    try { await katachi.post("/api/release/stop", {}); katachi.say("Stopping. Making it again goes on."); } catch (error) { katachi.say(error.message, true); }
    look();
  }

  form.addEventListener("submit", (event) => { event.preventDefault(); make(); });
  button("stop").addEventListener("click", stop);
  katachi.keys((key) => { if (key === "g") make(); else if (key === "s") stop(); else return false; return true; });
  look();
})();
