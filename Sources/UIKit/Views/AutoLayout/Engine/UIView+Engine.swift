// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

// How a view finds its engine, and takes its place from it.

extension UIView {
  /// The engine of the tree that the view is in, if there is one so far. It must hear of what changes; one that is made
  /// later finds everything as it is then.
  var engineInTree: LayoutEngine? { topmost.autoLayout.engine }

  /// The engine of the tree for who wants to know places; made now where constraints wait for one.
  var solvingEngine: LayoutEngine? {
    let root = topmost
    if root.autoLayout.awaitsEngine {
      root.autoLayout.awaitsEngine = false
      let engine = LayoutEngine(root: root)
      root.autoLayout.engine = engine
      root.enterTree(of: engine)
    }
    return root.autoLayout.engine
  }

  /// Has an engine made at the next layout. Trees that are being put together out of smaller ones need none before.
  func awaitEngine() {
    let root = topmost
    if root.autoLayout.engine == nil { root.autoLayout.awaitsEngine = true }
  }

  /// Tells an engine of every constraint in this view and below, and of every view that constraints place.
  func enterTree(of engine: LayoutEngine) {
    forEachInTree { view in
      for constraint in view.autoLayout.constraints { engine.add(constraint) }
      guard !view.autoLayout.translatesMask, view.storedSuperview != nil else { return }
      engine.markDue(engine.box(for: view), .fixed)
      view.askForFirstUpdate()
    }
  }

  // MARK: - Places

  /// Gives the subviews that constraints place their frames, and a scroll view its content's extent.
  func placeConstrainedSubviews() {
    guard let engine = solvingEngine else { return }
    engine.solve()
    guard !engine.boxes.isEmpty else { return }
    if self === engine.root, engine.followsConstraints(self) { takeRootSize(engine) }
    for subview in storedSubviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let box = engine.boxes[ObjectIdentifier(subview)] else { continue }
      subview.take(engine.frame(of: box), engine)
    }
    tellContentExtent(engine)
  }

  private func take(_ frame: CGRect, _ engine: LayoutEngine) {
    let anchor = layer.anchorPoint
    let place = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    let size = bounds.size
    // Constraints move bounds and center, as on iOS, so that a transform stays out of it.
    guard size != frame.size || center != place else { return }
    engine.counters.framesSet += 1
    let wasApplying = engine.isApplying
    engine.isApplying = true
    if size != frame.size { bounds.size = frame.size }
    if center != place { center = place }
    engine.isApplying = wasApplying
  }

  private func takeRootSize(_ engine: LayoutEngine) {
    guard let box = engine.boxes[ObjectIdentifier(self)], !box.entries.isEmpty else { return }
    let origin = untransformedFrame.origin
    let solved = engine.frame(of: box).size
    take(CGRect(origin: origin, size: solved), engine)
  }

  private func tellContentExtent(_ engine: LayoutEngine) {
    guard isScrollContainer, let guide = autoLayout.systemGuides.scrollContent,
      let box = engine.boxes[ObjectIdentifier(guide)]
    else { return }
    let size = engine.frame(of: box).size
    let axes = engine.constrainedAxes(of: box)
    contentExtentDidChange(
      width: axes.contains(.horizontal) ? size.width : nil, height: axes.contains(.vertical) ? size.height : nil)
  }

  func layoutFrame(of guide: UILayoutGuide) -> CGRect {
    // On the screen the system's guides are right at once, elsewhere once layout has used them.
    if storedWindow != nil, let frame = systemFrame(of: guide) { return frame }
    guard let engine = engineInTree, let box = engine.boxes[ObjectIdentifier(guide)] else { return .zero }
    return engine.frame(of: box)
  }
}

extension UIView {
  /// Where insets of the view as it is put a guide of the system's, or `nil` if constraints decide about the guide.
  private func systemFrame(of guide: UILayoutGuide) -> CGRect? {
    let size = bounds.size
    let frame: CGRect
    switch guide.role {
    case .free: return nil
    case .margins, .safeArea, .readableContent, .topBand, .bottomBand, .keyboard:
      let insets = insets(of: guide.role)
      // Insets that leave no room leave no negative one.
      frame = CGRect(
        x: insets.left, y: insets.top, width: max(size.width - insets.left - insets.right, 0),
        height: max(size.height - insets.top - insets.bottom, 0))
    case .scrollFrame: frame = bounds
    case .scrollContent:
      guard let scrollView = self as? any ScrollingView else { return nil }
      frame = CGRect(origin: .zero, size: scrollView.contentSize)
    }
    let scale = traitCollection.displayScale
    return frame.roundedToPixels(scale: scale > 0 ? scale : 1)
  }
}

extension LayoutEngine {
  /// Where the last solve put the item, in the space it stands in: origin and far edge each to the pixel.
  func frame(of box: LayoutBox) -> CGRect {
    var rect = CGRect(
      x: solver.value(of: box.x), y: solver.value(of: box.y), width: max(solver.value(of: box.width), 0),
      height: max(solver.value(of: box.height), 0))
    if let view = box.view { rect = view.frame(forAlignmentRect: rect) }
    return rect.roundedToPixels(scale: scale)
  }

  private var scale: CGFloat {
    let scale = root.traitCollection.displayScale
    return scale > 0 ? scale : root.owningApplication.screen.scale
  }

  /// The axes along which constraints say something of the item's far edge or length.
  func constrainedAxes(of box: LayoutBox) -> Set<NSLayoutConstraint.Axis> {
    var axes: Set<NSLayoutConstraint.Axis> = []
    for key in box.entries {
      guard let constraint = entries[key]?.constraint else { continue }
      for place in [constraint.first, constraint.second].compactMap({ $0 }) {
        let item = place.item
        let guide = item as? UILayoutGuide ?? (item as? UIView)?.autoLayout.systemGuides.scrollContent
        guard guide === box.item, !place.attribute.isNearEdge(of: guide) else { continue }
        switch place.attribute {
        case .right, .leading, .trailing, .centerX, .width: axes.insert(.horizontal)
        case .bottom, .centerY, .height: axes.insert(.vertical)
        default: break
        }
      }
    }
    return axes
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is where a content begins, and so says nothing of its extent.
  @MainActor fileprivate func isNearEdge(of guide: UILayoutGuide?) -> Bool {
    guard self == .leading || self == .trailing else { return self == .left || self == .top }
    return side(isMirrored: guide?.owningView?.effectiveUserInterfaceLayoutDirection == .rightToLeft) == .near
  }
}

extension CGRect {
  /// Each edge at the nearest pixel, halves up.
  func roundedToPixels(scale: CGFloat) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat {
      // Sums of thirds end a hair below the half that they mean.
      ((value * scale) + 0.5 + 1e-6).rounded(.down)
    }
    let left = pixel(minX)
    let top = pixel(minY)
    // Lengths are counted in pixels: the difference of two edges in points would be a hair off.
    return CGRect(
      x: left / scale, y: top / scale, width: (pixel(minX + width) - left) / scale,
      height: (pixel(minY + height) - top) / scale)
  }
}
