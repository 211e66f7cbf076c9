// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PictureTesting
import Testing
import UIKit

@testable import Badge

@MainActor private var kept: [UIWindow] = []

/// The second test finds what the first one left, unless things are put back between them.
@MainActor @Suite(.serialized) struct BadgeSuite {
  @Test func aLeavesEverythingBehind() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    kept.append(window)
    UIView.setAnimationsEnabled(false)
    UserDefaults.standard.set(1, forKey: "badge")
  }

  @Test func bFindsNothing() {
    #expect(UIApplication.shared.windows.isEmpty)
    #expect(UIView.areAnimationsEnabled)
    #expect(UserDefaults.standard.object(forKey: "badge") == nil)
    kept = []
  }
}
