// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Shows the results that stand in the page. Names and texts come from anybody's tests, so none becomes markup.
"use strict";
(() => {
  let report = JSON.parse(document.getElementById("results").textContent);
  const list = document.querySelector("nav ul");
  const main = document.querySelector("main");
  const modes = ["Side by side", "Slider", "Blink", "Difference"];
  const zooms = [0, 1, 2, 4, 8, 16];
  const state = {
    filter: undefined, search: "", shown: [], current: -1, mode: 0, zoom: 0, share: 50, blink: false, frames: false,
  };
  let blinking = null;

  function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
      else if (value !== null && value !== undefined) element.setAttribute(key, value);
    }
    element.append(...children.filter((child) => child !== null && child !== undefined));
    return element;
  }

  // Where a kept file is: in the page, or beside it.
  const address = (path) => report.files?.[path] ?? path;

  const fullName = (test) => (test.suite ? `${test.suite}/${test.test}` : test.test);
  const isGood = (test) => test.status === "passed" || test.status === "skipped";

  // The list

  function filters() {
    const counts = new Map();
    for (const test of report.tests) counts.set(test.status, (counts.get(test.status) ?? 0) + 1);
    const wanted = [["All", null, report.tests.length]];
    for (const [status, count] of counts) wanted.push([status, status, count]);
    if (state.filter === undefined) state.filter = report.tests.some((test) => !isGood(test)) ? "bad" : null;
    if (report.tests.some((test) => !isGood(test))) {
      wanted.splice(1, 0, ["not good", "bad", report.tests.filter((test) => !isGood(test)).length]);
    }
    const place = document.querySelector(".filters");
    place.replaceChildren();
    for (const [words, filter, count] of wanted) {
      const button = make("button", {
        type: "button", "aria-pressed": String(state.filter === filter),
        onclick: () => {
          state.filter = filter;
          for (const other of place.querySelectorAll("button")) {
            other.setAttribute("aria-pressed", String(other === button));
          }
          showList();
        },
      }, `${words} ${count}`);
      place.append(button);
    }
    place.append(make("input", {
      type: "search", placeholder: "Find a test", "aria-label": "Find a test", value: state.search,
      oninput: (event) => { state.search = event.target.value.toLowerCase(); showList(); },
    }));
  }

  function showList() {
    state.shown = report.tests.filter((test) =>
      (state.filter === null || test.status === state.filter || (state.filter === "bad" && !isGood(test)))
      && `${test.target}.${fullName(test)}`.toLowerCase().includes(state.search));
    list.replaceChildren(...state.shown.map((test, index) => make("li", {}, make("a", {
      href: `#${index}`, onclick: (event) => { event.preventDefault(); select(index); },
    },
    make("span", { class: `status ${test.status}` }, test.status), " ", test.test,
    make("small", {}, `${test.target}${test.suite ? "." + test.suite : ""} · ${test.seconds.toFixed(2)} s`)))));
    select(state.shown.length ? 0 : -1, false);
  }

  function select(index, focuses = true) {
    state.current = index;
    [...list.querySelectorAll("a")].forEach((link, place) => {
      if (place === index) {
        link.setAttribute("aria-current", "true");
        link.scrollIntoView({ block: "nearest" });
        if (focuses) link.focus({ preventScroll: true });
      } else link.removeAttribute("aria-current");
    });
    showTest();
  }

  // One test

  function showTest() {
    clearInterval(blinking);
    const test = state.shown[state.current];
    if (!test) { main.replaceChildren(make("p", {}, "No tests here.")); return; }
    const parts = [
      make("h2", {}, fullName(test)),
      make("div", { class: "place" }, make("span", { class: `status ${test.status}` }, test.status),
        ` · ${test.target} · ${test.seconds.toFixed(2)} s`),
    ];
    if (test.skipped) parts.push(make("pre", {}, test.skipped));
    for (const failure of test.failures) parts.push(...failureParts(failure));
    if (test.attachments.length) {
      parts.push(make("h3", {}, "Attachments"));
      parts.push(make("div", { class: "attachments" }, ...test.attachments.map(attachment)));
    }
    if (test.output.length) parts.push(make("h3", {}, "Printed"), make("pre", {}, test.output.join("\n")));
    main.replaceChildren(...parts);
  }

  // The page of which lines ran has no script, and would not be let run one.
  function showCoverage() {
    main.replaceChildren(make("iframe", {
      title: "Coverage", sandbox: "", srcdoc: report.coverage.page, style: "width: 100%; height: 80vh; border: 0",
    }));
  }

  function attachment(file) {
    const isPicture = ["public.png", "public.jpeg"].includes(file.type);
    return make("figure", {}, make("figcaption", {}, file.name), make(
      "a", { href: address(file.path), download: report.files?.[file.path] ? file.name : null },
      isPicture ? make("img", { src: address(file.path), alt: file.name }) : file.name));
  }

  function failureParts(failure) {
    const place = failure.file ? make("div", { class: "place" }, `${failure.file}:${failure.line}`) : null;
    const snapshot = failure.snapshot;
    if (!snapshot) return [make("h3", {}, "Failure"), place, make("pre", {}, failure.message)].filter(Boolean);
    const title = snapshot.isRecorded && !snapshot.found ? "is recorded" : "differs from its reference";
    const parts = [
      make("h3", {}, `“${snapshot.name}” ${title}`), place,
      snapshot.words ? make("p", {}, snapshot.words) : null,
      snapshot.explanation ? make("ul", { class: "why", "aria-label": "Why" },
        ...snapshot.explanation.map((line) => make("li", {}, line))) : null,
      make("div", { class: "place" }, snapshot.reference),
    ].filter(Boolean);
    if (snapshot.expectedText !== undefined && snapshot.foundText !== undefined) {
      parts.push(textDifference(snapshot.expectedText, snapshot.foundText));
    } else if (snapshot.expected && snapshot.found) parts.push(...pictureParts(snapshot));
    return parts;
  }

  // Pictures

  function pictureParts(snapshot) {
    const stage = make("div", { class: "stage", tabindex: "0", "aria-label": "The pictures" });
    const tools = make("div", { class: "tools" });
    const draw = () => { drawTools(tools, draw, snapshot.views); drawStage(stage, snapshot, draw); };
    draw();
    return [tools, stage];
  }

  function drawTools(tools, draw, views) {
    const choice = (words, isOn, set, name) => make("button", {
      type: "button", "aria-pressed": String(isOn), "data-name": name,
      onclick: () => { set(); draw(); tools.querySelector(`[data-name=${name}]`)?.focus(); },
    }, words);
    tools.replaceChildren(
      make("div", { role: "group", "aria-label": "How the pictures are compared" },
        ...modes.map((words, mode) => choice(words, state.mode === mode, () => { state.mode = mode; }, `mode${mode}`))),
      make("div", { role: "group", "aria-label": "Zoom" },
        ...zooms.map((zoom) => choice(
          zoom ? `${zoom}×` : "Points", state.zoom === zoom, () => { state.zoom = zoom; }, `zoom${zoom}`))));
    if (!views) return;
    tools.append(make("div", { role: "group", "aria-label": "What is drawn over them" },
      choice("Changed views", state.frames, () => { state.frames = !state.frames; }, "frames")));
  }

  function picture(source, words) {
    const image = make("img", { src: address(source), alt: words, draggable: "false" });
    const size = () => {
      // Points: three pixels each, as on a phone. Else so many of the screen's pixels for each of the picture's.
      const factor = state.zoom === 0 ? 1 / 3 : state.zoom / (window.devicePixelRatio || 1);
      image.width = Math.max(1, Math.round(image.naturalWidth * factor));
    };
    if (image.complete && image.naturalWidth) size(); else image.addEventListener("load", size);
    return image;
  }

  function sheet(words, ...images) {
    const kind = state.zoom > 1 ? "sheet pixels" : "sheet";
    return make("figure", {}, make("figcaption", {}, words), make("div", { class: kind }, ...images));
  }

  // Outlines of the views that differ, where they were or where they are; in parts of the picture, so that they follow
  // its size.
  function outline(figure, views, side) {
    const image = figure.querySelector("img");
    const place = () => {
      for (const view of views ?? []) {
        const frame = view[side];
        if (!frame || !image.naturalWidth) continue;
        const [width, height] = [image.naturalWidth, image.naturalHeight];
        const share = [frame[0] / width, frame[1] / height, frame[2] / width, frame[3] / height]
          .map((part) => `${part * 100}%`);
        figure.querySelector(".sheet").append(make("div", {
          class: "outline", title: view.name,
          style: `left: ${share[0]}; top: ${share[1]}; width: ${share[2]}; height: ${share[3]}`,
        }));
      }
    };
    if (!state.frames) return figure;
    if (image.complete && image.naturalWidth) place(); else image.addEventListener("load", place);
    return figure;
  }

  function drawStage(stage, snapshot) {
    clearInterval(blinking);
    const expected = () => picture(snapshot.expected, "expected");
    const found = () => picture(snapshot.found, "found");
    const pictures = make("div", { class: "pictures" });
    const parts = [pictures];
    if (state.mode === 0) {
      const outlined = (words, image, side) => outline(sheet(words, image), snapshot.views, side);
      pictures.append(outlined("expected", expected(), "old"), outlined("found", found(), "new"));
      if (snapshot.difference) {
        pictures.append(outlined("difference", picture(snapshot.difference, "difference"), "new"));
      }
    } else if (state.mode === 1) {
      const over = found();
      const handle = make("div", { class: "handle" });
      const figure = sheet("expected left of the line, found right of it", expected(), over, handle);
      const range = make("input", {
        type: "range", min: "0", max: "100", value: String(state.share), "aria-label": "Where the line is",
      });
      const move = (share) => {
        state.share = Math.min(100, Math.max(0, share));
        range.value = String(state.share);
        over.style.clipPath = `inset(0 0 0 ${state.share}%)`;
        handle.style.left = `${state.share}%`;
      };
      range.addEventListener("input", () => move(Number(range.value)));
      const box = figure.querySelector(".sheet");
      box.classList.add("over");
      const follow = (event) => {
        const area = box.getBoundingClientRect();
        move(((event.clientX - area.left) / area.width) * 100);
      };
      box.addEventListener("pointerdown", (event) => { box.setPointerCapture(event.pointerId); follow(event); });
      box.addEventListener("pointermove", (event) => { if (event.buttons) follow(event); });
      move(state.share);
      pictures.append(figure);
      parts.unshift(range);
    } else if (state.mode === 2) {
      const over = found();
      const caption = sheet("", expected(), over);
      const show = (isFound) => {
        state.blink = isFound;
        over.style.visibility = isFound ? "visible" : "hidden";
        caption.querySelector("figcaption").textContent = isFound ? "found" : "expected";
      };
      show(false);
      pictures.append(caption);
      parts.unshift(make("button", { type: "button", onclick: () => show(!state.blink) }, "Swap"));
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
        blinking = setInterval(() => show(!state.blink), 700);
      }
    } else {
      pictures.append(snapshot.difference
        ? outline(sheet("changed pixels in red", picture(snapshot.difference, "difference")), snapshot.views, "new")
        : make("p", {}, "The pictures have different sizes."));
    }
    stage.replaceChildren(...parts);
  }

  // Texts

  function textDifference(expected, found) {
    const [left, right] = [expected.split("\n"), found.split("\n")];
    const lines = [];
    const kinds = { "+": "added", "-": "removed", " ": "" };
    const add = (mark, line) => lines.push(make("span", { class: kinds[mark] }, `${mark} ${line}`));
    let [start, end] = [0, 0];
    while (start < Math.min(left.length, right.length) && left[start] === right[start]) start += 1;
    while (end < Math.min(left.length, right.length) - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
    left.slice(Math.max(0, start - 3), start).forEach((line) => add(" ", line));
    left.slice(start, left.length - end).forEach((line) => add("-", line));
    right.slice(start, right.length - end).forEach((line) => add("+", line));
    left.slice(left.length - end, left.length - end + 3).forEach((line) => add(" ", line));
    return make("pre", { class: "diff", "aria-label": "Lines that differ" }, ...lines);
  }

  // Keys

  document.addEventListener("keydown", (event) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.target.matches("input")) return;
    const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
    if (step && !(event.target.matches(".stage") && event.key.startsWith("Arrow"))) {
      const next = state.current + step;
      if (next >= 0 && next < state.shown.length) select(next);
      event.preventDefault();
      return;
    }
    if (event.key === "v") state.frames = !state.frames;
    else if (event.key >= "1" && event.key <= String(modes.length)) state.mode = Number(event.key) - 1;
    else if (event.key === "+" || event.key === "-") {
      const place = zooms.indexOf(state.zoom) + (event.key === "+" ? 1 : -1);
      state.zoom = zooms[Math.min(zooms.length - 1, Math.max(0, place))];
    } else return;
    showTest();
    event.preventDefault();
  });

  // News: who watches writes a script beside the page, which hands newer results over. Who looks at a test goes on
  // looking at it.

  function show() {
    const summary = document.querySelector("header p");
    summary.textContent = report.summary;
    if (report.coverage) {
      summary.append(" ", make("button", { type: "button", onclick: showCoverage }, report.coverage.summary));
    }
    filters();
    showList();
  }

  globalThis.tesseraReport = (newer) => {
    if (newer.version === report.version) return;
    const key = (test) => (test ? `${test.target}.${fullName(test)}` : "");
    const [seen, place] = [key(state.shown[state.current]), main.scrollTop];
    report = newer;
    show();
    const index = state.shown.findIndex((test) => key(test) === seen);
    if (index > 0) select(index, false);
    main.scrollTop = place;
  };

  function look() {
    const script = make("script", { src: `news.js?${Date.now()}` });
    for (const end of ["load", "error"]) script.addEventListener(end, () => script.remove());
    document.head.append(script);
  }

  show();
  if (report.version) setInterval(look, 1000);
})();
