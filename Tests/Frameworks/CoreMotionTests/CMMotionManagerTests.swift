// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreMotion

/// A feed with a motion, and a queue that a test can wait for.
private struct Bench {
  let feed = MotionFeed()
  let queue = OperationQueue()

  init(isAvailable: Bool = true) {
    queue.maxConcurrentOperationCount = 1
    feed.isAvailable = isAvailable
  }

  /// Lets time pass in frames of a sixtieth.
  func run(from start: Double = 0, frames: Int) {
    for frame in 0..<frames { feed.tick(to: start + Double(frame) / 60) }
    queue.waitUntilAllOperationsAreFinished()
  }
}

private final class Log: @unchecked Sendable {
  var times: [Double] = []
  var pitches: [Double] = []
  var errors = 0
}

struct CMMotionManagerTests {
  @Test func nothingIsAvailableWithoutAHost() {
    let manager = CMMotionManager(feed: MotionFeed())
    #expect(!manager.isDeviceMotionAvailable)
    #expect(!manager.isAccelerometerAvailable)
    #expect(!manager.isGyroAvailable)
    #expect(!manager.isMagnetometerAvailable)
    manager.startDeviceMotionUpdates()
    #expect(!manager.isDeviceMotionActive)
    #expect(manager.deviceMotion == nil)
  }

  @Test func samplesComeAtTheIntervalOfTheHostsClock() {
    let bench = Bench()
    let manager = CMMotionManager(feed: bench.feed)
    let log = Log()
    manager.deviceMotionUpdateInterval = 0.02
    manager.startDeviceMotionUpdates(to: bench.queue) { motion, error in
      if let motion {
        log.times.append(motion.timestamp)
        log.pitches.append(motion.attitude.pitch)
      }
      if error != nil { log.errors += 1 }
    }
    bench.feed.receive(pitch: 0.25, roll: 0, yaw: 0)
    bench.run(frames: 61)
    #expect(log.times.count == 51)
    #expect(zip(log.times, log.times.dropFirst()).allSatisfy { abs($1 - $0 - 0.02) < 1e-9 })
    #expect(log.pitches.allSatisfy { abs($0 - 0.25) < 1e-12 })
    #expect(log.errors == 0)
  }

  @Test func nothingComesBeforeTheHostHasToldOfATilt() {
    let bench = Bench()
    let manager = CMMotionManager(feed: bench.feed)
    manager.startDeviceMotionUpdates()
    #expect(manager.isDeviceMotionActive)
    #expect(!bench.feed.needsTick)
    bench.run(frames: 10)
    #expect(manager.deviceMotion == nil)
    bench.feed.receive(pitch: 0, roll: 0.5, yaw: 0)
    #expect(bench.feed.needsTick)
    bench.run(from: 1, frames: 1)
    #expect(manager.deviceMotion.map { abs($0.attitude.roll - 0.5) < 1e-12 } == true)
    #expect(manager.deviceMotion?.timestamp == 1)
  }

  @Test func stoppedMeansNoMoreSamplesAndNoMoreFrames() {
    let bench = Bench()
    let manager = CMMotionManager(feed: bench.feed)
    bench.feed.receive(pitch: 0, roll: 0, yaw: 0)
    manager.startDeviceMotionUpdates()
    bench.run(frames: 1)
    manager.stopDeviceMotionUpdates()
    #expect(!manager.isDeviceMotionActive)
    #expect(!bench.feed.needsTick)
    bench.run(from: 5, frames: 3)
    #expect(manager.deviceMotion?.timestamp == 0)
  }

  @Test func aManagerThatIsGoneWantsNothing() {
    let bench = Bench()
    bench.feed.receive(pitch: 0, roll: 0, yaw: 0)
    var manager: CMMotionManager? = CMMotionManager(feed: bench.feed)
    manager?.startDeviceMotionUpdates()
    #expect(bench.feed.needsTick)
    manager = nil
    #expect(!bench.feed.needsTick)
  }

  @Test func aLongPauseIsNotMadeUpFor() {
    let bench = Bench()
    let manager = CMMotionManager(feed: bench.feed)
    let log = Log()
    bench.feed.receive(pitch: 0, roll: 0, yaw: 0)
    manager.deviceMotionUpdateInterval = 0.02
    manager.startDeviceMotionUpdates(to: bench.queue) { motion, _ in log.times.append(motion?.timestamp ?? -1) }
    bench.feed.tick(to: 0)
    bench.feed.tick(to: 3_600)
    bench.queue.waitUntilAllOperationsAreFinished()
    #expect(log.times.count == 9)
    #expect(log.times.last.map { abs($0 - 3_600) < 1e-6 } == true)
  }

  @Test func shortAndSenselessIntervalsAreAsShortAsItGets() {
    let bench = Bench()
    bench.feed.receive(pitch: 0, roll: 0, yaw: 0)
    for interval in [0, -1, 0.000_001, Double.nan] {
      let manager = CMMotionManager(feed: bench.feed)
      let log = Log()
      manager.deviceMotionUpdateInterval = interval
      manager.startDeviceMotionUpdates(to: bench.queue) { motion, _ in log.times.append(motion?.timestamp ?? -1) }
      bench.feed.tick(to: 0)
      bench.feed.tick(to: 0.05)
      bench.queue.waitUntilAllOperationsAreFinished()
      #expect(log.times.count == 6)
    }
  }

  @Test func rotationRateIsTheTurnOverTheTime() {
    let bench = Bench()
    let manager = CMMotionManager(feed: bench.feed)
    manager.deviceMotionUpdateInterval = 0.1
    bench.feed.receive(pitch: 0, roll: 0, yaw: 0)
    manager.startDeviceMotionUpdates()
    bench.feed.tick(to: 0)
    bench.feed.receive(pitch: 0.2, roll: 0, yaw: 0)
    bench.feed.tick(to: 0.1)
    #expect(manager.deviceMotion.map { abs($0.rotationRate.x - 2) < 1e-9 && abs($0.rotationRate.y) < 1e-9 } == true)
  }

  @Test func theAccelerometerShowsGravity() {
    let bench = Bench()
    let manager = CMMotionManager(feed: bench.feed)
    bench.feed.receive(pitch: .pi / 2, roll: 0, yaw: 0)
    manager.startAccelerometerUpdates()
    #expect(manager.isAccelerometerActive)
    bench.run(frames: 1)
    #expect(manager.accelerometerData.map { abs($0.acceleration.y + 1) < 1e-9 } == true)
  }

  @Test func startingTellsTheHost() {
    let bench = Bench()
    let log = Log()
    bench.feed.startObserver = { log.errors += 1 }
    CMMotionManager(feed: bench.feed).startDeviceMotionUpdates()
    #expect(log.errors == 1)
  }

  @Test func whatIsNoNumberIsIgnored() {
    let bench = Bench()
    bench.feed.receive(pitch: .nan, roll: 0, yaw: .infinity)
    let manager = CMMotionManager(feed: bench.feed)
    manager.startDeviceMotionUpdates()
    bench.run(frames: 2)
    #expect(manager.deviceMotion == nil)
  }
}
