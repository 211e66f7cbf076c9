// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Keeps the first page up to date while somebody looks at it: asks for it again and takes over the cards that changed.

/** Milliseconds between an answer and the next question. */
const pause = 1000;
const list = document.querySelector(".apps");
const lost = document.querySelector(".lost");
let timer = 0;
let isAsking = false;

/** What the server would show now; `null` where it shows something else. */
async function ask() {
  const answer = await fetch("/", { cache: "no-store" });
  if (!answer.ok || answer.redirected) return null;
  return new DOMParser().parseFromString(await answer.text(), "text/html").querySelector(".apps");
}

/** Pictures are there before they are shown, so that nothing flickers. One that does not come is no reason to wait. */
async function load(node) {
  await Promise.allSettled([...node.querySelectorAll("img")].map((image) => image.decode()));
}

async function update(fresh) {
  const cards = [...fresh.children].map((card) => document.adoptNode(card));
  const old = [...list.children];
  const isSame = cards.length === old.length
    && cards.every((card, index) => card.dataset.app === old[index].dataset.app);
  const changed = cards.filter((card, index) => !isSame || card.outerHTML !== old[index].outerHTML);
  await Promise.all(changed.map(load));
  if (!isSame) return list.replaceChildren(...cards);
  for (const card of changed) {
    const shown = old[cards.indexOf(card)];
    shown.dataset.state = card.dataset.state;
    // The link stays: it may have the focus, or a finger on it.
    shown.firstElementChild.replaceChildren(...card.firstElementChild.childNodes);
  }
}

async function follow() {
  clearTimeout(timer);
  if (isAsking || document.hidden) return;
  isAsking = true;
  try {
    const fresh = await ask();
    if (fresh) await update(fresh);
    lost.hidden = true;
  } catch {
    lost.hidden = false;
  }
  isAsking = false;
  if (!document.hidden) timer = setTimeout(follow, pause);
}

document.addEventListener("visibilitychange", follow);
// Coming back to the page does not load it anew.
window.addEventListener("pageshow", follow);
