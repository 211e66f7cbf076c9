// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIButton {
  /// What tapping a button means for people.
  public enum Role: Int, Sendable {
    case normal = 0
    /// What is most likely wanted: its title is bolder.
    case primary = 1
    /// Gives up, with nothing changed.
    case cancel = 2
    /// Loses something: red where others have the tint.
    case destructive = 3
  }

  /// The colour in place of the tint where the role has one.
  var roleTint: UIColor { role == .destructive ? .systemRed : tintColor }

  func inRole(_ font: UIFont) -> UIFont {
    role == .primary ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
  }
}
