// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lets a scroll view's content fade where it goes under a view that floats at an edge, as it does under bars.
@preconcurrency @MainActor public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?

  /// What scrolls below the view.
  public weak var scrollView: UIScrollView? {
    didSet { if scrollView !== oldValue { show() } }
  }

  /// At which edge the view floats. Defaults to the top.
  public var edge: UIRectEdge = .top {
    didSet { if edge != oldValue { rebuild() } }
  }

  private var veil: ContainerVeil?

  public func willMove(to view: UIView?) {
    veil?.removeFromSuperview()
    veil = nil
  }

  public func didMove(to view: UIView?) {
    self.view = view
    rebuild()
  }

  private func rebuild() {
    veil?.removeFromSuperview()
    guard let view else { return }
    let new = ContainerVeil(isAtBottom: edge.contains(.bottom))
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(new, at: 0)
    veil = new
    show()
  }

  private func show() {
    veil?.scrollView = scrollView
    veil?.setNeedsLayout()
  }
}

/// A veil behind a view that floats, which reaches from the edge of what scrolls to a little beyond the view.
private final class ContainerVeil: UIView {
  private let veil: BarVeil
  private let isAtBottom: Bool
  weak var scrollView: UIScrollView?

  init(isAtBottom: Bool) {
    self.isAtBottom = isAtBottom
    veil = BarVeil(isAtBottom: isAtBottom)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    veil.progress = 1
    addSubview(veil)
  }

  required init?(coder: NSCoder) { fatalError("Veils are not archived") }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let scrollView, scrollView.window != nil else { return veil.isHidden = true }
    let effect = isAtBottom ? scrollView.bottomEdgeEffect : scrollView.topEdgeEffect
    veil.isHidden = effect.isHidden
    veil.color = scrollView.backgroundColor ?? .systemBackground
    let room = convert(scrollView.bounds, from: scrollView)
    let depth = isAtBottom ? room.maxY - bounds.minY : bounds.maxY - room.minY
    veil.depth = max(depth, 0)
    let reach = veil.depth + (effect.isHard ? 0 : BarVeil.reach)
    veil.frame = CGRect(
      x: room.minX, y: isAtBottom ? room.maxY - reach : room.minY, width: room.width, height: reach)
  }
}
