// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension Notification.Name {
  static let fed = Notification.Name("fed")
  static let grown = Notification.Name("grown")
}

class Cat: NSObject {
  init(listening object: Any? = nil) {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(eat(_:)), name: .fed, object: object)
    NotificationCenter.default.addObserver(
      self, selector: #selector(grow), name: .grown, object: nil)
  }
  @objc private func eat(_ note: Notification) { print("eat", note.userInfo?["food"] ?? "nothing") }
  @objc func grow() { print("grow") }
  deinit { print("cat dies") }
}

final class Polite: Cat {
  deinit { NotificationCenter.default.removeObserver(self) }
}

enum Notifications {
  @MainActor static func run() {
    let center = NotificationCenter.default
    var cat: Cat? = Cat()
    center.post(name: .fed, object: nil, userInfo: ["food": "fish"])
    center.post(name: .grown, object: nil)
    center.removeObserver(cat!, name: .fed, object: nil)
    center.post(name: .fed, object: nil)
    center.post(name: .grown, object: nil)
    cat = nil
    center.post(name: .grown, object: nil)
    let bowl = NSObject()
    var second: Cat? = Polite(listening: bowl)
    center.post(name: .fed, object: nil, userInfo: ["food": "not mine"])
    center.post(name: .fed, object: bowl, userInfo: ["food": "milk"])
    second = nil
    center.post(name: .fed, object: bowl)
    let third = Cat()
    center.removeObserver(third)
    center.post(name: .fed, object: nil)
    let token = center.addObserver(forName: .fed, object: nil, queue: nil) { _ in print("closure") }
    center.post(name: .fed, object: nil)
    center.removeObserver(token)
    center.post(name: .fed, object: nil)
    _ = second
  }
}
