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
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { Messages.send(selector, to: object, []) }

  /// Calls the method of a selector with one argument and gives what it returns.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any!) -> Unmanaged<AnyObject>! {
    Messages.send(selector, to: object, [argument])
  }

  /// Calls the method of a selector with two arguments and gives what it returns.
  @discardableResult
  public func perform(_ selector: Selector!, with first: Any!, with second: Any!) -> Unmanaged<AnyObject>! {
    Messages.send(selector, to: object, [first, second])
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
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool, modes: [String]? = nil
  ) { Messages.sendOnMain(selector, to: object, argument, waits: wait) }

  /// Calls the method of a selector on a thread, which must be this one or the main one: others' run loops can't be reached.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool, modes: [String]? = nil
  ) { Messages.send(selector, to: object, argument, on: thread, waits: wait) }

  /// Calls the method of a selector on a thread of its own.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    Messages.sendInBackground(selector, to: object, argument)
  }
}
