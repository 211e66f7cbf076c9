// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import Foundation
import FoundationNetworking
import Testing
import UIKit

@Suite struct FoundationPublisherTests {
  @Test func notificationsComeAsWanted() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    let owner = NSObject()
    let sink = Sink<Notification, Never>(demand: .max(2))
    center.publisher(for: name, object: owner).subscribe(sink)
    center.post(name: name, object: nil)
    #expect(sink.log.isEmpty)
    for _ in 0..<3 { center.post(name: name, object: owner) }
    #expect(sink.log.count == 2)
    sink.request(.max(1))
    #expect(sink.log.count == 2)
    sink.cancel()
    center.post(name: name, object: owner)
    #expect(sink.log.count == 2)
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test func aTimerPublisherKeepsWhatItWasMadeWith() {
    let timer = Timer.publish(every: 2, tolerance: 0.5, on: .current, in: .common)
    #expect(timer.interval == 2 && timer.tolerance == 0.5 && timer.runLoop === RunLoop.current && timer.mode == .common)
  }

  @Test func aTimerOfAnotherRunLoopRunsThere() async {
    let dates = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var dates: [Date] = []
        let cancellable = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().prefix(2)
          .sink { dates.append($0) }
        while dates.count < 2, RunLoop.current.run(mode: .default, before: .distantFuture) {}
        cancellable.cancel()
        continuation.resume(returning: dates.count)
      }
    }
    #expect(dates == 2)
  }

  @Test func timesOfSchedulersAddUp() throws {
    let time = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
    let later = time.advanced(by: .milliseconds(1500))
    #expect(time.distance(to: later) == 1.5 && later.distance(to: time) == .milliseconds(-1500))
    #expect(DispatchQueue.SchedulerTimeType.Stride.seconds(.infinity).magnitude == .max)
    #expect(try JSONDecoder().decode(DispatchQueue.SchedulerTimeType.self, from: JSONEncoder().encode(time)) == time)
    let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 1))
    #expect(date.advanced(by: .seconds(2)).date.timeIntervalSinceReferenceDate == 3)
    #expect(OperationQueue.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
  }

  @Test(arguments: ["queue", "operations"])
  func queuesAreSchedulers(name: String) async {
    let queue = DispatchQueue(label: "test")
    let operations = OperationQueue()
    // Several operations at a time would let the completion overtake values.
    operations.maxConcurrentOperationCount = 1
    let values = [1, 2, 3].publisher
    let received: AnyPublisher<Int, Never> =
      name == "queue"
      ? values.receive(on: queue).delay(for: .milliseconds(1), scheduler: queue).eraseToAnyPublisher()
      : values.receive(on: operations).delay(for: .milliseconds(1), scheduler: operations).eraseToAnyPublisher()
    var sum = 0
    for await value in received.values { sum += value }
    #expect(sum == 6)
  }

  @Test func repeatedWorkEndsWhenItIsCancelled() async {
    let queue = DispatchQueue(label: "repeats")
    let count = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var count = 0
      nonisolated(unsafe) var cancellable: (any Cancellable)?
      queue.sync {
        cancellable = queue.schedule(after: queue.now, interval: .milliseconds(1)) {
          count += 1
          if count == 3 {
            cancellable?.cancel()
            queue.asyncAfter(deadline: .now() + 0.02) { continuation.resume(returning: count) }
          }
        }
      }
    }
    #expect(count == 3)
  }

  @Test func aRequestIsMadeWhenSomethingIsWantedAndCanBeCancelled() throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let publisher = URLSession.shared.dataTaskPublisher(for: url)
    #expect(publisher.request.url == url && publisher.session === URLSession.shared)
    let sink = Sink<URLSession.DataTaskPublisher.Output, URLError>(demand: .none)
    publisher.subscribe(sink)
    #expect(sink.subscriptions.count == 1)
    sink.cancel()
    #expect(sink.log.isEmpty)
  }
}
