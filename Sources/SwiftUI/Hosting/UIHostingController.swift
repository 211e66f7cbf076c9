// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewLayoutCore

/// What a hosting controller keeps up to date with the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The controller's `preferredContentSize`.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's intrinsic size, which is invalidated when the content's ideal size changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller that shows a view of SwiftUI's.
open class UIHostingController<Content>: UIViewController where Content: View {
  private let hosting: _UIHostingView<Content>

  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    hosting.backgroundColor = .systemBackground
    observePreferences()
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
    hosting.backgroundColor = .systemBackground
    observePreferences()
  }

  /// Takes over what the content prefers.
  private func observePreferences() {
    hosting.avoidKeyboard()
    navigation = HostedNavigation(self, hosting.host)
    hosting.host.observe(StatusBarKey.self) { [weak self] in self?.hidesStatusBar = $0 }
    hosting.host.observe(SystemWishesKey.self) { [weak self] in self?.systemWishes = $0 }
    hosting.host.observe(PreferredColorSchemeKey.self) { [weak self] scheme in
      self?.preferredScheme = scheme
      self?.applyPreferredScheme()
    }
  }

  private var navigation: HostedNavigation?

  private var hidesStatusBar: Bool? {
    didSet { if hidesStatusBar != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  /// Whether the content, or else the class, hides the status bar.
  open override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }

  private var systemWishes = SystemWishes() {
    didSet {
      guard systemWishes != oldValue else { return }
      setNeedsUpdateOfHomeIndicatorAutoHidden()
      setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }
  }

  /// Whether the content, or else the class, has the bar at the bottom edge go away.
  open override var prefersHomeIndicatorAutoHidden: Bool {
    systemWishes.hidesOverlays ?? super.prefersHomeIndicatorAutoHidden
  }

  /// The edges where the gestures of the content, or else of the class, come before the system's.
  open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    systemWishes.deferringEdges ?? super.preferredScreenEdgesDeferringSystemGestures
  }

  private var preferredScheme: ColorScheme? {
    didSet { if preferredScheme != oldValue { hasPreferredScheme = true } }
  }
  private var hasPreferredScheme = false

  /// A preference of the root's is the window's, another's that of what was presented.
  private func applyPreferredScheme() {
    guard hasPreferredScheme else { return }
    let style = UIUserInterfaceStyle(preferredScheme)
    var top: UIViewController = self
    while let parent = top.parent { top = parent }
    if let window = viewIfLoaded?.window, window.rootViewController === top {
      window.overrideUserInterfaceStyle = style
    } else {
      top.overrideUserInterfaceStyle = style
    }
  }

  /// Stops: a controller in a storyboard must be a subclass that gives its view.
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  open override func loadView() { view = hosting }

  /// The keys of controls in the content, besides those of the class.
  open override var keyCommands: [UIKeyCommand]? {
    let shortcuts = hosting.host.family.shortcuts.commands
    return shortcuts.isEmpty ? super.keyCommands : (super.keyCommands ?? []) + shortcuts
  }

  /// The view that is shown; another value updates what is shown, which keeps its state.
  public var rootView: Content {
    get { hosting.rootView }
    set { hosting.rootView = newValue }
  }

  /// The content's answer to a size, in points; its ideal size for zero.
  ///
  /// Decided for zero: libraries of snapshots ask so for the size of a text, and get it in one line.
  public func sizeThatFits(in size: CGSize) -> CGSize {
    size == .zero ? hosting.host.size(.unspecified) : hosting.sizeThatFits(size)
  }

  /// What is kept up to date with the size of the content. Defaults to nothing.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      guard !sizingOptions.isEmpty else { return hosting.idealSizeDidChange = nil }
      hosting.idealSizeDidChange = { [weak self] in self?.idealSizeDidChange() }
      idealSizeDidChange()
    }
  }

  private func idealSizeDidChange() {
    if sizingOptions.contains(.intrinsicContentSize) { hosting.invalidateIntrinsicContentSize() }
    if sizingOptions.contains(.preferredContentSize) {
      let size = hosting.intrinsicContentSize
      if preferredContentSize != size { preferredContentSize = size }
    }
  }

  /// Which parts of the safe area the content stays out of. Defaults to all.
  public var safeAreaRegions: SafeAreaRegions {
    get { hosting.safeAreaRegions }
    set { hosting.safeAreaRegions = newValue }
  }

  /// Whether the content reaches under bars: what `safeAreaRegions` was before it was public.
  public var _disableSafeArea: Bool {
    get { safeAreaRegions.isEmpty }
    set { safeAreaRegions = newValue ? [] : .all }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    applyPreferredScheme()
    navigation?.update()
    navigation?.showBars()
    hosting.host.setShown(true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hosting.host.setShown(false)
  }
}
