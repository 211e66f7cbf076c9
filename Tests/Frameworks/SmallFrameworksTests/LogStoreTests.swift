// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_os
import Testing

struct LogStoreTests {
  @Test func messagesOfTheProcessAreKept() throws {
    let mark = UUID().uuidString
    let begin = Date()
    let log = Logger(subsystem: "store.tests", category: mark)
    log.error("first")
    log.info("second")
    let store = try OSLogStore(scope: .currentProcessIdentifier)
    let entries = try store.getEntries(at: store.position(date: begin)).compactMap { $0 as? OSLogEntryLog }
      .filter { $0.category == mark }
    #expect(entries.map(\.composedMessage) == ["first", "second"] && entries.map(\.level) == [.error, .info])
    #expect(entries.first?.subsystem == "store.tests" && entries.allSatisfy { $0.date >= begin })
    let reversed = try store.getEntries(with: .reverse).compactMap { $0 as? OSLogEntryLog }.filter {
      $0.category == mark
    }
    #expect(reversed.map(\.composedMessage) == ["second", "first"])
    let later = try store.getEntries(at: store.position(date: .distantFuture))
    #expect(Array(later).isEmpty)
  }

  @Test func othersMessagesAreRefused() {
    #expect(throws: (any Error).self) { try OSLogStore(scope: .system) }
  }
}
