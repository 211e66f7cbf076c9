// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIFont {
  /// How wide the system font's letters are.
  public struct Width: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The system font with narrower or wider letters. Those of the standard width are drawn by so much narrower or wider, where
  /// iOS has letters that were drawn for it.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    let font = systemFont(ofSize: fontSize, weight: weight)
    guard width != .standard else { return font }
    let factor = min(max(1 + width.rawValue, 0.5), 2)
    return UIFont(
      descriptor: font.fontDescriptor.withMatrix(CGAffineTransform(scaleX: factor, y: 1)), size: fontSize)
  }
}
