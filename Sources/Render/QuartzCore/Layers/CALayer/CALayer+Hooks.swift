// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import RenderProtocol

// What UIKit sets on its views' layers beyond Apple's interface.
extension CALayer {
  /// The layer's name in commits; `nil` until it first enters a context's tree.
  package final var id: LayerID? { sync.id }

  /// The context whose tree holds the layer.
  package final var context: LayerContext? { sync.isInTree ? sync.context : nil }

  /// What assistive technology is told of the layer's view.
  package final var accessibility: LayerAccessibility? {
    get { values.state.accessibility }
    set { change(LayerChange.accessibility, to: newValue) }
  }

  /// The class of the layer's view, for the inspector; sent in place of `name`.
  package final var layerName: String? {
    get { values.layerName }
    set { change(\.layerName, to: newValue, LayerChange.name, "layerName") }
  }

  /// How much of what lies behind the layer is blurred, as a sigma in points; 0 for a layer that hides it.
  package final var backdropBlur: CGFloat {
    get { values.state.backdropBlur }
    set { change(LayerChange.backdropBlur, to: newValue) }
  }

  /// How colourful what lies behind becomes where it shows blurred: 1, the default, as it is; 0 grey.
  package final var backdropSaturation: CGFloat {
    get { values.state.backdropSaturation }
    set { change(LayerChange.backdropSaturation, to: newValue) }
  }
}
