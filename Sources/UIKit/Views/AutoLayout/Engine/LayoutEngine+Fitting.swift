// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ConstraintSolver

extension UIView {
  /// The size that the view's constraints allow and the target asks for, found in an engine of its own.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = LayoutEngine(
      root: self, target: FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
    let box = engine.box(for: self)
    engine.retain(box)
    forEachInTree { view in
      for constraint in view.autoLayout.constraints { engine.add(constraint) }
      if view !== self, !view.translatesAutoresizingMaskIntoConstraints {
        engine.markDue(engine.box(for: view), .fixed)
      }
    }
    engine.solve()
    return engine.fittedSize(of: box)
  }
}

extension LayoutEngine {
  /// The root's frame size, up to the next pixel.
  fileprivate func fittedSize(of box: LayoutBox) -> CGSize {
    let insets = root.alignmentRectInsets
    let own = root.traitCollection.displayScale
    let scale = own > 0 ? own : root.owningApplication.screen.scale
    func up(_ value: Double) -> CGFloat { (max(CGFloat(value), 0) * scale - 1e-4).rounded(.up) / scale }
    return CGSize(
      width: up(solver.value(of: box.width)) + insets.left + insets.right,
      height: up(solver.value(of: box.height)) + insets.top + insets.bottom)
  }
}

extension UIView {
  /// The smallest size there is, to fit to.
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// A size larger than any screen, to fit to.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}
