// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreFoundation
public import Foundation

/// The name of a notification.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  public let rawValue: CFString

  /// Creates a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// When observers are called that are suspended. None is here.
public typealias CFNotificationSuspensionBehavior = CoreFoundation.CFNotificationSuspensionBehavior

/// Called when something is posted. Apple's is a function of C, here it is one of Swift's.
///
/// The arguments: the center, the observer, the name, the object, and what the notification carries.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?, CFDictionary?
) -> Void

/// Delivers what is posted to its observers.
///
/// There are two: the local center is `NotificationCenter.default`; the center of Darwin's notifications reaches, on
/// Apple's platforms, all processes of the device, and here those parts of the app that use it. It calls its observers on
/// the main queue and leaves out the object and the dictionary.
public final class CFNotificationCenter: @unchecked Sendable {
  fileprivate static let local = CFNotificationCenter()
  fileprivate static let darwin = CFNotificationCenter()

  private struct Entry {
    var observer: UnsafeRawPointer?
    var name: CFNotificationName?
    var object: UnsafeRawPointer?
    var callBack: CFNotificationCallback?
    var token: (any NSObjectProtocol)?
  }
  private let lock = NSLock()
  private var entries: [Entry] = []

  fileprivate func add(
    _ observer: UnsafeRawPointer?, _ callBack: @escaping CFNotificationCallback, _ name: CFNotificationName?,
    _ object: UnsafeRawPointer?
  ) {
    var entry = Entry(observer: observer, name: name, object: object, callBack: callBack)
    if self === Self.local {
      let passed = Passed(callBack: callBack, observer: UnsafeMutableRawPointer(mutating: observer))
      entry.token = NotificationCenter.default.addObserver(
        forName: name.map { Notification.Name($0.rawValue as String) },
        object: object.map { TesseraShims_CoreFoundation.object(at: $0) }, queue: nil
      ) { notification in
        passed.callBack(
          .local, passed.observer, CFNotificationName(notification.name.rawValue as NSString),
          notification.object.map { pointer(to: $0 as AnyObject) }, notification.userInfo as NSDictionary?)
      }
    }
    lock.withLock { entries.append(entry) }
  }

  fileprivate func remove(where matches: (_ observer: UnsafeRawPointer?, _ name: CFNotificationName?) -> Bool) {
    let gone = lock.withLock {
      let gone = entries.filter { matches($0.observer, $0.name) }
      entries.removeAll { matches($0.observer, $0.name) }
      return gone
    }
    for entry in gone { if let token = entry.token { NotificationCenter.default.removeObserver(token) } }
  }

  fileprivate func post(_ name: CFNotificationName, _ object: UnsafeRawPointer?, _ userInfo: CFDictionary?) {
    if self === Self.local {
      NotificationCenter.default.post(
        name: Notification.Name(name.rawValue as String),
        object: object.map { TesseraShims_CoreFoundation.object(at: $0) }, userInfo: userInfo as? [AnyHashable: Any])
      return
    }
    DispatchQueue.main.async {
      let entries = self.lock.withLock { self.entries.filter { $0.name == nil || $0.name == name } }
      for entry in entries {
        entry.callBack?(self, UnsafeMutableRawPointer(mutating: entry.observer), name, nil, nil)
      }
    }
  }

  private struct Passed: @unchecked Sendable {
    var callBack: CFNotificationCallback
    var observer: UnsafeMutableRawPointer?
  }
}

/// The app's own center.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }
/// The center of Darwin's notifications.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Calls a function when something is posted.
///
/// - Parameters:
///   - observer: What the function is given, and what the observer is removed by.
///   - name: The name to listen to; `nil` for all.
///   - object: The object to listen to; `nil` for all.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ callBack: CFNotificationCallback!,
  _ name: CFString!, _ object: UnsafeRawPointer!, _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let callBack else { return }
  center.add(observer, callBack, name.map { CFNotificationName($0) }, object)
}

/// Stops calls of an observer.
///
/// - Parameter name: The name that it listened to; `nil` for all.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!, _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  let name: CFNotificationName? = name
  let observer: UnsafeRawPointer? = observer
  center.remove { $0 == observer && (name == nil || $1 == name) }
}

/// Stops all calls of an observer.
public func CFNotificationCenterRemoveEveryObserver(_ center: CFNotificationCenter!, _ observer: UnsafeRawPointer!) {
  let observer: UnsafeRawPointer? = observer
  center.remove { one, _ in one == observer }
}

/// Posts a notification.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!, _ name: CFNotificationName!, _ object: UnsafeRawPointer!, _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  guard let name else { return }
  center.post(name, object, userInfo)
}
