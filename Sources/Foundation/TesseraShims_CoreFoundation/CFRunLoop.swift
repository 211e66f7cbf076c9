// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Functions of run loops in C, on Foundation's own.

/// The loop of a thread that handles what comes in.
public typealias CFRunLoop = RunLoop

/// The run loop of the present thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// What a run loop listens to.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString

  /// Creates a mode of a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a mode of a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }

  /// The usual mode.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All the modes that count as common.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")

  /// Foundation's mode of that name.
  package var mode: RunLoop.Mode {
    self == .commonModes ? .common : self == .defaultMode ? .default : RunLoop.Mode(rawValue as String)
  }
}

/// The usual mode.
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .defaultMode
/// All the modes that count as common.
public let kCFRunLoopCommonModes: CFRunLoopMode! = .commonModes

/// What a run loop is about to do, or has done.
public struct CFRunLoopActivity: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// Why a run of a loop ended.
public enum CFRunLoopRunResult: Int32, Sendable {
  case finished = 1
  case stopped = 2
  case timedOut = 3
  case handledSource = 4
}

/// Somebody who hears what a run loop does.
public final class CFRunLoopObserver: Hashable {
  fileprivate let activities: CFRunLoopActivity
  fileprivate let repeats: Bool
  fileprivate let order: CFIndex
  fileprivate let block: (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  fileprivate var added: [RunLoop._Observer] = []

  fileprivate init(
    _ activities: CFRunLoopActivity, repeats: Bool, order: CFIndex,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    (self.activities, self.repeats, self.order, self.block) = (activities, repeats, order, block)
  }

  public static func == (left: CFRunLoopObserver, right: CFRunLoopObserver) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An observer that a block stands for.
public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator!, _ activities: CFOptionFlags, _ repeats: Bool, _ order: CFIndex,
  _ block: ((CFRunLoopObserver?, CFRunLoopActivity) -> Void)!
) -> CFRunLoopObserver! {
  CFRunLoopObserver(CFRunLoopActivity(rawValue: activities), repeats: repeats, order: order, block ?? { _, _ in })
}

/// Has an observer hear what a loop does in a mode.
public func CFRunLoopAddObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  guard let rl, let observer, let mode else { return }
  let activities = RunLoop._Activities(rawValue: observer.activities.rawValue)
  let added = rl._observe(
    activities, in: mode.mode, repeats: observer.repeats, order: observer.order
  ) { [weak observer] activity in
    guard let observer else { return }
    observer.block(observer, CFRunLoopActivity(activity))
  }
  observer.added.append(added)
  KeptObservers.shared.keep(observer)
}

/// The observer hears nothing any more.
public func CFRunLoopRemoveObserver(_ rl: CFRunLoop!, _ observer: CFRunLoopObserver!, _ mode: CFRunLoopMode!) {
  CFRunLoopObserverInvalidate(observer)
}

/// The observer hears nothing any more.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  guard let observer else { return }
  for added in observer.added { added.invalidate() }
  observer.added = []
  KeptObservers.shared.letGo(observer)
}

/// Turns the loop of this thread until it is stopped or has nothing to wait for.
public func CFRunLoopRun() {
  let loop = RunLoop.current
  StoppedLoops.shared.begin(loop)
  while !StoppedLoops.shared.isStopped(loop), loop.run(mode: .default, before: .distantFuture) {}
  StoppedLoops.shared.end(loop)
}

/// Turns the loop of this thread for some seconds.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode!, _ seconds: Double, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let loop = RunLoop.current
  let mode = mode?.mode ?? .default
  let end = Date(timeIntervalSinceNow: seconds)
  StoppedLoops.shared.begin(loop)
  defer { StoppedLoops.shared.end(loop) }
  repeat {
    guard loop.run(mode: mode, before: end) else { return .finished }
    if StoppedLoops.shared.isStopped(loop) { return .stopped }
    if returnAfterSourceHandled, end.timeIntervalSinceNow > 0 { return .handledSource }
  } while end.timeIntervalSinceNow > 0
  return .timedOut
}

/// Ends the run of a loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
  guard let rl else { return }
  StoppedLoops.shared.stop(rl)
  rl._stop()
}

/// Has a block run in a loop's next turn in a mode.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (() -> Void)!) {
  guard let rl, let block else { return }
  let mode = mode as? CFRunLoopMode ?? (mode as? String).map { CFRunLoopMode($0 as NSString) } ?? .defaultMode
  let passed = PassedBlock(run: block)
  rl.perform(inModes: [mode.mode]) { passed.run() }
}

/// Wakes a loop that waits. Blocks here wake it themselves.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.perform {} }

private struct PassedBlock: @unchecked Sendable { let run: () -> Void }

extension CFRunLoopActivity {
  fileprivate init(_ activity: RunLoop._Activity) {
    self =
      switch activity {
      case .entry: .entry
      case .beforeTimers: .beforeTimers
      case .beforeSources: .beforeSources
      case .beforeWaiting: .beforeWaiting
      case .afterWaiting: .afterWaiting
      case .exit: .exit
      @unknown default: []
      }
  }
}

/// Observers live as long as a loop tells them.
private final class KeptObservers: @unchecked Sendable {
  static let shared = KeptObservers()
  private let lock = NSLock()
  private var observers: Set<CFRunLoopObserver> = []

  func keep(_ observer: CFRunLoopObserver) { lock.withLock { _ = observers.insert(observer) } }
  func letGo(_ observer: CFRunLoopObserver) { lock.withLock { _ = observers.remove(observer) } }
}

/// Which runs that C began are to end: a loop by itself goes on with the next.
private final class StoppedLoops: @unchecked Sendable {
  static let shared = StoppedLoops()
  private let lock = NSLock()
  /// By loop, whether each of its runs, the innermost last, was stopped.
  private var runs: [ObjectIdentifier: [Bool]] = [:]

  func begin(_ loop: RunLoop) { lock.withLock { runs[ObjectIdentifier(loop), default: []].append(false) } }
  func end(_ loop: RunLoop) { lock.withLock { _ = runs[ObjectIdentifier(loop)]?.popLast() } }
  func isStopped(_ loop: RunLoop) -> Bool { lock.withLock { runs[ObjectIdentifier(loop)]?.last ?? false } }

  func stop(_ loop: RunLoop) {
    lock.withLock {
      guard let count = runs[ObjectIdentifier(loop)]?.count, count > 0 else { return }
      runs[ObjectIdentifier(loop)]?[count - 1] = true
    }
  }
}
