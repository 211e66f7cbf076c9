// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Expressions that are hard on the type checker, as apps and their tests have them. The target is compiled with a bound on the
// checker's steps, so that overloads which the kit adds are noticed: on a device's SDK every one of these compiles.

public import UIKit

/// Arrays of comparisons of `CGFloat`, literals and points, and arithmetic that mixes them.
@MainActor public enum Expressions {
  public static func compare(_ a: CGRect, _ p: CGPoint, _ r: CGRect, _ q: CGPoint) -> Bool {
    [a.origin.x == 10, p.y <= r.minX + 2, CGPoint(x: 1, y: 2) == q, a.width == 20, r.height >= 3].allSatisfy { $0 }
  }

  public static func compareMore(_ a: CGPoint, _ p: CGPoint, _ r: CGRect, _ q: CGPoint) -> [Bool] {
    [
      a.x == 10, p.y <= r.minX + 2, CGPoint(x: 1, y: 2) == q, a.x == 10.5 / 2, abs(a.x - 10) < 0.5, r.width == 20,
      r.size == CGSize(width: 20, height: 30 - a.y), -a.y == 4, r.maxX - 3 > q.y * 2, q.x != 0,
      r == CGRect(x: 0, y: 0, width: 1, height: 2),
    ]
  }

  public static func compareViews(_ v: UIView, _ w: UIView) -> Bool {
    [
      v.frame.origin.x == 10, v.center.y <= w.frame.minX + 2, CGPoint(x: 1, y: 2) == w.center,
      v.bounds.width == w.bounds.width - 2 * 8, v.alpha == 0.5, v.tag == 3, v.backgroundColor == .red,
      w.frame == CGRect(x: 0, y: 0, width: 10, height: v.bounds.height / 2),
    ].allSatisfy { $0 }
  }

  public static func negated(_ a: CGPoint, _ r: CGRect) -> [Bool] {
    [a.x == 10, a.y <= r.minX + 2, a == CGPoint(x: 1, y: 2), r.minY == -1, r.midX < 1 + 2 * 3].map { !$0 }
  }

  public static func named(_ a: CGPoint, _ r: CGRect) -> [(Bool, String)] {
    [
      (a.x == 10, "a"), (a.y <= r.minX + 2, "b"), (a == CGPoint(x: 1, y: 2), "c"), (r.minY == -1 - a.x, "d"),
    ]
  }

  public static func inside(_ a: CGPoint, _ r: CGRect) -> Bool {
    a.x > r.minX && a.x < r.maxX - 2 && (a.y > r.minY + 1 || a.y < r.maxY) && !(a.x == 3 && a.y == 4) && a != .zero
  }

  public static func lists(_ x: CGFloat, _ y: CGFloat) -> Bool {
    let a = [x, y]
    return [a[0] == 1, a[1] >= 2 - y, a == [1, 2], a.map { $0 * 2 } == [x * 2, 4], x...y ~= 3].allSatisfy { $0 }
  }

  public static func sum(_ a: CGRect, _ i: Int, _ s: CGFloat) -> CGFloat {
    a.minX + a.width / 2 - 16 * CGFloat(i) + (s > 0 ? 8 : 4.5) - max(0, s - 2) * 0.5
  }

  public static func column(_ v: UIView, _ n: Int) -> CGFloat {
    v.bounds.width - 2 * 16 - CGFloat(n - 1) * 8 - v.safeAreaInsets.left - v.safeAreaInsets.right + 1
      / UIScreen.main.scale
  }

  public static func frame(_ v: UIView, _ i: Int, _ g: CGFloat) -> [CGRect] {
    [
      CGRect(
        x: 10 + 2 * CGFloat(i), y: v.bounds.height / 2 - 10, width: v.bounds.width - 2 * 10 - 5,
        height: 20 + (i == 0 ? 1 : 2)),
      CGRect(
        origin: CGPoint(x: v.frame.midX - (g + 10) / 2, y: CGFloat(i / 3) * (g + 4) + 2),
        size: CGSize(width: g * 1.5, height: -g + 2 * v.frame.height)),
    ]
  }

  public static func insets(_ v: UIView, _ i: Int) -> UIEdgeInsets {
    UIEdgeInsets(
      top: 1 + 2 * 3, left: -v.bounds.width + 8, bottom: i > 1 ? 1 : 2.5, right: -(v.bounds.height - 4) / 2)
  }

