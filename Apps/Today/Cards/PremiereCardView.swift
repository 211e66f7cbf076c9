// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A world premiere: the picture fills the card, with a caption at its foot.
final class PremiereCardView: CardView {
  private let captionLabel = UILabel(
    font: Typeface.font(16, .semibold, like: .callout, upTo: 26), color: Palette.onPicture)

  override func show(_ story: Story) {
    super.show(story)
    captionLabel.text = story.caption
  }

  override func assemble() {
    super.assemble()
    categoryLabel.alpha = 0.7
    placeHeading()
    addSubview(captionLabel)
    wrap(captionLabel)
    captionLabel.bottomAnchor.constraint(equalTo: page.bottomAnchor).isActive = true
  }
}
