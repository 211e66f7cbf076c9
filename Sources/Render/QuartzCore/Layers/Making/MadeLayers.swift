// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// Layers that a layer makes of itself (copies of its sublayers, particles): told and shown, in nobody's `sublayers`.
struct MadeLayers {
  fileprivate(set) var layers: [CALayer] = []
  /// Whether the layer is a `LayerMaker`.
  var isMaking = false
  /// Whether the sublayers themselves are not seen.
  fileprivate(set) var replacesSublayers = false
}

extension CALayer {
  /// Shows other layers than before.
  final func show(made layers: [CALayer], replacingSublayers: Bool = false) {
    let isSame = made.layers.elementsEqual(layers, by: { $0 === $1 })
    if isSame, made.replacesSublayers == replacingSublayers { return }
    let context = sync.isInTree ? sync.context : nil
    let kept = Set(layers.map(ObjectIdentifier.init))
    let old = Set(made.layers.map(ObjectIdentifier.init))
    for layer in made.layers where !kept.contains(ObjectIdentifier(layer)) {
      layer.parent = nil
      context?.leave(layer)
    }
    made.layers = layers
    made.replacesSublayers = replacingSublayers
    for layer in layers where !old.contains(ObjectIdentifier(layer)) {
      layer.parent = self
      context?.enter(layer)
    }
    markChanged(LayerChange.sublayers)
  }
}

/// A layer that makes others, each time a commit is made.
@preconcurrency @MainActor protocol LayerMaker: CALayer {
  /// Brings what is shown up to date.
  ///
  /// - Parameters:
  ///   - time: Media time.
  ///   - changed: The layers that the commit is about to tell of.
  func make(at time: CFTimeInterval, changed: [CALayer])
  /// Whether there is something else to show with every frame.
  var isMoving: Bool { get }
}
