// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An immutable colour with an alpha value.
public final class CGColor: Hashable, Sendable {
  /// The components in their colour space, alpha last; each 0…1.
  private let values: [CGFloat]
  private let space: CGColorSpace
  /// What is drawn in place of the colour.
  public let pattern: CGPattern?

  /// The same colour as gamma-encoded sRGB, as commits carry it.
  ///
  /// A pattern is clear: who can draw it asks for it.
  package let rgba: RGBAColor
  /// The colour in which a pattern is drawn that has none itself.
  let stencil: RGBAColor

  private init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.pattern = pattern
    let alpha = Float(values[values.count - 1])
    if values.count == 1 {
      stencil = RGBAColor(red: 0, green: 0, blue: 0, alpha: alpha)
    } else if values.count == 2 {
      stencil = RGBAColor(red: Float(values[0]), green: Float(values[0]), blue: Float(values[0]), alpha: alpha)
    } else {
      let shown =
        space.base == .deviceP3 ? DisplayP3.srgb(values[0], values[1], values[2]) : (values[0], values[1], values[2])
      stencil = RGBAColor(red: Float(shown.0), green: Float(shown.1), blue: Float(shown.2), alpha: alpha)
    }
    rgba = pattern == nil ? stencil : RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// Creates an sRGB colour; components are 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceRGB, values: [red, green, blue, alpha])
  }

  /// Creates an sRGB colour; components are 0…1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour in the space Display P3, which it keeps; components are 0…1.
  package convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceP3, values: [red, green, blue, alpha])
  }

  /// Creates a grey; components are 0…1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .deviceGray, values: [gray, alpha])
  }

  /// Creates a grey; components are 0…1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without any opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// Creates a colour from as many components as the space has, and an alpha value.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    self.init(space: space, values: values)
  }

  /// Creates a colour that draws a pattern.
  ///
  /// - Parameters:
  ///   - space: A pattern's space.
  ///   - components: The alpha value; before it, for a pattern without colours, those of its colour.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    self.init(space: space, values: values, pattern: pattern)
  }

  package convenience init(rgba: RGBAColor) {
    self.init(
      red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue), alpha: CGFloat(rgba.alpha))
  }

  /// The components, alpha last.
  public var components: [CGFloat]? { values }

  /// How many components there are, alpha counted.
  public var numberOfComponents: Int { values.count }

  /// The space in which the components are to be read.
  public var colorSpace: CGColorSpace? { space }

  package var isDisplayP3: Bool { space == .deviceP3 }

  /// The alpha value, 0…1.
  public var alpha: CGFloat { values[values.count - 1] }

  /// The same colour with another alpha value.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
  }

  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.space == right.space && left.values == right.values && left.pattern === right.pattern)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
