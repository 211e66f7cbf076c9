// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// Sends messages to objects of any class: what `NSObject` and the targets of actions have in common.
enum Messages {
  /// Calls the method of a selector and gives what it returns.
  static func send(_ selector: Selector?, to object: Any, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { fatalError("-[\(type(of: object)) perform(_:)]: the selector is nil") }
    return selector.send(to: object, with: arguments).map { AutoreleasedResults.keep($0 as AnyObject) }
  }

  /// Calls the method on the main thread: at once where this is it and `waits` is true, else from its run loop.
  static func sendOnMain(_ selector: Selector, to object: AnyObject, _ argument: Any?, waits: Bool) {
    let passed = Passed(value: (object, argument))
    if waits, Thread.isMainThread {
      selector.send(to: object, with: [argument])
    } else if waits {
      DispatchQueue.main.sync { _ = selector.send(to: passed.value.0, with: [passed.value.1]) }
    } else {
      DispatchQueue.main.async { selector.send(to: passed.value.0, with: [passed.value.1]) }
    }
  }

  /// Calls the method on a thread, which must be this one or the main one: others' run loops can't be reached.
  static func send(_ selector: Selector, to object: AnyObject, _ argument: Any?, on thread: Thread, waits: Bool) {
    if thread.isMainThread { return sendOnMain(selector, to: object, argument, waits: waits) }
    guard thread === Thread.current else {
      fatalError("perform(_:on:with:waitUntilDone:): threads other than the main one can't be given messages here")
    }
    guard !waits else { return _ = selector.send(to: object, with: [argument]) }
    DelayedPerforms.add(target: object, selector: selector, argument: argument, delay: 0, modes: [.default])
  }

  /// Calls the method on a thread of its own.
  static func sendInBackground(_ selector: Selector, to object: AnyObject, _ argument: Any?) {
    let passed = Passed(value: (object, argument))
    Thread.detachNewThread { selector.send(to: passed.value.0, with: [passed.value.1]) }
  }
}
