// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// What a value is in words. Lists have a name first: `(shape (M 0 0 L 9 9) …)`; what is missing is `none`.

extension LayerValue {
  package var nodes: [TextNode] {
    switch self {
    case .number(let value): words(Double(value))
    case .fraction(let value): [.word("\(value)")]
    case .flag(let value): [.word("\(value)")]
    case .point(let value): words(value.x, value.y)
    case .size(let value): words(value.width, value.height)
    case .rect(let value): value.nodes
    case .matrix(.identity): [.word("identity")]
    case .matrix(let value): value.entries.map { .word(figures($0)) }
    case .color(let value): [value.node]
    case .optionalColor(let value): [value?.node ?? .none]
    case .path(let value): [value?.node ?? .none]
    case .contents(let value): [value.node]
    case .gravity(let value): [.word("\(value)")]
    case .filter(let value): [.word("\(value)")]
    case .corners(let value): [.word("\(value.rawValue)")]
    case .layer(let value): [value.map { .word("\($0.rawValue)") } ?? .none]
    case .layers(let value): value.map { .word("\($0.rawValue)") }
    case .accessibility(let value): [value?.node ?? .none]
    case .text(let value): [.quoted(value)]
    case .animations(let value): value.map(\.node)
    case .timing(let value): [value.node]
    }
  }
}

extension TextNode {
  static let none = TextNode.word("none")
}

extension CGRect {
  fileprivate var nodes: [TextNode] { words(minX, minY, width, height) }
}

