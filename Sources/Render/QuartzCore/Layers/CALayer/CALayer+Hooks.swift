// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
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

  /// How far the layer and all below it are blurred as one picture, as a sigma in points. Defaults to 0.
  package final var contentBlur: CGFloat {
    get { values.state.contentBlur }
    set { change(LayerChange.contentBlur, to: newValue) }
  }

  /// What the colours of the layer and all below it become, as one picture.
  ///
  /// Sixteen entries, row by row: three rows give red, green and blue from red, green, blue and 1; the last is not used.
  package final var colorTransform: [Double] {
    get { values.state.colorTransform.entries }
    set { change(LayerChange.colorTransform, to: LayerTransform(entries: newValue)) }
  }

  /// How the layer and all below it are mixed, as one picture, with what is behind. Defaults to `normal`.
  package final var blendMode: CGBlendMode {
    get { CGBlendMode(rawValue: Int32(values.state.blendMode)) ?? .normal }
    set { change(LayerChange.blendMode, to: CGFloat(newValue.rawValue)) }
  }
}