  public static func distance(_ a: CGPoint, _ b: CGPoint, _ d: Double) -> Double {
    let flat = sqrt(pow(a.x - b.x, 2) + pow(a.y - b.y, 2)) + sin(a.x * .pi / 180) * cos(b.y) - abs(a.y - b.x)
    return sqrt(pow(Double(a.x - b.x), 2) + pow(Double(a.y - b.y), 2)) * d / 2 + Double(flat) * 0.5
  }

  public static func progress(_ s: UIScrollView) -> CGFloat {
    max(min(s.contentOffset.y + s.adjustedContentInset.top, s.contentSize.height - s.bounds.height), 0)
      / max(1, s.contentSize.height - s.bounds.height + 2)
  }

  public static func color(_ h: UInt32, _ i: Int) -> [UIColor] {
    [
      UIColor(
        red: CGFloat((h & 0xFF0000) >> 16) / 255.0, green: CGFloat((h & 0x00FF00) >> 8) / 255.0,
        blue: CGFloat(h & 0x0000FF) / 255.0, alpha: 1.0)
    ]
  }

  public static func choice(_ a: CGFloat, _ b: Bool, _ c: CGFloat?) -> CGFloat {
    (b ? a * 2 : -a / 3) + (c ?? 4) * (b ? 1 : 0.5) - (a > 3 ? 1.5 : a < 1 ? 2 : 0)
  }

  public static func text(_ a: CGFloat, _ i: Int, _ n: String?) -> String {
    "a" + String(Int(a * 10)) + ", " + "\(i + 1)" + (n ?? "") + (i > 1 ? "s" : "") + String(format: "%.1f", a)
  }

  public static func attributes(_ c: UIColor, _ f: UIFont) -> [NSAttributedString.Key: Any] {
    [
      .font: f, .foregroundColor: c.withAlphaComponent(0.5 + 0.2), .kern: 1.5 * 2, .baselineOffset: -f.descender / 2,
      .paragraphStyle: NSMutableParagraphStyle(),
    ]
  }

  public static func sorted(_ v: [UIView]) -> [UIView] {
    v.sorted { $0.frame.minY == $1.frame.minY ? $0.frame.minX < $1.frame.minX : $0.frame.minY < $1.frame.minY }
  }

  public static func total(_ v: [UIView], _ s: CGFloat) -> CGFloat {
    v.map { $0.bounds.height + s }.reduce(0, +) - s + v.reduce(0) { $0 + $1.bounds.width / 2 - 1 }
  }

  public static func constraints(_ v: UIView, _ w: UIView) -> [NSLayoutConstraint] {
    [
      v.topAnchor.constraint(equalTo: w.topAnchor, constant: 8 * 2),
      v.leadingAnchor.constraint(equalTo: w.leadingAnchor, constant: -w.bounds.width / 2 + 4),
      v.widthAnchor.constraint(equalTo: w.widthAnchor, multiplier: 1 / 3, constant: -2 * 8),
      v.heightAnchor.constraint(equalToConstant: w.bounds.height - 2 * 16 + 1),
    ]
  }

  public static func transform(_ p: CGFloat, _ v: UIView) -> CGAffineTransform {
    CGAffineTransform(translationX: (1 - p) * v.bounds.width / 2 + 4, y: -p * 10)
      .scaledBy(x: 1 - p * 0.2, y: 1 - 0.2 * p).rotated(by: -.pi / 4 * p + 0.1)
  }

  public static func mixed(_ a: Double, _ b: Int, _ c: CGFloat, _ d: Float, _ v: UIView) -> CGFloat {
    let plain = CGFloat(a) * 2 + CGFloat(b) / 3 - c * CGFloat(d) + CGFloat(a * Double(b)) - 1.5
    return plain + v.bounds.width * a - a / 2 + v.bounds.height + 2 * a
  }

  public static func steps(_ i: Int, _ n: Int, _ h: CGFloat) -> [CGFloat] {
    (0..<n * 2 - 1).map { CGFloat($0) * h / CGFloat(n - 1) + 2 }.filter { $0 > h / 2 - 1 && Int($0) % 2 == i }
  }

  public static func optional(_ v: UIView?, _ w: UIView?) -> CGFloat {
    (v?.frame.maxY ?? 0) + (w?.bounds.height ?? 44) / 2 - (v?.superview?.bounds.minX ?? -1) * 2
  }

  public static func move(_ v: UIView, _ p: CGPoint) {
    v.frame.origin.x += (p.x - v.frame.width / 2) * 0.5 - 1
    v.bounds.size.width -= 2 * p.y + 3
    v.alpha *= 1 - abs(p.x) / v.bounds.width
  }
}
