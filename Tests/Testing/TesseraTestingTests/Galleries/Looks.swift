// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import UIKit

/// How a gallery is looked at, besides in the light.
enum Look: String, CaseIterable, Sendable, CustomStringConvertible {
  case light, dark, mirrored, largest

  /// The name of a picture; the one in the light has no ending.
  func name(_ base: String) -> String { self == .light ? base : "\(base)-\(rawValue)" }

  @MainActor func screen(_ device: TestDevice = .iPhone16, scale: CGFloat = 1) -> TestScreen {
    TestScreen(
      device, appearance: self == .dark ? .dark : .light,
      textSize: self == .largest ? .accessibilityExtraExtraExtraLarge : .large, scale: scale)
  }

  /// Shows a controller, read from right to left where the look is that.
  @MainActor func show(_ controller: UIViewController, on screen: TestScreen) {
    if self == .mirrored { controller.traitOverrides.layoutDirection = .rightToLeft }
    screen.show(controller)
  }

  var description: String { rawValue }
}
