// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// A view whose natural size a scene states.
final class SceneView: UIView {
  /// In points; `UIView.noIntrinsicMetric` where the scene names no length.
  var statedSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { statedSize }
}
