// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// An object of which only its identity is known, to which messages are sent: Objective-C has the methods of
/// `NSObjectProtocol` for any `AnyObject`. The translator wraps the targets of actions in it.
public struct _Receiver {
  private let object: AnyObject

  public init(_ object: AnyObject) { self.object = object }

  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  /// Whether the object has the method of a selector.
  public func responds(to selector: Selector!) -> Bool {
    (object as? any NSObjectProtocol)?.responds(to: selector) ?? selector?.isKnown(to: object) ?? false
  }

  /// Calls the method of a selector and gives what it returns.
  @discardableResult
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { send(selector, []) }

  /// Calls the method of a selector with one argument and gives what it returns.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    send(selector, [argument])
  }

  /// Calls the method of a selector with two arguments and gives what it returns.
  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    send(selector, [first, second])
  }

  /// Calls the method of a selector later, once, from the run loop of this thread.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode] = [.default]
  ) {
    DelayedPerforms.add(target: object, selector: selector, argument: argument, delay: delay, modes: modes)
  }

  /// Calls the method of a selector on the main thread: at once where this is it and `wait` is true, else from its run
  /// loop.
  public func performSelector(
    onMainThread selector: Selector!, with argument: Any?, waitUntilDone wait: Bool, modes: [String]? = nil
  ) {
    let passed = Passed(value: (self, selector, argument))
    if wait, Thread.isMainThread {
      perform(selector, with: argument)
    } else if wait {
      DispatchQueue.main.sync { _ = passed.value.0.perform(passed.value.1, with: passed.value.2) }
    } else {
      DispatchQueue.main.async { passed.value.0.perform(passed.value.1, with: passed.value.2) }
    }
  }

  /// Calls the method of a selector on a thread, which must be this one or the main one: others' run loops can't be reached.
  public func perform(
    _ selector: Selector!, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool, modes: [String]? = nil
  ) {
    guard thread.isMainThread || thread === Thread.current else {
      fatalError("perform(_:on:with:waitUntilDone:): threads other than the main one can't be given messages here")
    }
    if thread.isMainThread {
      performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
    } else {
      perform(selector, with: argument)
    }
  }

  /// Calls the method of a selector on a thread of its own.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let passed = Passed(value: (self, argument))
    Thread.detachNewThread { passed.value.0.perform(selector, with: passed.value.1) }
  }

  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { fatalError("-[\(type(of: object)) perform(_:)]: the selector is nil") }
    return selector.send(to: object, with: arguments).map { AutoreleasedResults.keep($0 as AnyObject) }
  }
}