extension RGBAColor {
  /// Eight hexadecimal digits where they are exact, else four numbers.
  fileprivate var node: TextNode {
    let parts = [red, green, blue, alpha]
    let bytes = parts.map { ($0 * 255).rounded() }
    guard zip(parts, bytes).allSatisfy({ $0 == $1 / 255 && 0...255 ~= $1 }) else {
      return .list("rgba", parts.map { .word("\($0)") })
    }
    let digits = bytes.map { byte in
      let text = String(Int(byte), radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return .word("#" + digits.joined())
  }
}

extension CGPath {
  fileprivate var node: TextNode {
    func words(_ letter: String, _ points: CGPoint...) -> [TextNode] {
      [.word(letter)] + points.flatMap { [.word(figures($0.x)), .word(figures($0.y))] }
    }
    return .list(
      elements.flatMap { element in
        switch element {
        case .move(let point): words("M", point)
        case .line(let point): words("L", point)
        case .quadCurve(let control, let end): words("Q", control, end)
        case .curve(let first, let second, let end): words("C", first, second, end)
        case .close: words("Z")
        }
      })
  }
}

extension LayerContents {
  fileprivate var node: TextNode {
    switch self {
    case .none: return .none
    case .image(let identifier, let width, let height):
      return .list("image", [.word(String(identifier.rawValue, radix: 16))] + words(Double(width), Double(height)))
    case .tintedImage(let identifier, let width, let height, let tint):
      return .list(
        "tinted", [.word(String(identifier.rawValue, radix: 16))] + words(Double(width), Double(height)) + [tint.node])
    case .drawing(let list): return .list("drawing", list.operations.map(\.node))
    case .shape(let shape):
      return .list(
        "shape",
        [
          shape.path.node, shape.fillColor?.node ?? .none, .word(shape.evenOdd ? "evenOdd" : "winding"),
          shape.strokeColor?.node ?? .none, shape.stroke.node,
        ] + words(shape.strokeStart, shape.strokeEnd))
    case .gradient(let gradient):
      return .list(
        "gradient",
        [.word("\(gradient.kind)"), gradient.stops.node]
          + words(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y))
    }
  }
}

extension [CGGradient.Stop] {
  fileprivate var node: TextNode { .list(flatMap { [.word(figures($0.location)), $0.color.node] }) }
}

extension DisplayList.StrokeStyle {
  fileprivate var node: TextNode {
    .list(
      words(width) + [.word("\(cap)"), .word("\(join)")] + words(miterLimit, dashPhase)
        + dashLengths.map { .word(figures($0)) })
  }
}

extension DisplayList.Operation {
  fileprivate var node: TextNode {
    func rule(_ evenOdd: Bool) -> TextNode { .word(evenOdd ? "evenOdd" : "winding") }
    switch self {
    case .save: return .word("save")
    case .restore: return .word("restore")
    case .concatenate(let value):
      return .list("concatenate", words(value.a, value.b, value.c, value.d, value.tx, value.ty))
    case .clip(let path, let evenOdd): return .list("clip", [path.node, rule(evenOdd)])
    case .setShadow(nil): return .list("shadow", [.none])
    case .setShadow(let shadow?):
      return .list("shadow", words(shadow.offset.width, shadow.offset.height, shadow.blur) + [shadow.color.node])
    case .setBlendMode(let mode): return .list("blend", [.word("\(mode)")])
    case .beginTransparencyLayer(let alpha): return .list("begin", words(alpha))
    case .endTransparencyLayer: return .word("end")
    case .fill(let path, let color, let evenOdd): return .list("fill", [path.node, color.node, rule(evenOdd)])
    case .stroke(let path, let style, let color): return .list("stroke", [path.node, style.node, color.node])
    case .clear(let rect): return .list("clear", rect.nodes)
    case .image(let image, let rect, let alpha, let interpolation):
      return .list(
        "image",
        [.word(String(image.identifier.rawValue, radix: 16))] + rect.nodes + words(alpha)
          + [.word("\(interpolation)")])
    case .linearGradient(let gradient, let start, let end, let options):
      return .list(
        "linear",
        [gradient.stops.node] + words(start.x, start.y, end.x, end.y) + [.word("\(options.rawValue)")])
    case .radialGradient(let gradient, let start, let startRadius, let end, let endRadius, let options):
      return .list(
        "radial",
        [gradient.stops.node] + words(start.x, start.y, startRadius, end.x, end.y, endRadius)
          + [.word("\(options.rawValue)")])
    case .glyphs(let run):
      return .list(
        "text",
        [.quoted(run.text), .word(run.face.name)] + words(run.size, run.origin.x, run.origin.y) + [run.color.node])
    }
  }
}

extension LayerAccessibility {
  fileprivate var node: TextNode {
    .list(
      [.word(role.isEmpty ? "none" : role), .quoted(label), .quoted(value), .quoted(hint)]
        + (isEnabled ? [] : [.word("disabled")]) + (isSelected ? [.word("selected")] : []))
  }
}

// MARK: - Animations

extension AnimationTiming {
  /// What differs from a time space that is its parent's.
  fileprivate var node: TextNode {
    var nodes: [TextNode] = []
    func add(_ name: String, _ value: Double, unless usual: Double) {
      if value != usual { nodes += [.word(name), .word(figures(value))] }
    }
    add("begin", beginTime, unless: 0)
    add("duration", duration, unless: .infinity)
    add("speed", speed, unless: 1)
    add("offset", timeOffset, unless: 0)
    add("repeat", repeatCount, unless: 1)
    add("repeatDuration", repeatDuration, unless: 0)
    if autoreverses { nodes.append(.word("autoreverses")) }
    if fill != .removed { nodes += [.word("fill"), .word("\(fill)")] }
    return .list("timing", nodes)
  }
}

extension LayerAnimation {
  fileprivate var node: TextNode {
    var nodes: [TextNode] = [.word("\(identifier)"), .word("\(property)")] + timings.map(\.node)
    nodes.append(.list("values", values.map { $0?.node ?? .word("below") }))
    if keyTimes != Self.evenKeyTimes(values.count) { nodes.append(.list("at", keyTimes.map { .word(figures($0)) })) }
    if interpolation != .linear { nodes.append(.word("\(interpolation)")) }
    if pacing != .even { nodes.append(pacing.node) }
    if !stretchPacings.isEmpty { nodes.append(.list("stretches", stretchPacings.map(\.node))) }
    if !groupPacings.isEmpty { nodes.append(.list("groups", groupPacings.map(\.node))) }
    if isAdditive { nodes.append(.word("additive")) }
    if isCumulative { nodes.append(.word("cumulative")) }
    return .list("animation", nodes)
  }
}

extension AnimatedValue {
  fileprivate var node: TextNode {
    switch self {
    case .numbers(let numbers) where numbers.count == 1: .word(figures(numbers[0]))
    case .numbers(let numbers): .list(numbers.map { .word(figures($0)) })
    case .color(let color): color?.node ?? .none
    case .colors(let colors): .list("colors", colors.map(\.node))
    case .path(let path): path?.node ?? .none
    case .contents(let contents): contents.node
    }
  }
}

extension AnimationPacing {
  fileprivate var node: TextNode {
    switch self {
    case .even: .word("even")
    case .curve(let x1, let y1, let x2, let y2): .list("curve", words(x1, y1, x2, y2))
    case .spring(let mass, let stiffness, let damping, let initialVelocity):
      .list("spring", words(mass, stiffness, damping, initialVelocity))
    }
  }
}
