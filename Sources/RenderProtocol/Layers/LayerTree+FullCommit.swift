// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension LayerTree {
  /// The whole tree as one commit, for a render server that joins late; `nil` before the first commit.
  ///
  /// Applying it to an empty tree gives this tree. Only what differs from a new layer's values is in it.
  ///
  /// - Complexity: O(layers).
  package func fullCommit() -> Commit? {
    guard let root else { return nil }
    let deltas = layers.keys.sorted().compactMap { layer in
      layers[layer].map { LayerDelta(layer: layer, changes: $0.changesFromDefaults()) }
    }
    return Commit(
      number: number, isFull: true, screenSize: screenSize, screenScale: screenScale, root: root, deltas: deltas,
      removed: [], time: time, rate: rate)
  }
}

extension LayerState {
  /// The changes that make this state from that of a new layer.
  package func changesFromDefaults() -> [LayerChange] {
    let fresh = LayerState()
    var changes: [LayerChange] = []
    func add<Value: Equatable>(_ property: KeyPath<LayerState, Value>, _ change: (Value) -> LayerChange) {
      if self[keyPath: property] != fresh[keyPath: property] {
        changes.append(change(self[keyPath: property]))
      }
    }
    add(\.bounds, LayerChange.bounds)
    add(\.position, LayerChange.position)
    add(\.anchorPoint, LayerChange.anchorPoint)
    add(\.zPosition, LayerChange.zPosition)
    add(\.transform, LayerChange.transform)
    add(\.sublayerTransform, LayerChange.sublayerTransform)
    add(\.isHidden, LayerChange.isHidden)
    add(\.opacity, LayerChange.opacity)
    add(\.masksToBounds, LayerChange.masksToBounds)
    add(\.backgroundColor, LayerChange.backgroundColor)
    add(\.cornerRadius, LayerChange.cornerRadius)
    add(\.maskedCorners, LayerChange.maskedCorners)
    add(\.hasContinuousCorners, LayerChange.hasContinuousCorners)
    add(\.borderWidth, LayerChange.borderWidth)
    add(\.borderColor, LayerChange.borderColor)
    add(\.shadowColor, LayerChange.shadowColor)
    add(\.shadowOpacity, LayerChange.shadowOpacity)
    add(\.shadowOffset, LayerChange.shadowOffset)
    add(\.shadowRadius, LayerChange.shadowRadius)
    add(\.shadowPath, LayerChange.shadowPath)
    add(\.contents, LayerChange.contents)
    add(\.contentsGravity, LayerChange.contentsGravity)
    add(\.contentsScale, LayerChange.contentsScale)
    add(\.contentsRect, LayerChange.contentsRect)
    add(\.contentsCenter, LayerChange.contentsCenter)
    add(\.mask, LayerChange.mask)
    add(\.sublayers, LayerChange.sublayers)
    add(\.accessibility, LayerChange.accessibility)
    add(\.name, LayerChange.name)
    add(\.backdropBlur, LayerChange.backdropBlur)
    add(\.animations, LayerChange.animations)
    add(\.timing, LayerChange.timing)
    add(\.isDoubleSided, LayerChange.isDoubleSided)
    add(\.backdropSaturation, LayerChange.backdropSaturation)
    return changes
  }
}
