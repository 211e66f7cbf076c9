// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a number of stars buys.
struct Reward: Hashable {
  var points: Int
  var description: String

  static let all = [
    Reward(points: 25, description: "Another shot, a dash of syrup, or milk from oats"),
    Reward(points: 50, description: "A small coffee, a cookie or a slice of toast"),
    Reward(points: 150, description: "Any drink made by hand, or a warm breakfast"),
    Reward(points: 250, description: "A salad, a sandwich or a box of four pastries"),
    Reward(points: 400, description: "A bag of beans, or a mug to drink from them"),
  ]
}
