// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The child processes that run, for who is interrupted: a shell's whole group hears Ctrl-C, but whoever ends this process
/// alone would leave them behind.
package enum RunningChildren {
  /// A signal's handler may take no lock and no memory, so this is a plain table; a child that finds no room in it is not
  /// told.
  private static let room = 1_024
  private nonisolated(unsafe) static let table: UnsafeMutablePointer<pid_t> = {
    let table = UnsafeMutablePointer<pid_t>.allocate(capacity: room)
    table.initialize(repeating: 0, count: room)
    return table
  }()

  /// Of those who add and remove; a handler reads without it.
  private static let lock = Mutex(())

  static func add(_ child: pid_t) {
    lock.withLock { _ in
      if let free = (0..<room).first(where: { table[$0] == 0 }) { table[free] = child }
    }
  }

  /// To be called before the system may give the number to another process.
  static func remove(_ child: pid_t) {
    lock.withLock { _ in
      for index in 0..<room where table[index] == child { table[index] = 0 }
    }
  }

  /// Asks all to end.
  package static func end() {
    for index in 0..<room where table[index] > 0 { kill(table[index], SIGTERM) }
  }

  /// Ends this process with all its children when it is interrupted or asked to end, as a shell would say it.
  package static func endWithThisProcess() {
    // Made before a handler asks for it.
    _ = table
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        for index in 0..<RunningChildren.room where RunningChildren.table[index] > 0 {
          kill(RunningChildren.table[index], number)
        }
        _exit(128 + number)
      }
    }
  }
}
