// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Corners
import XCTest

final class WaitingTests: XCTestCase {
  private var levels: [Int] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) { levels.append(change?[.newKey] as? Int ?? -1) }

  func testTestCasesObserve() {
    final class Counter: NSObject {
      @objc dynamic var level = 1
    }
    let (meter, counter) = (Meter(), Counter())
    meter.addObserver(self, forKeyPath: #keyPath(Meter.level), options: .new, context: nil)
    counter.addObserver(self, forKeyPath: "level", options: [.initial, .new], context: nil)
    meter.level = 7
    counter.level = 8
    XCTAssertEqual(counter.value(forKey: "level") as? Int, 8)
    meter.removeObserver(self, forKeyPath: #keyPath(Meter.level))
    counter.removeObserver(self, forKeyPath: "level", context: nil)
    meter.level = 9
    XCTAssertEqual(levels, [1, 7, 8])
  }

  func testTeardownBlocksComeLastFirst() {
    var order: [Int] = []
    addTeardownBlock { XCTAssertEqual(order, [3, 2]) }
    addTeardownBlock { order.append(2) }
    addTeardownBlock { order.append(3) }
  }

  func testATurnThatDoesTheMainQueuesWorkLaysOut() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    for width in 1...20 {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      DispatchQueue.main.async {
        view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
        DispatchQueue.main.async {}
      }
      RunLoop.main.run(until: Date())
      XCTAssertEqual(view.frame.width, CGFloat(width))
    }
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

  func testFilesAreAsOldAsTheyAreShownToBe() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("age")
    try Data("a".utf8).write(to: file, options: .atomic)
    Thread.sleep(forTimeInterval: 100)
    let written = try XCTUnwrap(file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate)
    XCTAssertEqual(Date().timeIntervalSince(written), 100, accuracy: 1)
    let given = Date(timeIntervalSinceNow: 1000)
    try FileManager.default.setAttributes([.modificationDate: given], ofItemAtPath: file.path)
    let kept = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
    XCTAssertEqual(try XCTUnwrap(kept).timeIntervalSince(given), 0, accuracy: 0.001)
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

  func testQueuesMaySleepAndWait() {
    let start = Date()
    let (serial, group) = (DispatchQueue(label: "serial"), DispatchGroup())
    for _ in 0..<40 { serial.async(group: group) { Thread.sleep(forTimeInterval: 0.5) } }
    XCTAssertEqual(group.wait(timeout: .now() + 30), .success)
    XCTAssertEqual(Date().timeIntervalSince(start), 20, accuracy: 0.1)
    // As many as a device has threads for.
    let semaphore = DispatchSemaphore(value: 0)
    for _ in 0..<40 { DispatchQueue.global().async(group: group) { semaphore.wait() } }
    DispatchQueue.global().async(group: group) { for _ in 0..<40 { semaphore.signal() } }
    XCTAssertEqual(group.wait(timeout: .now() + 3), .success)
    XCTAssertEqual(Date().timeIntervalSince(start), 20, accuracy: 0.1)
  }

  func testTheMainQueuesWorkMayWait() {
    let start = Date()
    let done = expectation(description: "done")
    func wait(_ what: String, _ timeout: TimeInterval, _ work: (XCTestExpectation) -> Void) -> XCTWaiter.Result {
      let expectation = XCTestExpectation(description: what)
      work(expectation)
      return XCTWaiter.wait(for: [expectation], timeout: timeout)
    }
    DispatchQueue.main.async {
      XCTAssertEqual(wait("work", 5) { met in DispatchQueue.global().async { met.fulfill() } }, .completed)
      XCTAssertEqual(
        wait("timer", 5) { met in Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in met.fulfill() } },
        .completed)
      XCTAssertEqual(wait("nothing", 2) { _ in DispatchQueue.main.async {} }, .timedOut)
      DispatchQueue.main.async {
        XCTAssertEqual(
          wait("later work", 5) { met in DispatchQueue.global().asyncAfter(deadline: .now() + 3) { met.fulfill() } },
          .completed)
        done.fulfill()
      }
    }
    XCTAssertEqual(XCTWaiter.wait(for: [done], timeout: 20), .completed)
    XCTAssertEqual(Date().timeIntervalSince(start), 6, accuracy: 0.2)
  }

  func testRunsOfTheLoopEnd() {
    let start = Date()
    for number in 1...300 {
      DispatchQueue.main.async {}
      RunLoop.main.run(until: Date() + 0.37 + Double(number) / 7)
    }
    XCTAssertEqual(Date().timeIntervalSince(start), 111 + 45_150 / 7, accuracy: 0.1)
  }

  func testWhatIsAwaitedTakesNoTime() async {
    let met = expectation(description: "met")
    met.expectedFulfillmentCount = 2
    Task {
      met.fulfill()
      try? await Task.sleep(nanoseconds: 5_000_000_000)
      met.fulfill()
    }
    let start = Date()
    await fulfillment(of: [met], timeout: 10)
    XCTAssertEqual(Date().timeIntervalSince(start), 5, accuracy: 0.2)
  }

  func testQueuesGoOnWhereTheyStoodStill() {
    let start = Date()
    let (serial, group) = (DispatchQueue(label: "serial"), DispatchGroup())
    let idle = DispatchQueue(label: "idle", attributes: .initiallyInactive, target: serial)
    serial.suspend()
    for queue in [serial, serial, idle] { queue.async(group: group) { Thread.sleep(forTimeInterval: 0.5) } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 100) {}
    Thread.sleep(forTimeInterval: 1)
    idle.activate()
    XCTAssertEqual(group.wait(timeout: .now() + 1), .timedOut)
    serial.resume()
    group.wait()
    XCTAssertEqual(Date().timeIntervalSince(start), 3.5, accuracy: 0.1)
  }

  func testWorkThatGoesOnIsWaitedFor() {
    let start = Date()
    let (queue, group) = (DispatchQueue(label: "serial"), DispatchGroup())
    queue.async { Thread.sleep(forTimeInterval: 2) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60) {}
    DispatchQueue.global().async(group: group) {
      // Blocked where nobody sees it, until the sleeper has woken.
      queue.sync {}
      var sum = 0
      for number in 0..<3_000_000 { sum &+= number }
      XCTAssertEqual(sum, 4_499_998_500_000)
      Thread.sleep(forTimeInterval: 1)
    }
    XCTAssertEqual(group.wait(timeout: .now() + 50), .success)
    XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.1)
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
    options.invocationOptions = [.manuallyStart, .manuallyStop]
    measure(metrics: [XCTClockMetric()], options: options) {
      count += 1
      startMeasuring()
      stopMeasuring()
    }
    XCTAssertEqual(count, 6)
    XCTAssertEqual(Self.defaultMetrics.count, 1)
  }
}
