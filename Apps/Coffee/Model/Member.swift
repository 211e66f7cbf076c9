// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Who carries the card.
struct Member: Hashable {
  var name: String
  /// Stars that can be spent.
  var stars: Int
  /// What the card's code says, sixteen digits.
  var cardNumber: String

  static let sample = Member(name: "Robin", stars: 12, cardNumber: "6046110288374925")
}
