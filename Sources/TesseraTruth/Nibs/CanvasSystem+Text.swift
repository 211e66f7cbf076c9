// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import UIKit

// The fonts that the canvas's system has for what a file says.

extension CanvasSystem {
  /// Gives a view the font that the canvas has for what its element says, where it is another than a device's.
  ///
  /// Widths stored for `boldSystem` are those of the bold face, where devices have the semibold one. Xcode 9 has 26 points for
  /// the first style of titles.
  @MainActor func setFont(of view: UIView, _ element: NibElement) {
    guard version < 26, let description = element.child(key: "fontDescription") else { return }
    if description["type"] == "boldSystem" {
      change(view, element) { .systemFont(ofSize: $0.pointSize, weight: .bold) }
    } else if version == 11, description["style"] == "UICTFontTextStyleTitle1" {
      change(view, element) { $0.withSize(26) }
    }
  }

  @MainActor private func change(_ view: UIView, _ element: NibElement, _ font: (UIFont) -> UIFont) {
    switch view {
    case let label as UILabel where element.child(key: "attributedText") == nil: label.font = label.font.map(font)
    case let field as UITextField: field.font = field.font.map(font)
    case let button as UIButton where button.configuration == nil:
      button.titleLabel?.font = button.titleLabel?.font.map(font)
    case let view as UITextView: view.font = view.font.map(font)
    default: break
    }
  }
}
