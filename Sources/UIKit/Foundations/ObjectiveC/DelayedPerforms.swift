// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// What `perform(_:with:afterDelay:)` still has to do.
enum DelayedPerforms {
  final class Request {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let modes: [RunLoop.Mode]
    let loop = RunLoop.current
    var timer: Timer?
    var due = Date.distantPast

    init(target: AnyObject, selector: Selector, argument: Any?, modes: [RunLoop.Mode]) {
      self.target = target
      self.selector = selector
      self.argument = argument
      self.modes = modes
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
    let request = Request(target: target, selector: selector, argument: argument, modes: modes)
    let passed = Passed(value: Weak(request))
    let timer = Timer(_tesseraTimeInterval: max(0, delay), repeats: false) { _ in
      guard let request = passed.value.object, let first = removeFirst(until: request) else { return }
      first.selector.send(to: first.target, with: [first.argument])
    }
    request.timer = timer
    request.due = timer.fireDate
    list.lock.withLock { list.requests.append(request) }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  static func cancel(target: AnyObject, where isMeant: (Request) -> Bool) {
    for request in remove({ $0.target === target && isMeant($0) }) { request.timer?.invalidate() }
  }

  /// Takes the request off the list whose turn it is when the timer of one fires.
  ///
  /// A run loop that comes late fires all timers that are due, in the order in which they were added. Each then does
  /// what was due first.
  private static func removeFirst(until request: Request) -> Request? {
    list.lock.withLock {
      let first = list.requests.enumerated().filter { _, other in
        other.due <= request.due && other.loop === request.loop && other.modes == request.modes
      }.min { $0.element.due < $1.element.due }
      return first.map { list.requests.remove(at: $0.offset) }
    }
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
