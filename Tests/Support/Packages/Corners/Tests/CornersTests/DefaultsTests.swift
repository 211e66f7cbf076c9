// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import UIKit
import XCTest

extension UserDefaults {
  @objc dynamic var theme: String? { string(forKey: "theme") }
}

final class DefaultsTests: XCTestCase {
  private var heard: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) { heard.append("\(keyPath ?? ""): \(change?[.newKey] as? String ?? "none")") }

  func testKeysOfDefaultsAreObservedByName() {
    UserDefaults.standard.addObserver(self, forKeyPath: "name", options: .new, context: nil)
    UserDefaults.standard.set("Anna", forKey: "name")
    UserDefaults().set("Berta", forKey: "name")
    UserDefaults.standard.removeObject(forKey: "name")
    UserDefaults.standard.removeObserver(self, forKeyPath: "name")
    UserDefaults.standard.set("Clara", forKey: "name")
    XCTAssertEqual(heard, ["name: Anna", "name: Berta", "name: none"])
  }

  func testKeysOfDefaultsAreObservedAsProperties() throws {
    let group = "group.corners"
    let (app, widget) = try (
      XCTUnwrap(UserDefaults(suiteName: group)), XCTUnwrap(UserDefaults(suiteName: group))
    )
    defer { app.removePersistentDomain(forName: group) }
    var published: [String?] = []
    let token = app.observe(\.theme, options: [.old, .new]) { _, change in
      self.heard.append("\((change.oldValue ?? nil) ?? "none") to \((change.newValue ?? nil) ?? "none")")
    }
    let stream = app.publisher(for: \.theme).sink { published.append($0) }
    app.set("dark", forKey: "theme")
    widget.set("light", forKey: "theme")
    token.invalidate()
    stream.cancel()
    app.removeObject(forKey: "theme")
    XCTAssertEqual(heard, ["none to dark", "dark to light"])
    XCTAssertEqual(published, [nil, "dark", "light"])
  }
}
