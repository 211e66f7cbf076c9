// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// A mask that is more than one box, shape or picture: its layers as an SVG mask, of which the alpha counts.

import { placement } from "./contents.js";
import { finite, rgba, svg, svgPath } from "./css.js";
import * as fonts from "./fonts.js";

let count = 0;

/** A drawing of a mask layer and all below it, and the address by which it is used. */
export function makeMask(node, owner, source) {
  count += 1;
  const name = `mask-${count}`;
  const element = svg("svg", { class: "mask", width: 0, height: 0 });
  const mask = svg("mask", { id: name, maskUnits: "userSpaceOnUse", x: -1e5, y: -1e5, width: 2e5, height: 2e5 });
  mask.style.maskType = "alpha";
  const space = svg("g", { transform: `translate(${finite(-owner.bounds.x)} ${finite(-owner.bounds.y)})` });
  space.append(drawLayer(node, source, name));
  mask.append(space);
  element.append(mask);
  return { element, image: `url(#${name})` };
}

function drawLayer(node, source, name) {
  const { layer, tree, identifier } = node;
  const { bounds, anchorPoint, position, transform } = layer;
  const group = svg("g");
  if (layer.isHidden || !(layer.opacity > 0)) return group;
  const [x, y] = [anchorPoint.x * bounds.width, anchorPoint.y * bounds.height];
  const flat = transform ? [0, 1, 4, 5, 12, 13].map((index) => finite(transform[index])) : [1, 0, 0, 1, 0, 0];
  group.setAttribute("transform", `translate(${finite(position.x)} ${finite(position.y)}) matrix(${flat.join(" ")}) ` +
    `translate(${finite(-x)} ${finite(-y)})`);
  if (layer.opacity < 1) group.setAttribute("opacity", finite(layer.opacity));
  const box = {
    width: finite(bounds.width), height: finite(bounds.height), rx: finite(Math.max(0, layer.cornerRadius)),
  };
  let inner = group;
  if (layer.masksToBounds) {
    const clip = svg("clipPath", { id: `${name}-${identifier}` });
    clip.append(svg("rect", box));
    inner = svg("g", { "clip-path": `url(#${name}-${identifier})` });
    group.append(clip, inner);
  }
  if (layer.backgroundColor) inner.append(svg("rect", { ...box, fill: rgba(layer.backgroundColor) }));
  drawContents(inner, layer, source, `${name}-${identifier}-fill`);
  const scrolled = svg("g", { transform: `translate(${finite(-bounds.x)} ${finite(-bounds.y)})` });
  for (const each of layer.sublayers) scrolled.append(drawLayer(tree.node(each), source, name));
  inner.append(scrolled);
  if (layer.borderWidth > 0) {
    const half = layer.borderWidth / 2;
    group.append(svg("rect", {
      x: half, y: half, width: finite(Math.max(0, bounds.width - 2 * half)),
      height: finite(Math.max(0, bounds.height - 2 * half)), rx: finite(Math.max(0, layer.cornerRadius - half)),
      fill: "none", stroke: rgba(layer.borderColor), "stroke-width": layer.borderWidth,
    }));
  }
  return group;
}

function drawContents(group, layer, source, fillName) {
  const { contents, bounds, contentsScale } = layer;
  switch (contents.kind) {
    case "shape": {
      const path = svg("path", { d: svgPath(contents.path, -bounds.x, -bounds.y) });
      path.setAttribute("fill", contents.fill ? rgba(contents.fill) : "none");
      if (contents.evenOdd) path.setAttribute("fill-rule", "evenodd");
      if (contents.strokeColor) {
        path.setAttribute("stroke", rgba(contents.strokeColor));
        path.setAttribute("stroke-width", finite(contents.stroke.width));
        path.setAttribute("stroke-linecap", contents.stroke.cap);
        path.setAttribute("stroke-linejoin", contents.stroke.join);
        if (contents.strokeStart > 0 || contents.strokeEnd < 1) {
          path.setAttribute("pathLength", 1);
          const length = Math.max(0, contents.strokeEnd - contents.strokeStart);
          path.setAttribute("stroke-dasharray", `0 ${finite(contents.strokeStart)} ${finite(length)} 2`);
        }
      }
      group.append(path);
      break;
    }
    case "image":
    case "tinted": {
      const scale = contentsScale > 0 ? contentsScale : 1;
      const box = placement(layer, contents.width / scale, contents.height / scale);
      group.append(svg("image", {
        href: source.imageAddress(contents.image), x: finite(box.x), y: finite(box.y), width: finite(box.width),
        height: finite(box.height), preserveAspectRatio: "none",
      }));
      break;
    }
    case "gradient": group.append(...gradientFill(contents, bounds, fillName)); break;
    case "drawing":
      for (const operation of contents.operations) {
        if (operation.kind === "fill") {
          group.append(svg("path", { d: svgPath(operation.path), fill: rgba(operation.color) }));
        } else if (operation.kind === "glyphs") {
          group.append(textOf(operation.run));
        }
      }
      break;
  }
}

/** A gradient and the box that it fills; SVG has none that goes around a point, of which the first color stands in. */
function gradientFill(gradient, { width, height }, name) {
  const [x1, y1] = [gradient.start.x * width, gradient.start.y * height];
  const [x2, y2] = [gradient.end.x * width, gradient.end.y * height];
  const fill = gradient.type === "radial"
    ? svg("radialGradient", {
      id: name, gradientUnits: "userSpaceOnUse", cx: 0, cy: 0, r: 1,
      gradientTransform: `translate(${finite(x1)} ${finite(y1)}) ` +
        `scale(${finite(Math.abs(x2 - x1))} ${finite(Math.abs(y2 - y1))})`,
    })
    : svg("linearGradient", {
      id: name, gradientUnits: "userSpaceOnUse", x1: finite(x1), y1: finite(y1), x2: finite(x2), y2: finite(y2),
    });
  const stops = [...gradient.stops].sort((a, b) => a.location - b.location);
  for (const { location, color } of gradient.type === "conic" ? stops.slice(0, 1) : stops) {
    fill.append(svg("stop", { offset: finite(location), "stop-color": rgba(color) }));
  }
  return [fill, svg("rect", { width: finite(width), height: finite(height), fill: `url(#${name})` })];
}

function textOf(run) {
  const text = svg("text", { x: finite(run.origin.x), y: finite(run.origin.y), fill: rgba(run.color) });
  text.style.fontFamily = fonts.family(run.face);
  text.style.fontSize = `${run.size}px`;
  text.style.letterSpacing = `${run.tracking}px`;
  if (run.features) text.style.fontFeatureSettings = run.features;
  text.style.whiteSpace = "pre";
  text.textContent = run.text;
  fonts.load(run.face);
  return text;
}
