// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore

// How methods of views ask what runs in their places: MethodHook says why.

extension UIView {
  @inline(__always)
  final func run(
    _ name: String, of type: AnyClass = UIView.self, _ arguments: @autoclosure () -> [Any?] = [], _ own: () -> Void
  ) {
    if !MethodHook.replaces(self, type, name, arguments()) { own() }
  }

  @inline(__always)
  final func run(_ point: CGPoint, _ event: UIEvent?, _ hit: () -> UIView?) -> UIView? {
    guard let replaced = MethodHook.replaced(self, UIView.self, "hitTest:with:", [point, event]) else { return hit() }
    return replaced.result as? UIView
  }

  @inline(__always)
  final func run(_ point: CGPoint, _ event: UIEvent?, _ contains: () -> Bool) -> Bool {
    MethodHook.replaced(self, UIView.self, "pointInside:with:", [point, event])?.result as? Bool ?? contains()
  }
}
