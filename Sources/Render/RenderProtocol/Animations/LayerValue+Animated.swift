// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension LayerValue {
  /// The numbers of a value that is made of some: x before y, width before height, a matrix row by row; `nil` for others.
  var numbers: [Double]? {
    switch self {
    case .number(let value): [value]
    case .fraction(let value): [Double(value)]
    case .flag(let value): [value ? 1 : 0]
    case .point(let value): [value.x, value.y]
    case .size(let value): [value.width, value.height]
    case .rect(let value): [value.origin.x, value.origin.y, value.size.width, value.size.height]
    case .matrix(let value): value.entries
    default: nil
    }
  }

  /// The value of the same form that an animation made of this one. Widths and heights of rectangles are 0 or more.
  func animated(to value: AnimatedValue, within limit: NumberLimit) -> LayerValue {
    switch (self, value) {
    case (.number, .numbers(let numbers)): .number(CGFloat(limit.clamp(numbers[0])))
    case (.fraction, .numbers(let numbers)): .fraction(Float(limit.clamp(numbers[0])))
    case (.flag, .numbers(let numbers)): .flag(numbers[0] >= 0.5)
    case (.point, .numbers(let numbers)): .point(CGPoint(x: numbers[0], y: numbers[1]))
    case (.size, .numbers(let numbers)): .size(CGSize(width: numbers[0], height: numbers[1]))
    case (.rect, .numbers(let numbers)):
      .rect(CGRect(x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0)))
    case (.matrix, .numbers(let numbers)): .matrix(LayerTransform(entries: numbers))
    case (.color, .color(let color)): .color(color ?? .clear)
    case (.optionalColor, .color(let color)): .optionalColor(color)
    case (.path, .path(let path)): .path(path)
    case (.contents, .contents(let contents)): .contents(contents)
    default: self
    }
  }
}

extension AnimatedValue {
  /// A layer's value as animations have it; `nil` for what cannot be animated.
  init?(_ value: LayerValue) {
    switch value {
    case .color(let color): self = .color(color)
    case .optionalColor(let color): self = .color(color)
    case .path(let path): self = .path(path)
    case .contents(let contents): self = .contents(contents)
    default:
      guard let numbers = value.numbers else { return nil }
      self = .numbers(numbers)
    }
  }
}
