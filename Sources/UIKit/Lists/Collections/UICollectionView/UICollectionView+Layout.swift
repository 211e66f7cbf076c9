// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What the layout says of itself, what stands behind the elements, and how their views take a place.

extension UICollectionView {
  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    if let transition = interactiveTransition?.layout, layout !== transition { transition.note(outdated: layout) }
    engine.layoutWasInvalidated(with: context)
  }

  // MARK: - Background

  func backgroundDidChange(from old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    placeBackground()
  }

  func placeBackground() {
    showGround()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}

extension UICollectionReusableView {
  /// Gives the view the geometry and appearance of its element. `origin` is what the superview's content origin is in
  /// the collection view's content, in points.
  func setAttributes(_ attributes: UICollectionViewLayoutAttributes, from origin: CGPoint = .zero) {
    adoptPlace(of: attributes)
    if CATransform3DIsIdentity(attributes.transform3D), CATransform3DIsIdentity(transform3D) {
      let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      if self.frame != frame { self.frame = frame }
    } else {
      transform3D = attributes.transform3D
      if bounds.size != attributes.size { bounds = CGRect(origin: bounds.origin, size: attributes.size) }
      let place = CGPoint(x: attributes.center.x - origin.x, y: attributes.center.y - origin.y)
      if center != place { center = place }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if layer.zPosition != CGFloat(attributes.zIndex) { layer.zPosition = CGFloat(attributes.zIndex) }
  }
}
