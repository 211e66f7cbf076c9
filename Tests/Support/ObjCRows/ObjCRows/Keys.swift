// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

@objcMembers class Settings: NSObject {
  var name = "none"
  var size = 1.5
  var isOn = false
  var child: Settings?
  var summary: String { "\(name) \(size) \(isOn)" }
  private var hidden = 1
}

enum Keys {
  @MainActor static func run() {
    let settings = Settings()
    settings.setValue("x", forKey: "name")
    settings.setValue(NSNumber(value: 3), forKey: "size")
    settings.setValue(true, forKey: "on")
    settings.setValue(Settings(), forKey: "child")
    settings.setValue("deep", forKeyPath: "child.name")
    settings.setValuesForKeys(["size": 4])
    print(settings.value(forKey: "summary") ?? "none", settings.value(forKeyPath: "child.name") ?? "none")
    print(settings.value(forKeyPath: "child.child.name") ?? "none")
    print(settings.dictionaryWithValues(forKeys: ["child", "name"])["name"] ?? "none")
    let view = UIView()
    view.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "frame")
    view.setValue(5, forKeyPath: "layer.cornerRadius")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    print(view.value(forKey: "frame") as? CGRect ?? .zero, view.layer.cornerRadius, view.backgroundColor == .red)
    print(view.value(forKeyPath: #keyPath(UIView.isHidden)) as? Bool ?? true)
  }
}
