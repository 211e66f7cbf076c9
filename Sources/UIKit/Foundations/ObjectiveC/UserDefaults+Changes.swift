// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
import Foundation
internal import Synchronization

/// Has the process's defaults tell of their changes: observers of keys, and who waits for
/// `UserDefaults.didChangeNotification`. Foundation's on Linux tell nobody, never come back from `set(nil, forKey:)`, and
/// give other addresses than were set.
///
/// `UserDefaults.standard` is Foundation's own object, so Foundation's class is lent the methods of one that tells.
enum DefaultsChanges {
  /// Begins, once.
  static func begin() { isBegun }

  /// Begins to tell the observers of one object of every change of its defaults, whichever object makes it.
  static func begin(for defaults: UserDefaults) {
    begin()
    observed.withLock { observed in
      observed.removeAll { $0.defaults == nil || $0.defaults === defaults }
      observed.append(Observed(defaults: defaults))
    }
  }

  private struct Observed: @unchecked Sendable {
    weak var defaults: UserDefaults?
  }
  private static let observed = Mutex<[Observed]>([])

  /// Other objects that are observed and stand for the same defaults.
  private static func others(like defaults: UserDefaults) -> [UserDefaults] {
    let all = observed.withLock { $0 }.compactMap(\.defaults)
    return all.filter { $0 !== defaults && suite(of: $0) == suite(of: defaults) }
  }

  /// The name that defaults were made with; Foundation keeps it to itself.
  private static func suite(of defaults: UserDefaults) -> String? {
    Mirror(reflecting: defaults).descendant("suite") as? String
      ?? Mirror(reflecting: defaults).superclassMirror?.descendant("suite") as? String
  }

  private static let isBegun: Void = {
    for method in [
      "3set_6forKeyyypSg_SStF", "3set_6forKeyy0A10Essentials3URLVSg_SStF", "3url6forKey0A10Essentials3URLVSgSS_tF",
      "12removeObject6forKeyySS_tF",
    ] {
      _ = tessera_lend_method(
        unsafeBitCast(TellingDefaults.self as AnyClass, to: UnsafeRawPointer.self),
        unsafeBitCast(UserDefaults.self as AnyClass, to: UnsafeMutableRawPointer.self),
        "$s10Foundation12UserDefaultsC\(method)Tq", "$s10Foundation12UserDefaultsCMn")
    }
  }()

  /// Changes what is kept under a name, and tells of it where it is another then.
  fileprivate static func changing(_ defaults: UserDefaults, _ key: String, _ change: @escaping () -> Void) {
    let old = defaults.object(forKey: key) as? NSObject
    var telling = { KeyValueObserving.changing(defaults, [key], change) }
    for other in KeyValueObserving.isActive ? others(like: defaults) : [] {
      let inner = telling
      telling = { KeyValueObserving.changing(other, [key], inner) }
    }
    telling()
    let new = defaults.object(forKey: key) as? NSObject
    if old != new { NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults) }
  }
}

/// What is lent: methods that use nothing but what any defaults have. Numbers come by way of the first.
private final class TellingDefaults: UserDefaults {
  override func set(_ value: Any?, forKey defaultName: String) {
    DefaultsChanges.changing(self, defaultName) { super.set(value, forKey: defaultName) }
  }

  override func set(_ url: URL?, forKey defaultName: String) {
    guard let url else { return removeObject(forKey: defaultName) }
    if url.isFileURL {
      let home = NSHomeDirectory() + "/"
      let path = url.path.hasPrefix(home) ? "~/" + url.path.dropFirst(home.count) : url.path
      set(path as Any?, forKey: defaultName)
    } else if let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true) {
      set(data as Any?, forKey: defaultName)
    }
  }

  override func url(forKey defaultName: String) -> URL? {
    switch object(forKey: defaultName) {
    case let path as String: URL(fileURLWithPath: (path as NSString).expandingTildeInPath)
    case let data as Data: try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data) as URL?
    default: nil
    }
  }

  override func removeObject(forKey defaultName: String) {
    DefaultsChanges.changing(self, defaultName) { super.removeObject(forKey: defaultName) }
  }
}
