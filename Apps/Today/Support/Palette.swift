// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The app's colours. The named ones live in the asset catalog, in a light and a dark form.
enum Palette {
  static let canvas = named("Canvas")
  static let card = named("Card")
  static let ink = named("Ink")
  static let prose = named("Prose")
  static let quiet = named("Quiet")
  static let hairline = named("Hairline")
  static let pill = named("Pill")
  static let action = named("Action")

  /// The ring behind a download's progress: a little of whatever the text colour is.
  static let track = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.22) : UIColor(white: 0, alpha: 0.12)
  }

  // On a picture the appearance makes no difference: a light picture stays light at night.
  static let onPicture = UIColor.white
  static let onPaper = UIColor(red: 0.165, green: 0.165, blue: 0.173, alpha: 1)
  static let quietOnPaper = UIColor(red: 0.518, green: 0.514, blue: 0.541, alpha: 1)
  static let actionOnPicture = UIColor(red: 0, green: 0.431, blue: 1, alpha: 1)
  static let portraitRim = UIColor(white: 0.90, alpha: 1)

  private static func named(_ name: String) -> UIColor {
    guard let color = UIColor(named: name) else {
      preconditionFailure("Assets.xcassets has no colour set named \(name)")
    }
    return color
  }
}
