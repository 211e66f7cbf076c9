// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionLayoutCore
import Foundation

extension LayoutOutline {
  /// A line for each box: how deep it is, what it is, where, and what was declared of it.
  var lines: [String] { boxes.map(\.line) }

  /// The lines of one role.
  func lines(_ role: Role) -> [String] { boxes.filter { $0.role == role }.map(\.line) }
}

extension LayoutOutline.Box {
  var line: String {
    var words = [String(repeating: "  ", count: depth) + "\(role)"]
    if !kind.isEmpty { words.append("‘\(kind)’") }
    if !items.isEmpty { words.append(items.count == 1 ? "[\(items.lowerBound)]" : "[\(items)]") }
    if !declared.isEmpty { words.append(declared) }
    if !note.isEmpty { words.append("(\(note))") }
    words.append("→ \(text(frame))")
    if let hole { words.append("leaving \(text(hole))") }
    let flags = [(fitsWidth, "fitsWidth"), (fitsHeight, "fitsHeight"), (isPinned, "pinned"), (isOrthogonal, "across")]
    for (isSet, word) in flags where isSet { words.append(word) }
    return words.joined(separator: " ")
  }

  private func text(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { number in
      number == number.rounded() ? "\(Int(number))" : "\(number)"
    }
    return "\(numbers[0]) \(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}
