// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// What apps may ask of copied text without reading it.
@MainActor struct PasteboardDetectionTests {
  private func patterns(of text: String?) async -> Set<UIPasteboard.DetectionPattern> {
    let board = UIPasteboard.withUniqueName()
    board.string = text
    return await withCheckedContinuation { continuation in
      board.detectPatterns(for: [.number, .probableWebURL, .probableWebSearch]) {
        continuation.resume(returning: (try? $0.get()) ?? [])
      }
    }
  }

  @Test func textIsAnAddressANumberOrWordsToLookFor() async {
    #expect(await patterns(of: "https://example.com/page?x=1") == [.probableWebURL])
    #expect(await patterns(of: " 42.5 ") == [.number, .probableWebSearch])
    #expect(await patterns(of: "good coffee") == [.probableWebSearch])
    #expect(await patterns(of: "see https://example.com today") == [.probableWebSearch])
    #expect(await patterns(of: nil) == [])
  }

  @Test func theValueOfANumberIsANumber() async {
    let board = UIPasteboard.withUniqueName()
    board.strings = ["1200", "https://example.com"]
    let value = await withCheckedContinuation { continuation in
      board.detectValues(for: [.number]) { continuation.resume(returning: (try? $0.get())?[.number] as? Double) }
    }
    #expect(value == 1200)
    let each = await withCheckedContinuation { continuation in
      board.detectPatterns(for: [.number, .probableWebURL], inItemSet: nil) {
        continuation.resume(returning: (try? $0.get()) ?? [])
      }
    }
    #expect(each == [[.number], [.probableWebURL]])
  }
}
