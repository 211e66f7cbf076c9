// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A shadow under text.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
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
