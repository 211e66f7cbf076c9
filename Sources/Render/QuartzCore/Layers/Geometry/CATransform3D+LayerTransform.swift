// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

extension CATransform3D {
  /// The same matrix as it travels in commits.
  var layerTransform: LayerTransform {
    if self == CATransform3DIdentity { return .identity }
    return LayerTransform(
      entries: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) })
  }
}
