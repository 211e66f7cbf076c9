// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Where a story's card stands, for the story to grow from and to return to.
struct CardPlace {
  /// At rest, in the window's space.
  let frame: CGRect
  /// How far the card gives way to a finger just now.
  let transform: CGAffineTransform
  /// Where its shadow falls, in points.
  let shadowOffset: CGSize
}

/// Whoever shows the card of a story that is open.
protocol StoryHome: AnyObject {
  /// `nil` while the card is out of sight.
  var placeOfOpenCard: CardPlace? { get }
  /// Says that the card has gone into its story, or is back.
  func openCardIsAway(_ isAway: Bool)
}
