// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Has the layers that asked for it renew their contents.
@MainActor enum DisplayPass {
  static func run(on layer: CALayer) {
    displayIfNeeded(layer)
    guard layer.pending.contains(.displayBelow) else { return }
    layer.pending.remove(.displayBelow)
    if let mask = layer.maskLayer { run(on: mask) }
    for child in layer.children where child.parent === layer {
      run(on: child)
    }
  }

  static func displayIfNeeded(_ layer: CALayer) {
    guard layer.pending.contains(.display) else { return }
    let isMoved = layer.pending.contains(.displayMoved)
    layer.pending.subtract([.display, .displayMoved])
    if isMoved { CATransaction.withoutActions { layer.display() } } else { layer.display() }
  }
}
