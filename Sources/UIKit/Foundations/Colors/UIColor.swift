// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A colour, fixed or depending on traits.
open class UIColor: NSObject, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationMark()

  /// How the colour is found.
  enum Storage: Sendable {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// A colour that depends on traits, with another alpha value.
    case faded(UIColor, alpha: CGFloat)
  }

  // Set by the initialisers alone. One that apps cannot see must not be designated, or it would keep the others from
  // their subclasses; so it goes by `init()`.
  private(set) final var storage: Storage
  /// Where a catalog has the colour: two that are looked up are equal.
  final var catalogSet: URL?

  /// Creates a colour that shows nothing.
  public override init() {
    storage = .fixed(CGColor(gray: 0, alpha: 0))
    super.init()
  }

  /// Creates a colour that is resolved anew for each set of traits.
  @preconcurrency public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    storage = .dynamic(dynamicProvider)
    super.init()
  }

  private convenience init(_ color: UIColor, alpha: CGFloat) {
    self.init()
    storage = .faded(color, alpha: alpha)
  }

  public init(cgColor: CGColor) {
    storage = .fixed(cgColor)
    super.init()
  }

  /// Creates an sRGB colour; components are 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a colour in Display P3; components are 0…1. It stays P3 until it is drawn.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Creates a colour that draws a picture again and again, from the top left corner of what is drawn on.
  public init(patternImage image: UIImage) {
    let pattern = CGPattern(picture: image.uprightImage, size: image.size)
    let color = CGColorSpace(patternBaseSpace: nil).flatMap {
      CGColor(patternSpace: $0, pattern: pattern, components: [1])
    }
    // A picture without a size has nothing to draw.
    storage = .fixed((image.size.width > 0 && image.size.height > 0 ? color : nil) ?? CGColor(gray: 0, alpha: 0))
    super.init()
  }

  /// Creates a grey; components are 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    storage = .fixed(CGColor(gray: white, alpha: alpha))
    super.init()
  }

  /// Creates a colour from hue (in turns), saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let (red, green, blue) = HSB.rgb(hue: hue, saturation: saturation, brightness: brightness)
    storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    super.init()
  }

  /// Reads a colour from an archive: its sRGB components.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIRed") else { return nil }
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { CGFloat(coder.decodeDouble(forKey: $0)) }
    storage = .fixed(CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Writes the colour's sRGB components into an archive, under the current traits where it depends on them.
  open func encode(with coder: NSCoder) {
    let parts = srgbComponents
    for (key, value) in [
      ("UIRed", parts.red), ("UIGreen", parts.green), ("UIBlue", parts.blue), ("UIAlpha", parts.alpha),
    ] { coder.encode(Double(value), forKey: key) }
  }

  /// Creates an opaque colour from a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The colour under the given traits, no longer depending on any.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    case .faded(let color, let alpha): color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
    }
  }

  /// The colour under the given traits, for a layer.
  package func resolvedCGColor(with traits: UITraitCollection) -> CGColor {
    switch storage {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).resolvedCGColor(with: traits)
    case .faded: resolvedColor(with: traits).resolvedCGColor(with: traits)
    }
  }

  /// The colour under `UITraitCollection.current`.
  open var cgColor: CGColor {
    switch storage {
    case .fixed(let color): color
    // The current traits belong to the main thread; elsewhere nothing is specified, which looks light.
    case .dynamic, .faded: resolvedCGColor(with: AmbientTraits.current)
    }
  }

  /// The same colour with another alpha value; stays dynamic if it was.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch storage {
    case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic: UIColor(self, alpha: alpha)
    case .faded(let color, _): UIColor(color, alpha: alpha)
    }
  }

  /// The components as sRGB, each 0…1.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = srgbComponents
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return cgColor.pattern == nil
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = srgbComponents
    let hsb = HSB(red: parts.red, green: parts.green, blue: parts.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = parts.alpha
    return cgColor.pattern == nil
  }

  /// The grey of the colour; `false` where it is not a grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = srgbComponents
    guard parts.red == parts.green, parts.green == parts.blue, cgColor.pattern == nil else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  private var srgbComponents: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = cgColor
    // A pattern has no components but its alpha.
    if color.pattern != nil { return (0, 0, 0, color.alpha) }
    let values = color.components ?? [0, 0]
    if color.isDisplayP3 {
      let shown = color.rgba
      return (CGFloat(shown.red), CGFloat(shown.green), CGFloat(shown.blue), CGFloat(shown.alpha))
    }
    return values.count == 2
      ? (values[0], values[0], values[0], values[1]) : (values[0], values[1], values[2], values[3])
  }

  /// Makes this the colour that fills and strokes in the current context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour that fills in the current context.
  open func setFill() {
    let color = cgColor
    UIGraphicsGetCurrentContext()?.setFillColor(color)
  }

  /// Makes this the colour that strokes in the current context.
  open func setStroke() {
    let color = cgColor
    UIGraphicsGetCurrentContext()?.setStrokeColor(color)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (storage, other.storage) {
    case (.fixed(let left), .fixed(let right)):
      let isPlain = [left, right].allSatisfy { !$0.isDisplayP3 && $0.pattern == nil }
      // A grey is none of the colours that look like it.
      guard isPlain else { return left == right }
      return left.numberOfComponents == right.numberOfComponents && left.rgba == right.rgba
    case (.faded(let left, let alpha), .faded(let right, let otherAlpha)):
      return alpha == otherAlpha && left.isEqual(right)
    default: return catalogSet.map { $0 == other.catalogSet } ?? false
    }
  }

  open override var hash: Int {
    switch storage {
    case .fixed(let color): color.rgba.hashValue
    case .dynamic: catalogSet?.hashValue ?? ObjectIdentifier(self).hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    }
  }

  open override var description: String {
    guard case .fixed(let color) = storage else { return "UIDynamicColor" }
    if color.pattern != nil { return "UIPatternColor" }
    let parts = (color.components ?? []).map { String(format: "%g", Double($0)) }.joined(separator: " ")
    if color.isDisplayP3 { return "UIDisplayP3ColorSpace \(parts)" }
    return color.numberOfComponents == 2 ? "UIExtendedGrayColorSpace \(parts)" : "UIExtendedSRGBColorSpace \(parts)"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What `#colorLiteral(red:green:blue:alpha:)` makes.
public typealias _ColorLiteralType = UIColor
