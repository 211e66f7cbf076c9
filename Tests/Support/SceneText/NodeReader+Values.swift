// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

// The other way round of `LayerValue+Text.swift`.

extension NodeReader {
  mutating func value(_ form: LayerValue.Form) throws -> LayerValue {
    switch form {
    case .number: return .number(try number())
    case .fraction: return .fraction(Float(try number()))
    case .flag: return .flag(try word() == "true")
    case .point: return .point(try point())
    case .size: return .size(try size())
    case .rect: return .rect(try rect())
    case .matrix: return .matrix(has("identity") ? .identity : LayerTransform(entries: try rest { try $0.number() }))
    case .color: return .color(try color())
    case .optionalColor: return .optionalColor(isNone() ? nil : try color())
    case .path: return .path(isNone() ? nil : try path())
    case .contents: return .contents(try contents())
    case .gravity: return .gravity(try name(LayerGravity.self))
    case .filter: return .filter(try name(LayerFilter.self))
    case .corners: return .corners(LayerCorners(rawValue: UInt8(try int())))
    case .layer: return .layer(isNone() ? nil : try layer())
    case .layers: return .layers(try rest { try $0.layer() })
    case .accessibility: return .accessibility(isNone() ? nil : try accessibility())
    case .text: return .text(try quoted())
    case .animations: return .animations(try rest { try $0.animation() })
    case .timing:
      guard let list = list(named: "timing") else { throw error("a timing was expected") }
      return .timing(try list.timing())
    }
  }

  mutating func layer() throws -> LayerID { LayerID(rawValue: UInt32(try int())) }

