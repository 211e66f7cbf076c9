// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// A controller that shows a part of a tree: a page of a stack, a tab, a sheet, the content of a window.
///
/// The elements of what it shows are kept by the element that has the controller, so that state and environment go
/// across.
class ScreenController: UIViewController {
  final let host: ViewHost
  final var hostView: HostView? { viewIfLoaded as? HostView }
  /// Which parts of the safe area the content stays out of.
  final var safeAreaRegions: SafeAreaRegions = .all { didSet { hostView?.safeAreaRegions = safeAreaRegions } }
  /// Whether what lies behind is seen.
  final var clearsBackground = false { didSet { if clearsBackground { viewIfLoaded?.backgroundColor = .clear } } }
  /// Called when the controller's view is no longer seen.
  final var didDisappear: (() -> Void)?

  init(_ host: ViewHost) {
    self.host = host
    super.init(nibName: nil, bundle: nil)
    host.isAlone = true
    host.observe(StatusBarKey.self) { [weak self] in self?.hidesStatusBar = $0 }
    host.observe(SystemWishesKey.self) { [weak self] in self?.systemWishes = $0 }
  }

  private var systemWishes = SystemWishes() {
    didSet {
      guard systemWishes != oldValue else { return }
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
  }

  override var prefersHomeIndicatorAutoHidden: Bool { systemWishes.hidesOverlays ?? false }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { systemWishes.deferringEdges ?? [] }

  private var hidesStatusBar: Bool? {
    didSet { if hidesStatusBar != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }

  /// Fails: screens are not read from archives.
  required init?(coder: NSCoder) { return nil }

  override func loadView() {
    let view = HostView(host)
    view.safeAreaRegions = safeAreaRegions
    view.avoidKeyboard()
    view.backgroundColor = clearsBackground ? .clear : .systemBackground
    self.view = view
  }

  /// The keys of controls in the tree.
  override var keyCommands: [UIKeyCommand]? {
    let shortcuts = host.family.shortcuts.commands
    return shortcuts.isEmpty ? super.keyCommands : (super.keyCommands ?? []) + shortcuts
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    host.setShown(true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.setShown(false)
    didDisappear?()
  }

  /// The first scroll view in the page moves with the bars.
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let view = super.contentScrollView(for: edge) { return view }
    return viewIfLoaded.flatMap { Self.scrollView(in: $0) }
  }

  private static func scrollView(in view: UIView) -> UIScrollView? {
    for inner in view.subviews {
      if let found = inner as? UIScrollView ?? scrollView(in: inner) { return found }
    }
    return nil
  }
}

/// The box of a controller's view that fills what it is given, and reaches under bars.
final class ScreenBox: Box {
  let controller: UIViewController
  let holder: PlatformViewHost
  /// Which edges of the safe area the view reaches over.
  private let edges: Edge.Set

  init(_ element: ViewElement, controller: UIViewController, edges: Edge.Set = .all) {
    self.controller = controller
    self.edges = edges
    holder = PlatformViewHost(controller.view)
    super.init(element)
  }

  override var algorithm: any LayoutAlgorithm { FillLayout() }

  /// Where the view was drawn last, in the box's coordinates: it may reach beyond the box.
  private var reach = CGRect.null

  override func draw(into drawing: inout Drawing, at place: CGRect) {
    guard let host = drawing.host else { return }
    attach(to: host)
    let area = host.extended(place, edges, for: self)
    reach = area.offsetBy(dx: -place.minX, dy: -place.minY)
    let frame = drawing.frame(area)
    if holder.frame != frame { holder.frame = frame }
    drawing.add(.view(holder))
  }

  private func attach(to host: ViewHost) {
    guard controller.parent == nil, let parent = host.controller else { return }
    parent.addChild(controller)
    controller.didMove(toParent: parent)
  }

  /// Takes the controller out of the one that it is a child of.
  func detach() {
    if controller.parent != nil {
      controller.willMove(toParent: nil)
      holder.removeFromSuperview()
      controller.removeFromParent()
    } else {
      holder.removeFromSuperview()
    }
  }

  override var hitView: UIView? { holder }
  override func isHit(_ point: CGPoint) -> Bool { reach.contains(point) }
}
