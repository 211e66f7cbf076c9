// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Threads whose work is a method that a selector names.

extension Thread {
  /// A thread that calls the method of a selector once it is started. It holds the target and the argument.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let passed = Passed(value: (target as AnyObject, argument))
    self.init { selector.send(to: passed.value.0, with: [passed.value.1]) }
  }

  /// Calls the method of a selector on a thread of its own, at once.
  public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
    Thread(target: target, selector: selector, object: argument).start()
  }
}
