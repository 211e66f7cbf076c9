// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Messages by selector. On iOS these are NSObject's; a class of Swift alone doesn't have them there either.

extension NSObjectProtocol {
  /// Whether the object has the method of a selector.
  ///
  /// For a requirement of a protocol that is optional on iOS: whether the object's class, or one that it inherits from,
  /// implements it itself.
  public func responds(to aSelector: Selector!) -> Bool {
    guard self is any _TesseraResponding else { return _tesseraResponds(to: aSelector) }
    let passed = Passed(value: (self, aSelector))
    return onThisThread { (passed.value.0 as? any _TesseraResponding)?.responds(to: passed.value.1) ?? false }
  }

  /// Who gets a message that the object has no method for: nobody, but in classes that say otherwise.
  public func forwardingTarget(for aSelector: Selector!) -> Any? {
    let passed = Passed(value: (self, aSelector))
    return onThisThread {
      Passed(value: (passed.value.0 as? any _TesseraForwarding)?.forwardingTarget(for: passed.value.1))
    }.value
  }

  /// What `super.forwardingTarget(for:)` is in a class that overrides the method.
  public func _tesseraForwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// What `super.responds(to:)` is in a class that overrides the method.
  public func _tesseraResponds(to aSelector: Selector!) -> Bool { aSelector?.isKnown(to: self) ?? false }

  /// Calls the method of a selector and gives what it returns.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { Messages.send(aSelector, to: self, []) }

  /// Calls the method of a selector with one argument and gives what it returns.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Messages.send(aSelector, to: self, [object])
  }

  /// Calls the method of a selector with two arguments and gives what it returns.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    Messages.send(aSelector, to: self, [object1, object2])
  }
}

// MARK: - Later

extension NSObject {

  /// Calls the method of a selector later, once, from the run loop of this thread in its default mode. Object and
  /// argument are held until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls the method of a selector later, once, from the run loop of this thread in one of the modes.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedPerforms.add(target: self, selector: aSelector, argument: anArgument, delay: delay, modes: modes)
  }

  /// Takes back all that `perform(_:with:afterDelay:)` still has to do for an object.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(target: aTarget as AnyObject) { _ in true }
  }

  /// Takes back what `perform(_:with:afterDelay:)` still has to do for an object with this selector and an equal argument.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object: Any?) {
    DelayedPerforms.cancel(target: aTarget as AnyObject) {
      $0.selector == aSelector && areEqual($0.argument, object)
    }
  }

  // MARK: - Threads

  /// Calls the method of a selector on a thread, which must be this one or the main one: others' run loops can't be reached.
  public func perform(
    _ aSelector: Selector, on thr: Thread, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]? = nil
  ) {
    Messages.send(aSelector, to: self, arg, on: thr, waits: wait)
  }

  /// Calls the method of a selector on the main thread: at once where this is it and `wait` is true, else from its run
  /// loop.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    Messages.sendOnMain(aSelector, to: self, arg, waits: wait)
  }

  /// Calls the method of a selector on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    Messages.sendInBackground(aSelector, to: self, arg)
  }
}

/// Whether two arguments are the same object, or equal.
private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
  switch (left, right) {
  case (nil, nil): return true
  case (let left?, let right?):
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return type(of: left) is AnyClass && (left as AnyObject) === (right as AnyObject)
  default: return false
  }
}
