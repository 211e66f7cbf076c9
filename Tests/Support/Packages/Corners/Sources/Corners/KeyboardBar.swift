// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A button whose class sets its own look while it is being set up, as bars above keyboards do.
open class KeyboardButton: UIBarButtonItem {
  public var names = ["done"]
  private static var classInitialize: Void = setUp()

  public override init() {
    _ = KeyboardButton.classInitialize
    super.init()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private class func setUp() {
    let proxy = self.appearance()
    proxy.tintColor = .red
    proxy.setTitlePositionAdjustment(UIOffset(), for: .default)
  }
}

/// The bar of such buttons.
open class KeyboardBar: UIToolbar {
  public var names = ["bar"]
  private static var classInitialize: Void = {
    KeyboardBar.appearance().barTintColor = .yellow
    KeyboardBar.appearance().tintColor = .green
  }()

  public override init(frame: CGRect) {
    _ = KeyboardBar.classInitialize
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
