// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension AnimatedValue {
  /// The value at a share of the way to another, for a property of some kind.
  ///
  /// Values that do not go together (lists of different lengths, paths of different elements, contents) change half way.
  /// A share beyond 0…1 goes on in the same direction.
  package func mixed(with other: AnimatedValue, share: Double, isMatrix: Bool = false) -> AnimatedValue {
    if share == 0 || self == other { return self }
    if share == 1 { return other }
    switch (self, other) {
    case (.numbers(let from), .numbers(let to)) where from.count == to.count:
      if isMatrix, from.count == 16 {
        let mixed = LayerTransform(entries: from).mixed(with: LayerTransform(entries: to), share: share)
        return .numbers(mixed.entries)
      }
      return .numbers(zip(from, to).map { $0 + ($1 - $0) * share })
    case (.color(let from), .color(let to)):
      // What is not there has the other's colour, without alpha: nothing goes through black.
      guard let start = from ?? to?.withoutAlpha, let end = to ?? from?.withoutAlpha else { return self }
      return .color(start.mixed(with: end, share: share))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).map { $0.mixed(with: $1, share: share) })
    case (.path(let from?), .path(let to?)):
      if let path = from.mixed(with: to, share: share) { return .path(path) }
    default: break
    }
    return share < 0.5 ? self : other
  }

  /// This value on top of another, or alone where the two cannot be added.
  func added(to other: AnimatedValue, isMatrix: Bool) -> AnimatedValue {
    switch (self, other) {
    case (.numbers(let value), .numbers(let below)) where value.count == below.count:
      if isMatrix, value.count == 16 {
        let product = Matrix4(LayerTransform(entries: value)).concatenating(
          Matrix4(LayerTransform(entries: below)))
        return .numbers(LayerTransform(product).entries)
      }
      return .numbers(zip(value, below).map { $0 + $1 })
    case (.color(let value), .color(let below)):
      guard let value else { return other }
      guard let below else { return self }
      return .color(below.adding(value))
    case (.colors(let value), .colors(let below)) where value.count == below.count:
      return .colors(zip(value, below).map { $1.adding($0) })
    default:
      return self
    }
  }

  /// What added changes nothing; `nil` where values cannot be added.
  func nothing(isMatrix: Bool) -> AnimatedValue? {
    switch self {
    case .numbers(let numbers):
      .numbers(isMatrix ? LayerTransform.identity.entries : Array(repeating: 0, count: numbers.count))
    case .color: .color(.clear)
    case .colors(let colors): .colors(Array(repeating: .clear, count: colors.count))
    case .path, .contents: nil
    }
  }
}

extension RGBAColor {
  fileprivate var withoutAlpha: RGBAColor { RGBAColor(red: red, green: green, blue: blue, alpha: 0) }

  fileprivate func mixed(with other: RGBAColor, share: Double) -> RGBAColor {
    func mix(_ from: Float, _ to: Float) -> Float { Float(Double(from) + (Double(to) - Double(from)) * share) }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: min(max(mix(alpha, other.alpha), 0), 1))
  }

  fileprivate func adding(_ other: RGBAColor) -> RGBAColor {
    RGBAColor(
      red: red + other.red, green: green + other.green, blue: blue + other.blue,
      alpha: min(max(alpha + other.alpha, 0), 1))
  }
}

extension LayerTransform {
  /// The matrix at a share of the way to another, by its parts; entry by entry where one of them flattens everything.
  package func mixed(with other: LayerTransform, share: Double) -> LayerTransform {
    let from = MatrixParts(Matrix4(self))
    let to = MatrixParts(Matrix4(other))
    if from.isFlat || to.isFlat {
      return LayerTransform(entries: zip(entries, other.entries).map { $0 + ($1 - $0) * share })
    }
    return LayerTransform(from.mixed(with: to, share: share).matrix)
  }
}

extension CGPath {
  /// Each point at a share of the way to its twin; `nil` where the elements differ.
  fileprivate func mixed(with other: CGPath, share: Double) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * CGFloat(share), y: from.y + (to.y - from.y) * CGFloat(share))
    }
    var mixed: [Element] = []
    mixed.reserveCapacity(elements.count)
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let from), .move(let to)): mixed.append(.move(mix(from, to)))
      case (.line(let from), .line(let to)): mixed.append(.line(mix(from, to)))
      case (.quadCurve(let control, let end), .quadCurve(let otherControl, let otherEnd)):
        mixed.append(.quadCurve(control: mix(control, otherControl), end: mix(end, otherEnd)))
      case (.curve(let first, let second, let end), .curve(let otherFirst, let otherSecond, let otherEnd)):
        mixed.append(
          .curve(control1: mix(first, otherFirst), control2: mix(second, otherSecond), end: mix(end, otherEnd)))
      case (.close, .close): mixed.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: mixed)
  }
}
