// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension LayerState {
  /// The layer as it is shown at a time of its own: the model with its animations on it, in their order.
  ///
  /// - Complexity: O(animations). Without animations, the model itself.
  package func presented(at layerTime: Double) -> LayerState {
    guard !animations.isEmpty else { return self }
    var shown = self
    for animation in animations {
      shown.show(animation, at: layerTime)
    }
    return shown
  }

  private mutating func show(_ animation: LayerAnimation, at layerTime: Double) {
    let property = animation.property
    guard let moment = animation.moment(at: layerTime), let below = value(of: property),
      let stretch = animation.stretch(at: moment, below: below)
    else { return }
    if case .contents(let from) = stretch.from, case .contents(let to) = stretch.to {
      let share = min(max(stretch.share, 0), 1)
      contents = share == 0 ? from : to
      fading = share == 0 || share == 1 || from == to ? nil : LayerFade(contents: from, share: 1 - share)
    } else {
      set(animation.value(stretch, moment, below: below), for: property)
    }
  }
}
