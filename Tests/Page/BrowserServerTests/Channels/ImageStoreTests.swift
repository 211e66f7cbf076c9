// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import BrowserServer

@Suite struct ImageStoreTests {
  private func identifier(_ number: UInt64) -> ImageIdentifier { ImageIdentifier(rawValue: number) }

  @Test func whatIsNotShownGoesFirstAndThenWhatIsOld() {
    var store = ImageStore(capacity: 30)
    let bytes = Data(count: 10)
    for number in 1...3 {
      store.insert(identifier(UInt64(number)), format: .png, bytes: bytes) { [identifier(1)] }
    }
    store.insert(identifier(4), format: .png, bytes: bytes) { [identifier(1)] }
    #expect(store[identifier(1)] != nil)
    #expect(store[identifier(2)] == nil)
    #expect(store.byteCount == 30)
    store.insert(identifier(5), format: .jpeg, bytes: Data(count: 30)) { [identifier(1)] }
    #expect(store[identifier(1)] == nil)
    #expect(store[identifier(5)]?.format == .jpeg)
    #expect(store.byteCount == 30)
  }

  @Test func thePresentPictureIsReplacedNotCountedTwice() {
    var store = ImageStore(capacity: 30)
    for _ in 0..<5 { store.insert(identifier(1), format: .png, bytes: Data(count: 20)) { [] } }
    #expect(store.byteCount == 20)
  }
}
