// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lengths, times and springs of iOS 26's menus. Points and seconds; those not marked were measured, the palettes' and the
/// motions' on iOS 27.
enum MenuMetrics {
  static let width: CGFloat = 250
  /// The same where text has one of the sizes for accessibility; chosen.
  static let wideWidth: CGFloat = 360
  static let cornerRadius: CGFloat = 32
  /// Above the first row and below the last.
  static let padding: CGFloat = 10
  /// What a row is higher than its lines: 42 with one, 58 with a subtitle.
  static let aroundLines: CGFloat = 21
  static let subtitleSize: CGFloat = 13
  /// Of the marks beside titles.
  static let checkSize: CGFloat = 15
  static let chevronSize: CGFloat = 13
  /// Where the text of a section's title or of the menu's stands: in the middle of this height.
  static let header: CGFloat = 40.333
  static let headerTextSize: CGFloat = 13
  /// The title over a submenu.
  static let submenuHeader: CGFloat = 62
  /// Between sections, and how far in the line between them begins.
  static let sectionGap: CGFloat = 21
  static let separatorInset: CGFloat = 24
  static let greatestHeight: CGFloat = 520
  /// From text, or the chevron of a submenu, to the trailing side; chosen.
  static let trailing: CGFloat = 28
  /// The longest side of a row's picture, and how large one usually is, where text has its usual size; chosen.
  static let greatestPicture: CGFloat = 28
  static let usualPicture: CGFloat = 20
  /// How much larger than usual pictures become beside large text, at most; chosen.
  static let greatestGrowth: CGFloat = 1.6
  /// From the card's sides to the mark of the row under the finger, which is concentric with the corners.
  static let highlightInset: CGFloat = 10
  /// From cards to the sides of the screen, or its safe area; chosen.
  static let margin: CGFloat = 8

  // Cells of pictures side by side.
  static let paletteCell = CGSize(width: 42.667, height: 54)
  static let smallCell = CGSize(width: 58.333, height: 51.667)
  static let mediumCell = CGSize(width: 78, height: 77)

  /// How long a finger rests on a button that is there for its menu, and on anything else.
  static let buttonHold: TimeInterval = 0.25
  static let hold: TimeInterval = 0.5
  /// The same on a back button.
  static let backHold: TimeInterval = 0.595
  /// How long a finger or the pointer rests on a row until its submenu opens.
  static let dwell: TimeInterval = 0.525
  /// How far a finger that opened a menu moves before it is on a row.
  static let slop: CGFloat = 10

  static let opening = SpringParameters(response: 0.35, dampingRatio: 0.75)
  static let closing = SpringParameters(response: 0.49, dampingRatio: 0.8)
  static let submenuOpening = SpringParameters(response: 0.395, dampingRatio: 0.86)
  static let submenuClosing = SpringParameters(response: 0.4, dampingRatio: 1)
  /// How the card under a submenu looks.
  static let parentScale: CGFloat = 0.97
  static let parentAlpha: CGFloat = 0.5

  // A view lifted above its menu.
  static let lift = SpringParameters(response: 0.284, dampingRatio: 0.81)
  static let dimming = SpringParameters(response: 0.32, dampingRatio: 0.8)
  static let undimming = SpringParameters(response: 0.35, dampingRatio: 0.85)
  static let previewGap: CGFloat = 16
  /// The corners of an app's own preview; chosen.
  static let previewCornerRadius: CGFloat = 24

  /// How much larger a view is once it is lifted.
  static func liftedScale(_ size: CGSize) -> CGFloat {
    let side = max(size.width, size.height, 1)
    return 1 + min(0.15 * side, 26) / side
  }

  /// How dark the screen is around what was lifted.
  static func dimming(isDark: Bool) -> CGFloat { isDark ? 0.48 : 0.2 }
}

/// Where what is in a row stands, from its leading side.
struct MenuColumns: Equatable {
  var hasChecks = false
  var hasImages = false

  /// The middle of a check mark, in text of a size that is so many times the usual one.
  func check(_ growth: CGFloat) -> CGFloat { 27.7 + more(growth, 1) / 2 }

  /// The middle of a picture. With check marks it was measured on iOS 27 only, as are 15 points more.
  func image(_ growth: CGFloat) -> CGFloat {
    hasChecks ? 51.2 + more(growth, 1.5) : 36.2 + more(growth, 1) / 2
  }

  func title(_ growth: CGFloat) -> CGFloat {
    switch (hasChecks, hasImages) {
    case (false, false): 28
    case (true, false): 40 + more(growth, 1)
    case (false, true): 60 + more(growth, 1)
    case (true, true): 75 + more(growth, 2)
    }
  }

  /// What so many columns of pictures take more than usual where text is larger.
  private func more(_ growth: CGFloat, _ count: CGFloat) -> CGFloat {
    max(growth - 1, 0) * MenuMetrics.usualPicture * count
  }
}

extension SpringParameters {
  /// Lets views spring to how `changes` leaves them.
  @MainActor func animate(_ changes: () -> Void, completion: (() -> Void)? = nil) {
    UIView.runBlock(
      duration: settlingDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      pace: .spring(self), animations: changes, completion: { _ in completion?() })
  }
}
