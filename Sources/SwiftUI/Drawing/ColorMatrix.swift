// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What the colours of a view become: each row gives red, green or blue from red, green, blue and 1.
struct ColorMatrix: Equatable {
  /// Sixteen numbers, row by row; the last row is that of the identity.
  var entries: [Double]

  static let identity = ColorMatrix(entries: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])

  private init(entries: [Double]) { self.entries = entries }

  private init(_ rows: [Double]) { entries = rows + [0, 0, 0, 1] }

  /// Colours less or more colourful: 0 grey, 1 as they are.
  ///
  /// The weights of the channels are those of the standard for filters on the web, which name the brightness of sRGB.
  static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    let rest = 1 - amount
    return ColorMatrix([
      r * rest + amount, g * rest, b * rest, 0,
      r * rest, g * rest + amount, b * rest, 0,
      r * rest, g * rest, b * rest + amount, 0,
    ])
  }

  /// Colours turned about the axis of greys, by an angle in radians; their brightness stays.
  static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (r, g, b) = (0.213, 0.715, 0.072)
    let (c, s) = (cos(angle), sin(angle))
    return ColorMatrix([
      r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0,
      r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0,
      r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0,
    ])
  }

  /// Each channel times a factor, and then more by a constant.
  static func channels(_ factors: (Double, Double, Double), plus constant: Double = 0) -> ColorMatrix {
    ColorMatrix([
      factors.0, 0, 0, constant, 0, factors.1, 0, constant, 0, 0, factors.2, constant,
    ])
  }

  /// This matrix and then another one.
  func followed(by next: ColorMatrix) -> ColorMatrix {
    guard self != .identity else { return next }
    var product = Array(repeating: 0.0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        product[4 * row + column] = (0..<4).reduce(0) { $0 + next.entries[4 * row + $1] * entries[4 * $1 + column] }
      }
    }
    return ColorMatrix(entries: product)
  }
}
