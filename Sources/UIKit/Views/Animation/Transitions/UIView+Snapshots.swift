// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Copies of what views show.

extension UIView {
  func makeSnapshotView(_ rect: CGRect, _ afterUpdates: Bool, _ capInsets: UIEdgeInsets) -> UIView? {
    guard !rect.isEmpty else { return nil }
    guard capInsets == .zero else {
      fatalError("Tessera's snapshot views stretch as a whole: the cap insets must be zero, not \(capInsets)")
    }
    if afterUpdates { bringScreenUpToDate() }
    return SnapshotView(of: layer, rect: rect)
  }

  func drawCopy(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else {
      fatalError("drawHierarchy(in:afterScreenUpdates:) draws in the current graphics context, and there is none")
    }
    if afterUpdates { bringScreenUpToDate() }
    guard !rect.isEmpty, bounds.width > 0, bounds.height > 0 else { return false }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    // The copy has no views.
    CALayer.drawingObserver?(layer, context)
    layer.copyForDisplay().render(in: context)
    context.restoreGState()
    return true
  }

  private func bringScreenUpToDate() {
    owningApplication.layoutWindows()
    owningApplication.layerContext.runDisplayPass()
  }
}

/// Shows a copy of layers, stretched to its bounds.
final class SnapshotView: UIView {
  /// Carries the copy in its own size.
  private let content: UIView
  private let contentSize: CGSize

  init(of source: CALayer, rect: CGRect) {
    content = UIView(frame: CGRect(origin: .zero, size: rect.size))
    contentSize = rect.size
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    let copy = source.copyForDisplay()
    copy.transform = CATransform3DIdentity
    copy.opacity = 1
    copy.isHidden = false
    let bounds = copy.bounds
    copy.position = CGPoint(
      x: bounds.width * copy.anchorPoint.x + bounds.origin.x - rect.origin.x,
      y: bounds.height * copy.anchorPoint.y + bounds.origin.y - rect.origin.y)
    content.layer.addSublayer(copy)
    content.isUserInteractionEnabled = false
    if rect.size != bounds.size { content.clipsToBounds = true }
    addSubview(content)
  }

  required init?(coder: NSCoder) {
    fatalError("Snapshot views are made by snapshotView(afterScreenUpdates:) only")
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    content.transform = CGAffineTransform(
      scaleX: bounds.width / contentSize.width, y: bounds.height / contentSize.height)
  }
}
