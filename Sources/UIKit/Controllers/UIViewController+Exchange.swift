// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore

// How methods of controllers ask what runs in their places: MethodHook says why.

extension UIViewController {
  @inline(__always)
  final func run(_ name: String, _ arguments: @autoclosure () -> [Any?] = [], _ own: () -> Void) {
    if !MethodHook.replaces(self, UIViewController.self, name, arguments()) { own() }
  }
}
