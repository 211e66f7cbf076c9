// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Corners
import XCTest

final class WaitingTests: XCTestCase {

  func testTeardownBlocksComeLastFirst() {
    var order: [Int] = []
    addTeardownBlock { XCTAssertEqual(order, [3, 2]) }
    addTeardownBlock { order.append(2) }
    addTeardownBlock { order.append(3) }
  }

  func testExpectations() {
    let meter = Meter()
    let change = keyValueObservingExpectation(for: meter, keyPath: "level", expectedValue: 1)
    let any = XCTKVOExpectation(keyPath: #keyPath(Meter.level), object: meter)
    let note = expectation(forNotification: .raised, object: meter) { ($0.userInfo?["level"] as? Int) == 1 }
    let other = XCTNSNotificationExpectation(name: .raised, object: meter)
    let hidden = XCTNSPredicateExpectation(predicate: NSPredicate(format: "isHidden == YES"), object: meter.view)
    let never = expectation(description: "never")
    never.isInverted = true
    meter.raise(after: 2)
    wait(for: [change, any, note, other, hidden], timeout: 5)
    wait(for: [never], timeout: 1)
    XCTAssertEqual(XCTWaiter.wait(for: [expectation(description: "unmet")], timeout: 1), .timedOut)
  }

  func testOrder() async {
    let (first, second) = (expectation(description: "first"), expectation(description: "second"))
    DispatchQueue.main.async { second.fulfill() }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { first.fulfill() }
    let result = await XCTWaiter.fulfillment(of: [first, second], timeout: 3, enforceOrder: true)
    XCTAssertEqual(result, .incorrectOrder)
  }

  func testSemaphoresAndGroupsAreWaitedFor() {
    let start = Date()
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 20)
      semaphore.signal()
    }
    XCTAssertEqual(semaphore.wait(timeout: .now() + 30), .success)
    XCTAssertEqual(Date().timeIntervalSince(start), 20, accuracy: 0.1)
    XCTAssertEqual(semaphore.wait(timeout: .now() + 5), .timedOut)
    XCTAssertEqual(Date().timeIntervalSince(start), 25, accuracy: 0.1)
    let group = DispatchGroup()
    DispatchQueue.global().asyncAfter(deadline: .now() + 10) { semaphore.signal() }
    DispatchQueue.global().async(group: group) { semaphore.wait() }
    XCTAssertEqual(group.wait(timeout: .now() + 5), .timedOut)
    group.wait()
    XCTAssertEqual(Date().timeIntervalSince(start), 35, accuracy: 0.1)
    Thread.detachNewThread { semaphore.signal() }
    semaphore.wait()
    let queue = DispatchQueue(label: "work")
    queue.async { Thread.sleep(forTimeInterval: 3) }
    queue.sync {}
    XCTAssertEqual(Date().timeIntervalSince(start), 38, accuracy: 0.1)
  }

  func testThreadsAreWaitedFor() {
    let done = expectation(description: "done")
    Thread.detachNewThread {
      var sum = 0
      for number in 0..<20_000_000 { sum &+= number }
      XCTAssertEqual(sum, 199_999_990_000_000)
      done.fulfill()
    }
    wait(for: [done], timeout: 1)
  }

  func testMeasuring() {
    var count = 0
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    measure(metrics: [XCTClockMetric(), XCTCPUMetric(limitingToCurrentThread: true)], options: options) { count += 1 }
    XCTAssertEqual(count, 3)
    XCTAssertEqual(Self.defaultMetrics.count, 1)
  }
}
