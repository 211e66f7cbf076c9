// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the first screen says, by the time of day.
struct Greeting: Hashable {
  let text: String

  init(to name: String, at date: Date, calendar: Calendar = .current) {
    let (words, emoji) =
      switch calendar.component(.hour, from: date) {
      case 5..<12: ("Good morning", "☀️")
      case 12..<17: ("Good afternoon", "😎")
      default: ("Good evening", "🌙")
      }
    text = "\(words), \(name) \(emoji)"
  }
}
