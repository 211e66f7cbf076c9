// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import RenderProtocol
import Testing
import UIKit

@testable import TesseraHost

// What waits in a job waits for the virtual clock. A job takes over its process, so each test has one of its own.

struct TimelineTests {
  @Test func everythingThatWaitsComesInTheOrderOfItsTime() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { note("after 0.3") }
          Task {
            try await Task.sleep(nanoseconds: 200_000_000)
            note("task 0.2")
            try await Task.sleep(for: .seconds(0.25))
            note("task 0.45")
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { note("after 0.3 again") }
          let timer = Timer.scheduledTimer(withTimeInterval: 0.26, repeats: true) { _ in
            MainActor.assumeIsolated { note("timer") }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) { timer.invalidate() }
          DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.1) { note("wall 0.1") }
          DispatchQueue.main.asyncAfter(deadline: .now()) {
            note("now")
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { note("after 0.4") }
          }
          CATransaction.setCompletionBlock { note("transaction") }
          DispatchQueue.main.async { note("async") }
        }
      }
    }
    #expect(
      notes(result) == [
        "now 0.0000", "async 0.0000", "transaction 0.0000", "wall 0.1 0.1000", "task 0.2 0.2000", "timer 0.2600",
        "after 0.3 0.3000", "after 0.3 again 0.3000", "after 0.4 0.4000", "task 0.45 0.4500", "timer 0.5200",
      ])
  }

  @Test func otherQueuesHaveDoneTheirWorkBeforeTimeGoesOn() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          let queue = DispatchQueue(label: "work")
          queue.asyncAfter(deadline: .now() + 0.1) {
            var sum = 0
            for number in 0..<300_000 { sum &+= number }
            DispatchQueue.main.async { note("sum \(sum)") }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { note("later on main") }
          DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 0.2)
            DispatchQueue.main.async { note("slept") }
          }
          Task.detached {
            await MainActor.run { note("detached") }
          }
        }
      }
    }
    #expect(
      notes(result) == ["detached 0.0000", "later on main 0.1000", "sum 44999850000 0.1000", "slept 0.2000"])
  }

  @Test func timerSourcesGoOffAndStop() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "timer"))
          source.schedule(deadline: .now() + 0.1, repeating: 0.15)
          source.setEventHandler {
            DispatchQueue.main.async {
              note("tick")
              if CACurrentMediaTime() > 0.35 { source.cancel() }
            }
          }
          source.activate()
        }
      }
    }
    #expect(notes(result) == ["tick 0.1000", "tick 0.2500", "tick 0.4000"])
  }

  @Test func sleepingOnTheMainThreadMovesTheClock() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          let date = Date()
          let moment = ContinuousClock.now
          Thread.sleep(forTimeInterval: 0.25)
          note("slept")
          note("date \((Date().timeIntervalSince(date) * 1000).rounded())")
          note("clock \(moment.duration(to: .now))")
        }
      }
    }
    #expect(notes(result) == ["slept 0.2500", "date 250.0 0.2500", "clock 0.25 seconds 0.2500"])
  }

  @Test func waitsOfTheMainThreadEndWhenOthersSignalOrTheirTimeIsOver() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.global().async {
            Thread.sleep(forTimeInterval: 20)
            semaphore.signal()
          }
          note("\(semaphore.wait(timeout: .now() + 30))")
          note("\(semaphore.wait(timeout: .now() + 5))")
          note("\(semaphore.wait(wallTimeout: .now() + 5))")
          let group = DispatchGroup()
          DispatchQueue.global().asyncAfter(deadline: .now() + 10) { semaphore.signal() }
          DispatchQueue.global().async(group: group) { semaphore.wait() }
          note("\(group.wait(timeout: .now() + 5))")
          group.wait()
          note("group")
          let item = DispatchWorkItem { Thread.sleep(forTimeInterval: 2) }
          DispatchQueue.global().async(execute: item)
          note("\(item.wait(timeout: .now() + 3))")
        }
      }
    }
    #expect(
      notes(result) == [
        "success 20.0000", "timedOut 25.0000", "timedOut 30.0000", "timedOut 35.0000", "group 40.0000",
        "success 42.0000",
      ])
  }

  @Test func waitsOfOtherThreadsEndInVirtualTimeToo() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          let semaphore = DispatchSemaphore(value: 0)
          DispatchQueue.global().async {
            let first = semaphore.wait(timeout: .now() + 0.25)
            DispatchQueue.main.sync { note("\(first)") }
            let second = semaphore.wait(timeout: .now() + 100)
            DispatchQueue.main.async { note("\(second)") }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { semaphore.signal() }
          Thread.detachNewThread {
            let condition = NSCondition()
            condition.lock()
            let isMet = condition.wait(until: Date() + 0.75)
            condition.unlock()
            DispatchQueue.main.async { note("condition \(isMet)") }
          }
        }
      }
    }
    #expect(notes(result) == ["timedOut 0.2500", "success 0.5000", "condition false 0.7500"])
  }

  @Test func threadsHaveDoneTheirWorkBeforeTimeGoesOn() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          Thread.detachNewThread {
            var sum = 0
            for number in 0..<3_000_000 { sum &+= number }
            DispatchQueue.main.async { note("thread \(sum)") }
          }
          let thread = Thread {
            let timer = Timer(fire: Date() + 0.2, interval: 0.2, repeats: true) { _ in
              DispatchQueue.main.async { note("timer") }
            }
            RunLoop.current.add(timer, forMode: .default)
            RunLoop.current.run(until: Date() + 0.5)
            DispatchQueue.main.async { note("loop") }
            Thread.exit()
          }
          thread.start()
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { note("later") }
        }
      }
    }
    #expect(
      notes(result) == [
        "thread 4499998500000 0.0000", "later 0.1000", "timer 0.2000", "timer 0.4000", "loop 0.5000",
      ])
  }

  @Test func timeGoesOnWhileTheMainThreadIsBlocked() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          let queue = DispatchQueue(label: "work")
          queue.async { Thread.sleep(forTimeInterval: 3) }
          queue.sync { Thread.sleep(forTimeInterval: 1) }
          note("queue")
          let operations = OperationQueue()
          operations.addOperations([BlockOperation { Thread.sleep(forTimeInterval: 2) }], waitUntilFinished: true)
          note("operation")
          nonisolated(unsafe) var isDone = false
          queue.asyncAfter(deadline: .now() + 1) { isDone = true }
          sleep(2)
          note("\(isDone)")
        }
      }
    }
    #expect(notes(result) == ["queue 4.0000", "operation 6.0000", "true 8.0000"])
  }

  @Test func clocksThatCountFromTheMachinesStartStandToo() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      await MainActor.run {
        job {
          let first = DispatchTime.now().uptimeNanoseconds
          note("\(first == DispatchTime.now().uptimeNanoseconds) \(first)")
        }
      }
    }
    #expect(notes(result) == ["true 1000000000000 0.0000"])
  }

  @Test func inALiveAppTimeIsReal() async {
    await #expect(processExitsWith: .success) {
      let start = DispatchTime.now().uptimeNanoseconds
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { continuation.resume() }
      }
      try await Task.sleep(nanoseconds: 20_000_000)
      #expect(DispatchTime.now().uptimeNanoseconds - start >= 40_000_000)
    }
  }
}

/// Runs a second of a job in which an app, just launched, does something.
@MainActor private func job(_ start: () -> Void) {
  let session = AppSession(configuration: DeviceConfiguration(device: .iPhoneSE), date: 1_497_692_460)
  session.launch(SquareApp.self)
  start()
  session.step()
  session.advance(by: 1)
}

/// What was noted down in another process.
private func notes(_ result: ExitTest.Result?) -> [String] {
  String(decoding: result?.standardOutputContent ?? [], as: UTF8.self).split(separator: "\n")
    .compactMap { $0.hasPrefix("»") ? String($0.dropFirst()) : nil }
}

/// Prints a line with the time of the media clock.
@MainActor private func note(_ what: String) {
  print("»\(what) \(String(format: "%.4f", CACurrentMediaTime()))")
}
