// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIScrollView {
  /// How the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On the axes that scroll.
    case automatic = 0
    /// On the axes that scroll.
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  /// The colour of the bars that show the place.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// What a drag does to a keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    /// The keyboard goes once a finger has come down to it; it does not follow the finger.
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// What remains of the velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
