// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

private var handlerKey: UInt8 = 0
private enum Keys2 { static var name = "name" }

final class Handler {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print(name, "dies") }
}

extension UIView {
  var handler: Handler? {
    get { objc_getAssociatedObject(self, &handlerKey) as? Handler }
    set { objc_setAssociatedObject(self, &handlerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
}

enum Associations {
  @MainActor static func run() {
    autoreleasepool {
      let view = UIView()
      view.handler = Handler("view's handler")
      print(view.handler?.name ?? "none")
    }
    let recognizer = UITapGestureRecognizer()
    objc_setAssociatedObject(recognizer, &handlerKey, Handler("first"), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(recognizer, &handlerKey, Handler("second"), .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(recognizer, &handlerKey, nil, .OBJC_ASSOCIATION_RETAIN)
    final class Plain { deinit { print("plain dies") } }
    do {
      let plain = Plain()
      objc_setAssociatedObject(plain, &handlerKey, Handler("plain's handler"), .OBJC_ASSOCIATION_RETAIN)
      _ = plain
    }
    print("end")
  }
}
