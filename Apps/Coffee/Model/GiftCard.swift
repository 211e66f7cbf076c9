// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A card to give to somebody.
struct GiftCard: Hashable {
  enum Motif: Hashable {
    case sun, rings, hearts, confetti, hills, moons
  }

  var title: String
  var motif: Motif
  /// The colours of its ground, from top to bottom, as bytes of red, green and blue.
  var top: Int
  var bottom: Int

  static let sections: [(title: String, cards: [GiftCard])] = [
    (
      "Thank you",
      [
        GiftCard(title: "Thanks a latte", motif: .hearts, top: 0xD9A066, bottom: 0x8C5A2B),
        GiftCard(title: "You are the sun", motif: .sun, top: 0xFFC457, bottom: 0xF2705E),
      ]
    ),
    (
      "Birthday",
      [
        GiftCard(title: "Another round", motif: .rings, top: 0x21B573, bottom: 0x07563A),
        GiftCard(title: "Hip hip", motif: .confetti, top: 0x7D6BFF, bottom: 0xC94FA6),
      ]
    ),
    (
      "Any day",
      [
        GiftCard(title: "Somewhere green", motif: .hills, top: 0x9AD7E8, bottom: 0x2F8F83),
        GiftCard(title: "Good night", motif: .moons, top: 0x27306B, bottom: 0x0F1434),
      ]
    ),
  ]
}

extension UIColor {
  /// An opaque colour of three bytes.
  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: 1)
  }
}
