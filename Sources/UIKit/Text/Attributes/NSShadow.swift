// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A shadow under text.
open class NSShadow: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  private let foundationMark = FoundationMark()
  /// Points to the right and down. Defaults to zero.
  open var shadowOffset = CGSize.zero
  /// In points; 0, the default, is a sharp shadow.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`. Defaults to black at a third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() {
    super.init()
  }

  open class var supportsSecureCoding: Bool { true }

  /// Reads a shadow from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset.width = CGFloat(coder.decodeDouble(forKey: "NSShadowHoriz"))
    shadowOffset.height = CGFloat(coder.decodeDouble(forKey: "NSShadowVert"))
    shadowBlurRadius = CGFloat(coder.decodeDouble(forKey: "NSShadowBlurRadius"))
    shadowColor =
      coder.containsValue(forKey: "NSShadowColor")
      ? coder.decodeObject(of: UIColor.self, forKey: "NSShadowColor") : nil
  }

  /// Writes the shadow into an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    copy.shadowOffset = shadowOffset
    copy.shadowBlurRadius = shadowBlurRadius
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
      && (shadowColor as? UIColor) == (other.shadowColor as? UIColor)
  }

  open override var hash: Int { shadowOffset.width.hashValue ^ shadowBlurRadius.hashValue }
}
