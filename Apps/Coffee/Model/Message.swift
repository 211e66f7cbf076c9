// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Something that the café has to tell.
struct Message: Hashable {
  var symbol: String
  var title: String
  var text: String

  static let all = [
    Message(
      symbol: "star.fill", title: "Twelve stars, thirteen to go",
      text: "Thirteen more and the next syrup, shot or splash of oat milk is on us."),
    Message(
      symbol: "cup.and.saucer.fill", title: "Bring your own cup",
      text: "Any size, any shape. It saves a lid and brings two stars with every drink."),
    Message(
      symbol: "moon.fill", title: "Open late on Thursdays",
      text: "Half Moon stays up with you: readings, records and decaf until eleven."),
  ]
}
