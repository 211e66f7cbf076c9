// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Dispatch
internal import Foundation
internal import Synchronization

// What Apple's Dispatch has and Linux's has not.

extension DispatchTime {
  /// The span from this moment to another.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (one, two) = (uptimeNanoseconds, other.uptimeNanoseconds)
    return .nanoseconds(two >= one ? Int(clamping: two - one) : -Int(clamping: one - two))
  }

  /// The moment that is a span away.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}

/// Whether two values are one queue. Dispatch on Linux makes an object anew whenever it is asked for the main queue.
public func === (left: DispatchQueue?, right: DispatchQueue?) -> Bool {
  switch (left, right) {
  case (nil, nil): true
  case (let left?, let right?): left.isSame(as: right)
  default: false
  }
}

/// Whether two values are two queues.
public func !== (left: DispatchQueue?, right: DispatchQueue?) -> Bool { !(left === right) }

extension DispatchQueue {
  private static let mark = DispatchSpecificKey<Int>()
  private static let count = Atomic<Int>(0)

  fileprivate func isSame(as other: DispatchQueue) -> Bool {
    if ObjectIdentifier(self) == ObjectIdentifier(other) { return true }
    guard label == other.label else { return false }
    // Those that are always there have names of their own, and some of them keep nothing.
    if label.hasPrefix("com.apple.") { return true }
    // What is kept with the one is found with the other.
    let old = getSpecific(key: Self.mark)
    defer { setSpecific(key: Self.mark, value: old) }
    let new = Self.count.add(1, ordering: .relaxed).newValue
    setSpecific(key: Self.mark, value: new)
    return other.getSpecific(key: Self.mark) == new
  }

  /// Runs work on the queue without asking that it can be sent there.
  public func asyncUnsafe(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @convention(block) () -> Void
  ) {
    nonisolated(unsafe) let work = work
    async(group: group, qos: qos, flags: flags) { work() }
  }

  /// Runs work on the queue at a moment without asking that it can be sent there.
  public func asyncAfterUnsafe(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @convention(block) () -> Void
  ) {
    nonisolated(unsafe) let work = work
    asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
  }
}

/// A source of news about how much memory there is.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {}

extension DispatchSourceMemoryPressure {
  /// What there is news of: nothing, since there is none.
  public var data: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource {
  /// How much memory there is.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = MemoryPressureEvent(rawValue: 1)
    public static let warning = MemoryPressureEvent(rawValue: 2)
    public static let critical = MemoryPressureEvent(rawValue: 4)
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// A source that tells when memory runs short. The machine's does not: it never does.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    // A source of numbers that nobody adds.
    guard let source = DispatchSource.makeUserDataAddSource(queue: queue) as? DispatchSource else {
      fatalError("Dispatch makes its sources of another class.")
    }
    return source
  }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

/// The label of a queue; of the queue that runs this where it is `nil`.
public func __dispatch_queue_get_label(_ queue: DispatchQueue?) -> UnsafePointer<CChar> {
  KeptTexts.shared.text(queue?.label ?? currentLabel())
}

private func currentLabel() -> String {
  typealias GetLabel = @convention(c) (OpaquePointer?) -> UnsafePointer<CChar>
  guard let function = dlsym(nil, "dispatch_queue_get_label") else { return "" }
  return String(cString: unsafeBitCast(function, to: GetLabel.self)(nil))
}

/// Texts of C, each kept once and for good.
private final class KeptTexts: @unchecked Sendable {
  static let shared = KeptTexts()
  private let lock = NSLock()
  private var texts: [String: UnsafePointer<CChar>] = [:]

  func text(_ text: String) -> UnsafePointer<CChar> {
    lock.withLock {
      if let known = texts[text] { return known }
      let bytes = Array(text.utf8CString)
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      copy.initialize(from: bytes, count: bytes.count)
      texts[text] = UnsafePointer(copy)
      return UnsafePointer(copy)
    }
  }
}