  mutating func color() throws -> RGBAColor {
    if var list = list(named: "rgba") {
      return RGBAColor(
        red: Float(try list.number()), green: Float(try list.number()), blue: Float(try list.number()),
        alpha: Float(try list.number()))
    }
    let word = try word()
    guard word.hasPrefix("#"), word.count == 7 || word.count == 9, let value = UInt32(word.dropFirst(), radix: 16)
    else { throw error("\(word) is no color") }
    let digits = word.count == 7 ? value << 8 | 255 : value
    func part(_ shift: UInt32) -> Float { Float((digits >> shift) & 255) / 255 }
    return RGBAColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  mutating func path() throws -> CGPath {
    var list = try list()
    return CGPath(
      elements: try list.rest { list in
        switch try list.word() {
        case "M": .move(try list.point())
        case "L": .line(try list.point())
        case "Q": .quadCurve(control: try list.point(), end: try list.point())
        case "C": .curve(control1: try list.point(), control2: try list.point(), end: try list.point())
        case "Z": .close
        case let word: throw list.error("\(word) is no step of a path")
        }
      })
  }

  private mutating func picture() throws -> ImageIdentifier {
    let word = try word()
    guard let value = UInt64(word, radix: 16) else { throw error("\(word) names no picture") }
    return ImageIdentifier(rawValue: value)
  }

  mutating func contents() throws -> LayerContents {
    if isNone() { return .none }
    var list = try list()
    switch try list.word() {
    case "image": return .image(try list.picture(), pixelWidth: try list.int(), pixelHeight: try list.int())
    case "tinted":
      return .tintedImage(
        try list.picture(), pixelWidth: try list.int(), pixelHeight: try list.int(), tint: try list.color())
    case "drawing": return .drawing(DisplayList(operations: try list.rest { try $0.operation() }))
    case "shape":
      return .shape(
        LayerShape(
          path: try list.path(), fillColor: list.isNone() ? nil : try list.color(), evenOdd: try list.isEvenOdd(),
          strokeColor: list.isNone() ? nil : try list.color(), stroke: try list.stroke(),
          strokeStart: try list.number(), strokeEnd: try list.number()))
    case "gradient":
      return .gradient(
        LayerGradient(
          kind: try list.name(LayerGradient.Kind.self), stops: try list.stops(), start: try list.point(),
          end: try list.point()))
    case let word: throw error("\(word) are no contents")
    }
  }

  private mutating func isEvenOdd() throws -> Bool { try word() == "evenOdd" }

  private mutating func stops() throws -> [CGGradient.Stop] {
    var list = try list()
    return try list.rest { CGGradient.Stop(location: try $0.number(), color: try $0.color()) }
  }

  private mutating func stroke() throws -> DisplayList.StrokeStyle {
    var list = try list()
    let width = try list.number()
    let caps: [String: CGLineCap] = ["butt": .butt, "round": .round, "square": .square]
    let joins: [String: CGLineJoin] = ["miter": .miter, "round": .round, "bevel": .bevel]
    guard let cap = caps[try list.word()], let join = joins[try list.word()] else { throw error("no such line") }
    return DisplayList.StrokeStyle(
      width: width, cap: cap, join: join, miterLimit: try list.number(), dashPhase: try list.number(),
      dashLengths: try list.rest { try $0.number() })
  }

  /// Text and pictures are missing: the one is each machine's own, the other would be bytes.
  private mutating func operation() throws -> DisplayList.Operation {
    if has("save") { return .save }
    if has("restore") { return .restore }
    if has("end") { return .endTransparencyLayer }
    var list = try list()
    switch try list.word() {
    case "concatenate":
      return .concatenate(
        CGAffineTransform(
          a: try list.number(), b: try list.number(), c: try list.number(), d: try list.number(),
          tx: try list.number(), ty: try list.number()))
    case "clip": return .clip(try list.path(), evenOdd: try list.isEvenOdd())
    case "shadow":
      if list.isNone() { return .setShadow(nil) }
      return .setShadow(
        DisplayList.Shadow(offset: try list.size(), blur: try list.number(), color: try list.color()))
    case "begin": return .beginTransparencyLayer(alpha: try list.number())
    case "fill": return .fill(try list.path(), color: try list.color(), evenOdd: try list.isEvenOdd())
    case "stroke": return .stroke(try list.path(), style: try list.stroke(), color: try list.color())
    case "clear": return .clear(try list.rect())
    case "linear":
      return .linearGradient(
        CGGradient(stops: try list.stops()), start: try list.point(), end: try list.point(),
        options: CGGradientDrawingOptions(rawValue: UInt32(try list.int())))
    case let word: throw error("scenes have no drawing operation \(word)")
    }
  }

  private mutating func accessibility() throws -> LayerAccessibility {
    var list = try list()
    let role = try list.word()
    var value = LayerAccessibility(
      role: role == "none" ? "" : role, label: try list.quoted(), value: try list.quoted(), hint: try list.quoted())
    value.isEnabled = !list.has("disabled")
    value.isSelected = list.has("selected")
    return value
  }

  // MARK: - Animations

  consuming func timing() throws -> AnimationTiming {
    var timing = AnimationTiming()
    while !isAtEnd {
      switch try word() {
      case "begin": timing.beginTime = try number()
      case "duration": timing.duration = try number()
      case "speed": timing.speed = try number()
      case "offset": timing.timeOffset = try number()
      case "repeat": timing.repeatCount = try number()
      case "repeatDuration": timing.repeatDuration = try number()
      case "autoreverses": timing.autoreverses = true
      case "fill": timing.fill = try name(AnimationTiming.Fill.self)
      case let word: throw error("a timing has no \(word)")
      }
    }
    return timing
  }

  private mutating func animation() throws -> LayerAnimation {
    guard var list = list(named: "animation") else { throw error("an animation was expected") }
    var animation = LayerAnimation(
      identifier: UInt32(try list.int()), property: try list.name(AnimatedProperty.self), timings: [], values: [])
    while let timing = list.list(named: "timing") { animation.timings.append(try timing.timing()) }
    guard var values = list.list(named: "values") else { throw error("an animation needs values") }
    animation.values = try values.rest { try $0.animatedValue(animation.property.kind) }
    animation.keyTimes = LayerAnimation.evenKeyTimes(animation.values.count)
    if var times = list.list(named: "at") { animation.keyTimes = try times.rest { try $0.number() } }
    while !list.isAtEnd {
      if list.has("discrete") {
        animation.interpolation = .discrete
      } else if list.has("cubic") {
        animation.interpolation = .cubic
      } else if list.has("additive") {
        animation.isAdditive = true
      } else if list.has("cumulative") {
        animation.isCumulative = true
      } else if var stretches = list.list(named: "stretches") {
        animation.stretchPacings = try stretches.rest { try $0.pacing() }
      } else if var groups = list.list(named: "groups") {
        animation.groupPacings = try groups.rest { try $0.pacing() }
      } else {
        animation.pacing = try list.pacing()
      }
    }
    return animation
  }

  private mutating func animatedValue(_ kind: AnimatedKind) throws -> AnimatedValue? {
    if has("below") { return nil }
    switch kind {
    case .numbers(1): return .numbers([try number()])
    case .numbers, .numberList:
      var list = try list()
      return .numbers(try list.rest { try $0.number() })
    case .color: return .color(isNone() ? nil : try color())
    case .colors:
      guard var list = list(named: "colors") else { throw error("colors were expected") }
      return .colors(try list.rest { try $0.color() })
    case .path: return .path(isNone() ? nil : try path())
    case .contents: return .contents(try contents())
    }
  }

  private mutating func pacing() throws -> AnimationPacing {
    if has("even") { return .even }
    if var curve = list(named: "curve") {
      return .curve(
        x1: try curve.number(), y1: try curve.number(), x2: try curve.number(), y2: try curve.number())
    }
    guard var spring = list(named: "spring") else { throw error("a pacing was expected") }
    return .spring(
      mass: try spring.number(), stiffness: try spring.number(), damping: try spring.number(),
      initialVelocity: try spring.number())
  }
}
