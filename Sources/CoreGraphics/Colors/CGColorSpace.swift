// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How colour components are to be read. Everything is shown in sRGB; grey values are expanded to it.
public final class CGColorSpace: Hashable, Sendable {
  package let name: String
  /// How many components a colour has, alpha not counted.
  public let numberOfComponents: Int
  /// How the colours are to be read of patterns that have none themselves.
  private let patternBase: CGColorSpace?

  package init(name: String, numberOfComponents: Int) {
    self.name = name
    self.numberOfComponents = numberOfComponents
    patternBase = nil
  }

  /// Creates a space for patterns.
  ///
  /// - Parameter baseSpace: How the colours of patterns without colours are to be read; `nil` for those with colours.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    name = "pattern"
    numberOfComponents = baseSpace?.numberOfComponents ?? 0
    patternBase = baseSpace
  }

  /// How components are to be read: a pattern's space hands them on.
  var base: CGColorSpace { name == "pattern" ? patternBase ?? .deviceRGB : self }

  package static let deviceRGB = CGColorSpace(name: "sRGB", numberOfComponents: 3)
  package static let deviceP3 = CGColorSpace(name: "Display P3", numberOfComponents: 3)
  package static let deviceGray = CGColorSpace(name: "gray", numberOfComponents: 1)

  /// The name of the colour space of the screen and of most pictures.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of the space of screens that show more saturated colours. It is kept until something is drawn; what lies
  /// outside of sRGB is then as saturated as sRGB has it.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// The name of the colour space of grey values with sRGB-like brightness.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Creates the space of the given name, or `nil` for one that cannot be shown faithfully.
  public convenience init?(name: String) {
    switch name {
    case Self.sRGB: self.init(name: CGColorSpace.deviceRGB.name, numberOfComponents: 3)
    case Self.displayP3: self.init(name: CGColorSpace.deviceP3.name, numberOfComponents: 3)
    case Self.genericGrayGamma2_2: self.init(name: CGColorSpace.deviceGray.name, numberOfComponents: 1)
    default: return nil
    }
  }

  /// What the components of colours mean.
  public var model: CGColorSpaceModel {
    if name == "pattern" { return .pattern }
    return numberOfComponents == 1 ? .monochrome : .rgb
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.patternBase == right.patternBase
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// What the components of a space's colours mean.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
  case cmyk = 2
  case lab = 3
  case deviceN = 4
  case indexed = 5
  case pattern = 6
  case XYZ = 7
}

/// The colour space of the screen's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The colour space of grey values.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
