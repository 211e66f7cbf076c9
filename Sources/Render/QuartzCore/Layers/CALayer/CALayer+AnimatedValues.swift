// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CALayer {
  /// Takes over what an animation moves; notes no change and runs no action.
  final func takeOwn(_ property: AnimatedProperty, from state: LayerState) {
    let property = property.definition.property
    switch property {
    case LayerChange.transform: values.transform = CATransform3D(state.transform.entries)
    case LayerChange.sublayerTransform: values.sublayerTransform = CATransform3D(state.sublayerTransform.entries)
    case LayerChange.backgroundColor: values.backgroundColor = state.backgroundColor.map(CGColor.init(rgba:))
    case LayerChange.borderColor: values.borderColor = CGColor(rgba: state.borderColor)
    case LayerChange.shadowColor: values.shadowColor = CGColor(rgba: state.shadowColor)
    // A picture on its way is the servers' alone; shapes and gradients are their layers' to take.
    case LayerChange.contents: break
    default: withUnsafePointer(to: state) { property.copy(from: $0, to: &values.state) }
    }
  }
}
