// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import NibReader
internal import UIKit

// Fonts whose canvas differs from a device.

extension CanvasSystem {
  /// Sets a view's font to the font of the canvas, if that differs from a device's.
  ///
  /// Stored widths of `boldSystem` are those of the bold face; devices use semibold. Xcode 9 draws the first title style with
  /// 26 points.
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
