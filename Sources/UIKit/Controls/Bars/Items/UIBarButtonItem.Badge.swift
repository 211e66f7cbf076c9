// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// What a corner of an item says: a number, a word, or that there is something.
  @preconcurrency @MainActor public final class Badge: NSObject, @preconcurrency NSCopying {
    /// What is written; `nil` for a dot.
    public let stringValue: String?
    /// Defaults to `nil`: red.
    public var backgroundColor: UIColor?
    /// Defaults to `nil`: white.
    public var foregroundColor: UIColor?
    /// Defaults to `nil`: the system's, small and semibold.
    public var font: UIFont?

    private init(_ stringValue: String?) {
      self.stringValue = stringValue
      super.init()
    }

    /// A number.
    public static func count(_ count: Int) -> Badge { Badge(String(count)) }

    /// A word.
    public static func string(_ stringValue: String) -> Badge { Badge(stringValue) }

    /// A dot.
    public static func indicator() -> Badge { Badge(nil) }

    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Badge(stringValue)
      (copy.backgroundColor, copy.foregroundColor, copy.font) = (backgroundColor, foregroundColor, font)
      return copy
    }
  }
}

/// A badge on the corner of a bar's button. Its sizes and place are chosen.
@MainActor final class BarBadgeView: UIView {
  private static let height: CGFloat = 18
  private static let dot: CGFloat = 10
  private static let padding: CGFloat = 5
  private let label = UILabel()

  init(_ badge: UIBarButtonItem.Badge) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = badge.backgroundColor ?? .systemRed
    label.text = badge.stringValue
    label.textColor = badge.foregroundColor ?? .white
    label.font = badge.font ?? .systemFont(ofSize: 12, weight: .semibold)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    let text = label.intrinsicContentSize
    bounds.size =
      badge.stringValue == nil
      ? CGSize(width: Self.dot, height: Self.dot)
      : CGSize(
        width: max((text.width + 2 * Self.padding).rounded(.up), Self.height), height: max(Self.height, text.height))
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("Badges are made by bars only") }
}
