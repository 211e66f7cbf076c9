// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A transform that is the same at every size.
struct ProjectionModifier {
  var transform: ProjectionTransform
}

extension ProjectionModifier: GroupModifier {
  func configure(_ layer: CALayer, size: CGSize, box: ModifierBox<Self>) {
    layer.anchorPoint = .zero
    layer.transform = transform.spatial
  }

  func inner(_ point: CGPoint, in box: ModifierBox<Self>) -> CGPoint {
    var inverse = transform
    guard inverse.invert() else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    return point.applying(inverse)
  }
}

extension View {
  /// Applies a transform to what the view shows, about its top left corner; its frame stays.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier(transform: transform))
  }
}
