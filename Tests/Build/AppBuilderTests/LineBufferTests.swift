// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import Foundation
import Testing

@Suite struct LineBufferTests {
  private func lines(_ parts: [String], longest: Int = 100) -> [String] {
    var buffer = LineBuffer(longest: longest)
    var found: [String] = []
    for part in parts { buffer.take(Data(part.utf8)) { found.append($0) } }
    buffer.end { found.append($0) }
    return found
  }

  @Test func linesComeWholeHoweverTheyWereCut() {
    #expect(lines(["a\nb", "c\n\nd", "", "é"]) == ["a", "bc", "", "dé"])
    #expect(lines(["a\n"]) == ["a"])
    #expect(lines([]) == [])
  }

  @Test func whatNeverEndsIsHandedOnInParts() {
    #expect(lines(["aaa", "aaa", "aaa\nb"], longest: 5) == ["aaaaaa", "aaa", "b"])
  }
}
