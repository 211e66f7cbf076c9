// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Publishes notifications of one name.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never
    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// The notifications' name.
    public let name: Notification.Name
    /// Whose notifications they are; `nil` is anybody's. It is held.
    public let object: AnyObject?

    /// Publishes the notifications of a name, and of an object where one is given.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let source = EventSource(subscriber, name: "NotificationCenter Observer", keeps: false)
      let send = Work.Passed(value: source.send)
      nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) { note in
        send.value(note)
      }
      let (center, object) = (center, object)
      source.onEnd { withExtendedLifetime(object) { center.removeObserver(token) } }
      subscriber.receive(subscription: source)
    }

    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }

  /// Publishes the notifications of a name, and of an object where one is given, on the thread that posts them.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
