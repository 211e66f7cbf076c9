// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Notifications to be awaited, which Foundation on Linux lacks.

extension NotificationCenter {
  /// The notifications of a name that are posted from now on, by an object or by any.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }

  /// Notifications as they come; each iterator observes from when it is made.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let isAny: Bool

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      (self.center, self.name, self.object, isAny) = (center, name, object, object == nil)
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(
        AsyncStream { continuation in
          guard isAny || object != nil else { return continuation.finish() }
          let center = center
          let observer = Passed(
            center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Passed($0)) })
          continuation.onTermination = { _ in center.removeObserver(observer.value) }
        })
    }

    /// Waits for one notification after the other; ends with the task.
    public struct Iterator: AsyncIteratorProtocol {
      private var stream: AsyncStream<Passed<Notification>>.Iterator

      fileprivate init(_ stream: AsyncStream<Passed<Notification>>) { self.stream = stream.makeAsyncIterator() }

      public mutating func next() async -> Notification? { await stream.next()?.value }
    }
  }
}

/// Goes from the thread that posts to the task that waits.
private struct Passed<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
