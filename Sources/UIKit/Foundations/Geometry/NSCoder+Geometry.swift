// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Geometry as text, in the form of UIKit: `{{0, 1}, {2, 3}}`.

extension NSCoder {
  /// `{x, y}`
  public class func string(for point: CGPoint) -> String { braced(point.x, point.y) }

  /// `{width, height}`
  public class func string(for size: CGSize) -> String { braced(size.width, size.height) }

  /// `{dx, dy}`
  public class func string(for vector: CGVector) -> String { braced(vector.dx, vector.dy) }

  /// `{{x, y}, {width, height}}`
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// `{top, left, bottom, right}`
  public class func string(for insets: UIEdgeInsets) -> String {
    braced(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// `{top, leading, bottom, trailing}`
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braced(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// `{horizontal, vertical}`
  public class func string(for offset: UIOffset) -> String { braced(offset.horizontal, offset.vertical) }

  /// `[a, b, c, d, tx, ty]`
  public class func string(for transform: CGAffineTransform) -> String {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(numbers.map(\.shortText).joined(separator: ", "))]"
  }

  /// Zero for a text that is no point.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(in: string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// Zero for a text that is no size.
  public class func cgSize(for string: String) -> CGSize {
    numbers(in: string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// Zero for a text that is no vector.
  public class func cgVector(for string: String) -> CGVector {
    numbers(in: string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Zero for a text that is no rectangle.
  public class func cgRect(for string: String) -> CGRect {
    numbers(in: string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// Zero for a text that is no insets.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(in: string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// Zero for a text that is no insets.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(in: string, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Zero for a text that is no offset.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(in: string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// The identity for a text that is no transform.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(in: string, 6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
      ?? .identity
  }

  private class func braced(_ numbers: CGFloat...) -> String {
    "{\(numbers.map(\.shortText).joined(separator: ", "))}"
  }

  private class func numbers(in string: String, _ count: Int) -> [CGFloat]? {
    let parts = string.split { "{}[], \t\n".contains($0) }.map { Double($0) }
    let numbers = parts.compactMap { $0 }.filter(\.isFinite).map { CGFloat($0) }
    return parts.count == count && numbers.count == count ? numbers : nil
  }
}
