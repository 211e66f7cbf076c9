// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Has the owners of layers that asked for it bring up to date what they show, before anything is laid out.
@MainActor enum PropertiesPass {
  /// How often owners may ask anew in one pass; what is left then waits for the next.
  private static let roundLimit = 8

  static func run(on top: CALayer) {
    for _ in 0..<roundLimit where !top.pending.isDisjoint(with: [.properties, .propertiesBelow]) { visit(top) }
  }

  private static func visit(_ layer: CALayer) {
    if layer.pending.contains(.properties) {
      layer.pending.remove(.properties)
      (layer.delegate as? any PropertiesUpdating)?.updatePropertiesOfLayer()
    }
    guard layer.pending.contains(.propertiesBelow) else { return }
    layer.pending.remove(.propertiesBelow)
    for child in layer.children where child.parent === layer { visit(child) }
  }
}

extension CALayer {
  /// Asks for the delegate's `updatePropertiesOfLayer()` before the next layout.
  package final func setNeedsPropertiesUpdate() { markPending(.properties) }
}

extension LayerContext {
  /// Has all properties brought up to date that wait for it.
  package func runPropertiesPass() {
    session.run { PropertiesPass.run(on: root) }
  }

  /// Whether properties wait to be brought up to date.
  package var waitsForProperties: Bool { !root.pending.isDisjoint(with: [.properties, .propertiesBelow]) }
}
