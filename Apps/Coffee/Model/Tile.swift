// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Something that the first screen recommends.
struct Tile: Hashable {
  var picture: String
  /// What the picture shows, for those who don't see it.
  var pictureDescription: String
  var title: String
  var subtitle: String

  static let all = [
    Tile(
      picture: "summer", pictureDescription: "Cold brew and an orange cooler at sunset",
      title: "Long evenings, tall glasses",
      subtitle: "Slow cold brew with sweet cream, and a peach and orange cooler. Both are back until September."),
    Tile(
      picture: "latte", pictureDescription: "A latte seen from above, with a heart in its milk",
      title: "A heart in every cup",
      subtitle: "Our house espresso under silky oat milk. The third one this week brings five stars."),
    Tile(
      picture: "origin", pictureDescription: "A bag of beans before green hills",
      title: "New beans: Half Moon Hill",
      subtitle:
        "Grown in the shade at 1,800 metres; notes of apricot, honey and black tea. Ground for you at the counter."),
    Tile(
      picture: "evening", pictureDescription: "A mug of coffee on a table at night",
      title: "For late readers",
      subtitle: "Half of the caffeine, all of the chapter. Decaf drinks are a star cheaper after eight."),
  ]
}
