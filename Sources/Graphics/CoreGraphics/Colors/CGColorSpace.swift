// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How colour components are to be read. Everything is shown in sRGB; grey values are expanded to it.
public final class CGColorSpace: Hashable, Sendable {
  /// What the kit calls the space.
  package let label: String
  /// How many components a colour has, alpha not counted.
  public let numberOfComponents: Int
  /// How the colours are to be read of patterns that have none themselves.
  private let patternBase: CGColorSpace?

  package init(label: String, numberOfComponents: Int) {
    self.label = label
    self.numberOfComponents = numberOfComponents
    patternBase = nil
  }

  /// Creates a space for patterns.
  ///
  /// - Parameter baseSpace: How the colours of patterns without colours are to be read; `nil` for those with colours.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    label = "pattern"
    numberOfComponents = baseSpace?.numberOfComponents ?? 0
    patternBase = baseSpace
  }

  /// How components are to be read: a pattern's space hands them on.
  var base: CGColorSpace { label == "pattern" ? patternBase ?? .deviceRGB : self }

  package static let deviceRGB = CGColorSpace(label: "sRGB", numberOfComponents: 3)
  package static let deviceP3 = CGColorSpace(label: "Display P3", numberOfComponents: 3)
  package static let deviceGray = CGColorSpace(label: "gray", numberOfComponents: 1)

  /// The name of the colour space of the screen and of most pictures.
  public nonisolated(unsafe) static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of the space of screens that show more saturated colours. It is kept until something is drawn; what lies
  /// outside of sRGB is then as saturated as sRGB has it.
  public nonisolated(unsafe) static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  /// The name of the colour space of grey values with sRGB-like brightness.
  public nonisolated(unsafe) static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// Creates the space of the given name, or `nil` for one that cannot be shown faithfully.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB: self.init(label: CGColorSpace.deviceRGB.label, numberOfComponents: 3)
    case Self.displayP3: self.init(label: CGColorSpace.deviceP3.label, numberOfComponents: 3)
    case Self.genericGrayGamma2_2: self.init(label: CGColorSpace.deviceGray.label, numberOfComponents: 1)
    default: return nil
    }
  }

  /// Whether the space has colours that sRGB lacks.
  public var isWideGamutRGB: Bool { numberOfComponents == 3 && label == "Display P3" }

  /// The name that the space is created by; `nil` for a space for patterns.
  public var name: CFString? {
    switch label {
    case Self.deviceRGB.label: Self.sRGB
    case Self.deviceP3.label: Self.displayP3
    case Self.deviceGray.label: Self.genericGrayGamma2_2
    default: nil
    }
  }

  /// What the components of colours mean.
  public var model: CGColorSpaceModel {
    if label == "pattern" { return .pattern }
    return numberOfComponents == 1 ? .monochrome : .rgb
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.label == right.label && left.patternBase == right.patternBase
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(label) }
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
