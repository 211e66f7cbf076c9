// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What lies behind a button's contents. Lengths are points.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// `nil` leaves it to the kind of button.
  public var backgroundColor: UIColor?
  /// Counts where the corner style is `fixed`.
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// `nil` is the tint.
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  init() {}
}
