// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct NSLayoutManagerTests {
  private let storage = NSTextStorage(
    string: "Tap here to go on\nor there", attributes: [.font: UIFont.systemFont(ofSize: 17)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 300, height: 0))

  init() {
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  @Test func aPointLeadsToItsCharacter() {
    for index in [0, 4, 12, 20] {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      let point = CGPoint(x: rect.minX + rect.width * 0.75, y: rect.midY)
      var fraction: CGFloat = 0
      let found = manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
      #expect(found == index && abs(fraction - 0.75) < 0.01)
    }
  }

  @Test func linesAreEnumerated() {
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, range, _ in
      ranges.append(range)
    }
    #expect(ranges == [NSRange(location: 0, length: 18), NSRange(location: 18, length: 8)])
  }

  @Test func changesAreLaidOutOnce() {
    _ = manager.usedRect(for: container)
    let count = manager.layoutCount
    _ = manager.usedRect(for: container)
    #expect(manager.layoutCount == count)
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Press")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    #expect(storage.editedMask == [.editedCharacters, .editedAttributes] && storage.changeInLength == 2)
    storage.endEditing()
    #expect(storage.editedMask == [])
    _ = manager.usedRect(for: container)
    #expect(manager.layoutCount == count + 1)
  }
}
