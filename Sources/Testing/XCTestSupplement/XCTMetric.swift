// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import XCTest

/// What a measurement looks at.
public protocol XCTMetric: NSObjectProtocol {}

/// The time that passes.
open class XCTClockMetric: NSObject, XCTMetric {}
/// The processor's time.
open class XCTCPUMetric: NSObject, XCTMetric {
  public override init() { super.init() }

  /// - Parameter limitingToCurrentThread: Whether that of other threads does not count.
  public convenience init(limitingToCurrentThread: Bool) { self.init() }
}
/// The time between two marks.
open class XCTOSSignpostMetric: NSObject, XCTMetric {
  public init(subsystem: String, category: String, name: String) { super.init() }
}
/// Memory that is in use.
open class XCTMemoryMetric: NSObject, XCTMetric {}
/// Bytes written to files.
open class XCTStorageMetric: NSObject, XCTMetric {}

/// How a block is measured.
open class XCTMeasureOptions: NSObject {
  /// How often the block runs, beside a first time that does not count. Defaults to 5.
  open var iterationCount = 5

  /// What of a measurement the block does itself.
  public struct InvocationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// Which ends of a measurement the block sets. Defaults to none.
  open var invocationOptions: InvocationOptions = []

  /// Options with nothing said.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
  /// Runs a block as often as the options say, and once more before. Time is virtual, so no metric says anything that is
  /// worth a line; tests are held to what they assert.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions = .default, block: () -> Void) {
    var rest = max(0, options.iterationCount) + 1
    guard !options.invocationOptions.isEmpty else {
      for _ in 0..<rest { block() }
      return
    }
    // Only within a measurement may a block say where it begins and ends; XCTest takes ten a time.
    let isStarted = !options.invocationOptions.contains(.manuallyStart)
    while rest > 0 {
      measureMetrics([.wallClockTime], automaticallyStartMeasuring: isStarted) {
        rest -= 1
        if rest >= 0 { return block() }
        if !isStarted { startMeasuring() }
        stopMeasuring()
      }
    }
  }

  /// Runs a block as often as the options say, and once more before.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [], options: options, block: block)
  }
}
