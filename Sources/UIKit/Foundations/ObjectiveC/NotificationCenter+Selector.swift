// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

// Notifications that call a method. Foundation on Linux has those with closures only.

extension NotificationCenter {
  /// Has a method called for each notification of a name, of an object, or both; `nil` stands for all.
  ///
  /// Neither observer nor object is held; when the observer dies it stops observing. The method is called on the thread
  /// that posts, and gets the notification.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object: Any?)
  {
    let observer = ClassObserver.object(of: observer)
    ObserverBag.of(observer, create: true)?.add(
      Observation(center: self, observer: observer, selector: aSelector, name: aName, object: object))
  }

  /// Ends all that an object, or a token that `addObserver(forName:…)` gave, observes.
  public func removeObserver(_ observer: AnyObject) {
    ObserverBag.of(observer, create: false)?.remove { $0.center === self }
    // Foundation knows its own tokens alone; another object may be on its way out, and can't be kept.
    if TokenRemovals.isToken(observer) { TokenRemovals.remove(observer, from: self) }
  }

  /// Ends what an object, or a token, observes of a name, of an object, or both; `nil` stands for all.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    ObserverBag.of(observer, create: false)?.remove { $0.matches(self, name: aName, object: anObject) }
    removeObserver(observer as Any, name: aName, object: anObject)
  }

  /// Ends all that a class observes.
  public func removeObserver(_ observer: AnyClass) { removeObserver(ClassObserver.object(of: observer)) }

  /// Ends what a class observes of a name, of an object, or both; `nil` stands for all.
  public func removeObserver(_ observer: AnyClass, name aName: NSNotification.Name?, object anObject: Any?) {
    removeObserver(ClassObserver.object(of: observer), name: aName, object: anObject)
  }
}

/// Removes Foundation's tokens one after the other: it lets go of a token's closure under its lock, and what dies with the
/// closure may remove another one.
private enum TokenRemovals {
  private static let key = "org.tessera.token-removals"

  /// What waits for a removal under way on the thread.
  private final class Waiting {
    var tokens: [(center: NotificationCenter, token: AnyObject)] = []
  }

  static func isToken(_ observer: AnyObject) -> Bool {
    String(reflecting: type(of: observer)).hasSuffix("NotificationObserverToken")
  }

  static func remove(_ token: AnyObject, from center: NotificationCenter) {
    let thread = Thread.current.threadDictionary
    if let waiting = thread[key] as? Waiting { return waiting.tokens.append((center, token)) }
    let waiting = Waiting()
    thread[key] = waiting
    defer { thread[key] = nil }
    center.removeObserver(token as Any)
    while !waiting.tokens.isEmpty {
      let next = waiting.tokens.removeFirst()
      next.center.removeObserver(next.token as Any)
    }
  }
}

/// A class that observes, which is an object on iOS alone. It lives as long as the class.
private final class ClassObserver: Sendable {
  let type: AnyClass
  private init(_ type: AnyClass) { self.type = type }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var all: [ObjectIdentifier: ClassObserver] = [:]

  /// The object that stands for an observer: itself, or its class's.
  static func object(of observer: Any) -> AnyObject {
    guard let type = observer as? AnyClass else { return observer as AnyObject }
    return lock.withLock {
      let known = all[ObjectIdentifier(type)] ?? ClassObserver(type)
      all[ObjectIdentifier(type)] = known
      return known
    }
  }
}

/// One name and object that an observer wants to hear of.
private final class Observation: @unchecked Sendable {
  private(set) weak var center: NotificationCenter?
  private weak var observer: AnyObject?
  private weak var object: AnyObject?
  private let name: NSNotification.Name?
  /// Foundation's own observer. It isn't told the object, since it would hold it.
  private var token: (any NSObjectProtocol)?
  private let lock = NSLock()
  private var isOver = false

  init(center: NotificationCenter, observer: AnyObject, selector: Selector, name: NSNotification.Name?, object: Any?) {
    self.center = center
    self.observer = observer
    self.object = object.map { $0 as AnyObject }
    self.name = name
    let wantsOne = object != nil
    token = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
      guard let self, !self.lock.withLock({ self.isOver }), let observer = self.observer else { return }
      if wantsOne {
        guard let sender = note.object, let object = self.object, sender as AnyObject === object else { return }
      }
      selector.send(to: (observer as? ClassObserver)?.type ?? observer, with: [note])
    }
  }

  func matches(_ center: NotificationCenter, name: NSNotification.Name?, object: Any?) -> Bool {
    guard self.center === center, name == nil || name == self.name else { return false }
    guard let object else { return true }
    return self.object === object as AnyObject
  }

  /// Ends it, also in the middle of a post.
  func end() {
    lock.withLock { isOver = true }
    if let token, let center { TokenRemovals.remove(token, from: center) }
  }
}

/// All that one object observes; associated with it, so that it ends with it.
private final class ObserverBag: @unchecked Sendable {
  private nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private let lock = NSLock()
  private var observations: [Observation] = []

  static func of(_ observer: AnyObject, create: Bool) -> ObserverBag? {
    if let bag = objc_getAssociatedObject(observer, key) as? ObserverBag { return bag }
    guard create else { return nil }
    let bag = ObserverBag()
    objc_setAssociatedObject(observer, key, bag, .OBJC_ASSOCIATION_RETAIN)
    return bag
  }

  func add(_ observation: Observation) { lock.withLock { observations.append(observation) } }

  func remove(where isMeant: (Observation) -> Bool) {
    let ended = lock.withLock {
      let ended = observations.filter(isMeant)
      observations.removeAll(where: isMeant)
      return ended
    }
    for observation in ended { observation.end() }
  }

  deinit { for observation in observations { observation.end() } }
}
