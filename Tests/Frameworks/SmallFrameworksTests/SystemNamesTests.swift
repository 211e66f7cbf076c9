// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Darwin
import TesseraShims_SQLite3
import TesseraShims_zlib
import Testing

@testable import TesseraShims_os

@Suite struct SystemNamesTests {
  @Test func anUnfairLockLetsInOneThreadAtATime() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    nonisolated(unsafe) let shared = lock
    nonisolated(unsafe) var count = 0
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<2_000 {
        os_unfair_lock_lock(shared)
        count += 1
        os_unfair_lock_unlock(shared)
      }
    }
    #expect(count == 8_000 && os_unfair_lock_trylock(lock))
    os_unfair_lock_assert_owner(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    lock.deallocate()
  }

  @Test func messagesSayHowValuesAreWritten() {
    let (half, count, name, none) = (7.5, 42, "x", nil as Int?)
    func text(_ message: OSLogMessage) -> String { message.text }
    #expect(text("\(half, format: .fixed(precision: 2)) \(half)") == "7.50 7.500000")
    #expect(text("\(count, format: .hex(includePrefix: true)) \(count, privacy: .public)") == "0x2a 42")
    #expect(text("[\(name, align: .right(columns: 3))] [\(name, align: .left(columns: 3))]") == "[  x] [x  ]")
    #expect(
      text("\(true, format: .answer) \(String(describing: none)) \(Int32(2), format: .darwinErrno)")
        == "YES nil [2: No such file or directory]")
  }

  @Test func marksAreTakenAndLeaveNothing() {
    let log = OSLog(subsystem: "a", category: .pointsOfInterest)
    let id = OSSignpostID(log: log)
    #expect(id != OSSignpostID(log: log) && OSSignpostID(log: log, object: log) == OSSignpostID(log: log, object: log))
    os_signpost(.begin, log: log, name: "load", signpostID: id, "%d", 3)
    let signposter = OSSignposter(subsystem: "a", category: "b")
    #expect(signposter.withIntervalSignpost("work") { 5 } == 5)
  }

  @Test func aProcessKnowsItsMemory() {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<integer_t>.size)
    let result = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && info.resident_size > 1 << 20 && info.virtual_size > info.resident_size)
    var size = 0
    #expect(sysctlbyname("hw.machine", nil, &size, nil, 0) == 0 && size > 1)
    var machine = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &machine, &size, nil, 0) == 0 && machine.last == 0 && machine[0] != 0)
    #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1)
  }

  @Test func librariesOfTheSystemAreThere() {
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    var statement: OpaquePointer?
    #expect(sqlite3_prepare_v2(database, "select 1 + 2", -1, &statement, nil) == SQLITE_OK)
    #expect(sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_int(statement, 0) == 3)
    sqlite3_finalize(statement)
    sqlite3_close(database)
    let bytes = Array("123456789".utf8)
    #expect(crc32(0, bytes, uInt(bytes.count)) == 0xCBF4_3926)
  }
}
