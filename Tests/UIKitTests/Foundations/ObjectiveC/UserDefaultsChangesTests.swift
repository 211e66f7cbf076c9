// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite struct UserDefaultsChangesTests {
  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let name = "changes-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    try body(defaults)
  }

  @Test func observersOfKeysAreTold() throws {
    try withDefaults { defaults in
      let watcher = Watcher()
      defaults.addObserver(watcher, forKeyPath: "theme", options: [.old, .new], context: nil)
      defaults.set("dark", forKey: "theme")
      defaults.set("dark", forKey: "theme")
      defaults.set(3, forKey: "other")
      defaults.removeObject(forKey: "theme")
      #expect(watcher.heard == ["nil dark", "dark nil"])
      defaults.removeObserver(watcher, forKeyPath: "theme")
      defaults.set("light", forKey: "theme")
      #expect(watcher.heard.count == 2)
    }
  }

  @Test func changesByAnotherObjectOfTheSameDefaultsAreTold() throws {
    let name = "shared-\(UUID().uuidString)"
    let (reader, writer) = try (#require(UserDefaults(suiteName: name)), #require(UserDefaults(suiteName: name)))
    defer { reader.removePersistentDomain(forName: name) }
    let stranger = try #require(UserDefaults(suiteName: name + ".other"))
    let watcher = Watcher()
    reader.addObserver(watcher, forKeyPath: "theme", options: [.old, .new], context: nil)
    defer { reader.removeObserver(watcher, forKeyPath: "theme") }
    writer.set("dark", forKey: "theme")
    stranger.set("light", forKey: "theme")
    reader.set("blue", forKey: "theme")
    writer.removeObject(forKey: "theme")
    stranger.removePersistentDomain(forName: name + ".other")
    #expect(watcher.heard == ["nil dark", "dark blue", "blue nil"])
  }

  @Test func addressesComeBackAsTheyWereSet() throws {
    try withDefaults { defaults in
      let watcher = Watcher()
      defaults.addObserver(watcher, forKeyPath: "other", context: nil)
      defer { defaults.removeObserver(watcher, forKeyPath: "other") }
      for address in ["https://example.com/a?b=c#d", "mailto:a@example.com", "file:///a/b%20c.txt"] {
        let url = try #require(URL(string: address))
        defaults.set(url, forKey: "url")
        #expect(defaults.url(forKey: "url") == url)
      }
      let home = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("a.txt")
      defaults.set(home, forKey: "url")
      #expect(defaults.string(forKey: "url") == "~/a.txt" && defaults.url(forKey: "url")?.path == home.path)
      defaults.set(nil as URL?, forKey: "url")
      #expect(defaults.url(forKey: "url") == nil)
    }
  }

  @Test func changesOfPropertiesAreTold() throws {
    try withDefaults { defaults in
      var heard: [Bool?] = []
      let token = defaults.observe(\.isLoud, _tesseraKey: "isLoud", options: [.initial, .new]) { _, change in
        heard.append(change.newValue)
      }
      defaults.set(true, forKey: "isLoud")
      token.invalidate()
      defaults.set(false, forKey: "isLoud")
      #expect(heard == [false, true])
    }
  }

  @Test func aNotificationTellsOfWhatChanged() throws {
    try withDefaults { defaults in
      // Observing begins it, as an app does.
      let watcher = Watcher()
      defaults.addObserver(watcher, forKeyPath: "a", context: nil)
      nonisolated(unsafe) var count = 0
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
      ) { _ in count += 1 }
      defaults.set(1.5, forKey: "a")
      defaults.set(1.5, forKey: "a")
      defaults.set(URL(string: "https://example.com"), forKey: "b")
      defaults.set(nil, forKey: "b")
      defaults.set(nil, forKey: "b")
      NotificationCenter.default.removeObserver(token)
      defaults.removeObserver(watcher, forKeyPath: "a")
      #expect(count == 3 && defaults.object(forKey: "b") == nil)
    }
  }

  private final class Watcher: NSObject, _TesseraKeyValueObserver {
    var heard: [String] = []

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let (old, new) = (change?[.oldKey] as? String ?? "nil", change?[.newKey] as? String ?? "nil")
      heard.append("\(old) \(new)")
    }
  }
}

extension UserDefaults {
  fileprivate var isLoud: Bool { bool(forKey: "isLoud") }
}
