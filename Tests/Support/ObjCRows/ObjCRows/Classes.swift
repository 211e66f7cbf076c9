// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

class Named: NSObject {}

enum Classes {
  static func run() {
    let type = NSClassFromString("ObjCRows.Named") as? NSObject.Type
    print(type == Named.self, NSStringFromClass(Named.self), NSClassFromString("ObjCRows.Nobody") == nil)
    print(
      Named().isKind(of: NSObject.self), Named().isMember(of: NSObject.self), Bundle(for: Named.self) == Bundle.main)
    print(NSStringFromSelector(#selector(UIView.layoutSubviews)), NSSelectorFromString("a:b:"))
  }
}
