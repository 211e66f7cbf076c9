// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGPath {
  /// Creates a closed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  /// Creates the ellipse that fits into `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

  /// Creates a rectangle with elliptic corners, each at most half as wide and high as the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init {
      $0.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    }
  }

  private convenience init(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    self.init(elements: path.elements)
  }

  /// An immutable copy.
  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  /// An immutable copy with all points mapped.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return copy() }
    return applying(transform)
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(elements: elements)
  }

  /// A copy with all points mapped that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: transform.map { copy in elements.map { $0.applying(copy.pointee) } } ?? elements)
  }

  /// The same outline with all points mapped.
  package func applying(_ transform: CGAffineTransform) -> CGPath {
    CGPath(elements: transform.isIdentity ? elements : elements.map { $0.applying(transform) })
  }
}
