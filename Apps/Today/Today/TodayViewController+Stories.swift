// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension TodayViewController: StoryHome {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    openStory(at: indexPath)
  }

  /// Lets a card grow into its story.
  func openStory(at indexPath: IndexPath) {
    guard presentedViewController == nil else { return }
    openCard = indexPath
    present(StoryViewController(story: story(at: indexPath), home: self), animated: true)
  }

  var placeOfOpenCard: CardPlace? {
    view.layoutIfNeeded()
    guard let openCard = openCard, let cell = collectionView.cellForItem(at: openCard),
      let attributes = collectionView.layoutAttributesForItem(at: openCard)
    else { return nil }
    let margin = CardView.margin
    let frame = collectionView.convert(attributes.frame.insetBy(dx: margin, dy: margin), to: nil)
    guard frame.intersects(view.convert(view.bounds, to: nil)) else { return nil }
    // A card that has just been tapped may still give way, and the story begins so.
    let transform = cell.layer.presentation()?.affineTransform() ?? cell.transform
    return CardPlace(frame: frame, transform: transform, shadowOffset: shadowOffset)
  }

  func openCardIsAway(_ isAway: Bool) {
    awayCard = isAway ? openCard : nil
  }
}
