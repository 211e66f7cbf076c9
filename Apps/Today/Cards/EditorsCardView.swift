// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// From the editors: a light picture with dark type, in either appearance.
final class EditorsCardView: CardView {
  override func assemble() {
    super.assemble()
    categoryLabel.textColor = Palette.quietOnPaper
    titleLabel.textColor = Palette.onPaper
    titleLabel.font = Typeface.font(24, .bold, like: .title2, upTo: 40)
    placeHeading()
  }
}
