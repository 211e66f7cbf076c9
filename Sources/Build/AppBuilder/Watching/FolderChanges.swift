// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Dispatch

/// Waits for changes of a folder, for who has a thread to wait on.
package final class FolderChanges {
  private let watcher: FolderWatcher
  private let clock: any Clock<Duration>
  private var seen = 0

  /// - Throws: Where the folder is not there or can't be watched.
  package init(path: String, clock: any Clock<Duration>) throws {
    watcher = try FolderWatcher(path: path)
    self.clock = clock
  }

  /// Returns once something has changed since the last time, and then nothing for a moment.
  package func wait() {
    let isDone = DispatchSemaphore(value: 0)
    let (watcher, clock, seen) = (watcher, clock, seen)
    Task {
      await watcher.wait(past: seen)
      await watcher.settle(clock)
      isDone.signal()
    }
    isDone.wait()
    self.seen = watcher.count
  }
}
