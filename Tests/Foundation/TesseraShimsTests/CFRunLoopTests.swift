// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraShims_CoreFoundation
import Foundation
import Testing

@Suite struct CFRunLoopTests {
  @Test func observersHearALoopUntilTheyAreRemoved() async {
    let heard = await onThread {
      nonisolated(unsafe) var heard: [CFRunLoopActivity] = []
      let observer = CFRunLoopObserverCreateWithHandler(
        kCFAllocatorDefault, CFRunLoopActivity.allActivities.rawValue, true, 0
      ) { _, activity in heard.append(activity) }
      CFRunLoopAddObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
      // A loop with nothing to wait for ends at once.
      let timer = Timer(timeInterval: 0.001, repeats: true) { _ in }
      RunLoop.current.add(timer, forMode: .default)
      CFRunLoopPerformBlock(CFRunLoopGetCurrent(), CFRunLoopMode.defaultMode, {})
      CFRunLoopRunInMode(.defaultMode, 0.01, false)
      CFRunLoopRemoveObserver(CFRunLoopGetCurrent(), observer, .defaultMode)
      let count = heard.count
      CFRunLoopRunInMode(.defaultMode, 0.01, false)
      timer.invalidate()
      return (heard.contains(.beforeWaiting), count, heard.count)
    }
    #expect(heard.0 && heard.1 > 1 && heard.1 == heard.2)
  }

  @Test func aLoopRunsUntilItIsStopped() async {
    let count = await onThread {
      nonisolated(unsafe) var count = 0
      let timer = Timer(timeInterval: 0.001, repeats: true) { _ in
        count += 1
        if count == 3 { CFRunLoopStop(CFRunLoopGetCurrent()) }
      }
      RunLoop.current.add(timer, forMode: .default)
      CFRunLoopRun()
      timer.invalidate()
      return count
    }
    #expect(count == 3)
  }

  /// Runs a closure on a thread of its own, whose loop nobody else has.
  private func onThread<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: body()) }
    }
  }
}
