// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite struct UIWindowLevelTests {
  @Test func levelsAreCountedOnFromTheNamedOnes() {
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.statusBar - 1 < .statusBar)
    #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
    var level = UIWindow.Level.normal
    level += 2
    level -= 1
    #expect(level == UIWindow.Level(rawValue: 1) && level <= UIWindow.Level.alert + 1)
  }
}
