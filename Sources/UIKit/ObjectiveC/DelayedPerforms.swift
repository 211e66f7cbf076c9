// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What `perform(_:with:afterDelay:)` still has to do.
enum DelayedPerforms {
  final class Request {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    var timer: Timer?

    init(target: AnyObject, selector: Selector, argument: Any?) {
      self.target = target
      self.selector = selector
      self.argument = argument
    }
  }

  private final class List: @unchecked Sendable {
    let lock = NSLock()
    var requests: [Request] = []
  }
  private static let list = List()

  static func add(
    target: AnyObject, selector: Selector, argument: Any?, delay: TimeInterval, modes: [RunLoop.Mode]
  ) {
    let request = Request(target: target, selector: selector, argument: argument)
    let passed = Passed(value: Weak(request))
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { _ in
      guard let request = passed.value.object, remove({ $0 === request }).count == 1 else { return }
      request.selector.send(to: request.target, with: [request.argument])
    }
    request.timer = timer
    list.lock.withLock { list.requests.append(request) }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  static func cancel(target: AnyObject, where isMeant: (Request) -> Bool) {
    for request in remove({ $0.target === target && isMeant($0) }) { request.timer?.invalidate() }
  }

  /// Takes requests off the list. They die with the caller, outside the lock, since targets may run code then.
  private static func remove(_ isMeant: (Request) -> Bool) -> [Request] {
    list.lock.withLock {
      let found = list.requests.filter(isMeant)
      list.requests.removeAll(where: isMeant)
      return found
    }
  }
}

/// A reference that doesn't hold.
struct Weak<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
