// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A layer tree as it is shown at one time: the model, and in its place the layers that animations change.
package struct LayerPresentation: Sendable {
  package let model: LayerTree
  /// The animated layers as they are shown.
  package let animated: [LayerID: LayerState]

  package subscript(layer: LayerID) -> LayerState? { animated.isEmpty ? model[layer] : animated[layer] ?? model[layer] }
}

extension LayerTree {
  /// The tree at a time of the app's media clock, in seconds.
  ///
  /// - Complexity: O(animated layers); O(layers) where a layer has a time of its own. Nothing is copied.
  package func presented(at time: Double) -> LayerPresentation {
    var animated: [LayerID: LayerState] = [:]
    for (layer, space) in timeSpaces() {
      animated[layer] = layers[layer]?.presented(at: space.layerTime(at: time))
    }
    return LayerPresentation(model: self, animated: animated)
  }

  /// The first time from `time` on at which an animation may show something else than before; `time` itself while
  /// something moves, `nil` where nothing will without another commit.
  package func nextChange(from time: Double) -> Double? {
    var next: Double?
    for (layer, space) in timeSpaces() where space.speed != 0 {
      let layerTime = space.layerTime(at: time)
      for animation in layers[layer]?.animations ?? [] {
        guard var change = animation.nextChange(from: layerTime).map({ space.mediaTime(at: $0) }) else { continue }
        // Where time runs backwards what is over may come again; it is asked for at once.
        if space.speed < 0 { change = time }
        next = min(next ?? change, max(change, time))
      }
    }
    return next
  }

  /// The media time in the time of a layer; `nil` where the layer is not under the root.
  package func layerTime(of layer: LayerID, at time: Double) -> Double? {
    guard layers[layer] != nil else { return nil }
    if timedLayers.isEmpty { return time }
    return walkTimeSpaces(to: [layer])[layer]?.layerTime(at: time)
  }

  // MARK: - Time spaces

  /// How a layer's time lies in the media time.
  private struct TimeSpace {
    var speed = 1.0
    var offset = 0.0

    func layerTime(at mediaTime: Double) -> Double { mediaTime * speed + offset }
    func mediaTime(at layerTime: Double) -> Double { (layerTime - offset) / speed }

    /// The time space of a layer in this one.
    func inner(_ timing: AnimationTiming) -> TimeSpace {
      TimeSpace(speed: speed * timing.speed, offset: (offset - timing.beginTime) * timing.speed + timing.timeOffset)
    }
  }

  private func timeSpaces() -> [LayerID: TimeSpace] {
    if animatedLayers.isEmpty { return [:] }
    if timedLayers.isEmpty { return Dictionary(uniqueKeysWithValues: animatedLayers.map { ($0, TimeSpace()) }) }
    return walkTimeSpaces(to: animatedLayers)
  }

  /// Goes down from the root, each layer once, so that a loop of layers comes to an end.
  private func walkTimeSpaces(to wanted: Set<LayerID>) -> [LayerID: TimeSpace] {
    var found: [LayerID: TimeSpace] = [:]
    var seen: Set<LayerID> = []
    var open: [(LayerID, TimeSpace)] = root.map { [($0, TimeSpace())] } ?? []
    while let (layer, parent) = open.popLast() {
      guard seen.insert(layer).inserted, let state = layers[layer] else { continue }
      let space = state.timing == .identity ? parent : parent.inner(state.timing)
      if wanted.contains(layer) { found[layer] = space }
      open += state.sublayers.map { ($0, space) }
      if let mask = state.mask { open.append((mask, space)) }
    }
    return found
  }
}
