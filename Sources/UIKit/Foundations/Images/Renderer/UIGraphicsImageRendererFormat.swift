// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How image renderers make pictures.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that is drawn, in points.
  open internal(set) var bounds = CGRect.zero

  public override required init() {
    super.init()
  }

  /// A format for the main screen.
  open class func `default`() -> Self { Self() }

  /// A format for the screen that is used.
  open class func preferred() -> Self { Self() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// How image renderers make bitmaps. Colours are always sRGB of 8 bits.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point. Defaults to the screen's.
  open var scale: CGFloat = AmbientTraits.scale()

  /// Whether pictures have no transparency. Defaults to `false`.
  open var opaque = false
  /// Which colours are kept: pictures have eight bits of sRGB a component here, whatever it says. Defaults to `automatic`.
  open var preferredRange = Range.automatic
  /// The same as `preferredRange` said before iOS 12.
  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

  /// Which colours a picture keeps.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// A format with the scale that the traits say.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.scale = scale
    copy.opaque = opaque
    return copy
  }
}
