// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How far in front a window stands.
extension UIWindow {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
  }
}

extension UIWindow.Level: _UIKitNumericRawRepresentable {}

/// The root of a tree of views; it hands events to them.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Told of, so that the keyboard comes and goes with it.
  var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { firstResponderDidChange() } }
  }
  /// One responder is taking over from another: the keyboard stays.
  var isReplacingFirstResponder = false
  private lazy var storedUndoManager = UndoManager()
  private var storedRootViewController: UIViewController?
  private weak var storedApplication: UIApplication?
  lazy var touchDispatcher = TouchDispatcher(window: self)
  /// The bars that go by the content behind them.
  var barsOverContent: [WeakReference<UIView>] = []
  /// What takes keys before everybody else, and touches: an open menu.
  weak var keyOverlay: UIView?
  /// Made when somebody asks for the focus.
  var storedFocusSystem: UIFocusSystem?

  /// The scene that shows the window.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { sceneDidChange() } }
  }

  /// Creates a window that fills the scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.roomBounds)
    storedApplication = windowScene.owningApplication
    self.windowScene = windowScene
    setUp()
  }

  /// Creates a window that fills the screen, as iOS does since version 9.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window with a frame in the screen's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    finishDecoding(coder, as: UIWindow.self)
  }

  /// A window that nobody else holds lives until the next frame is made: on iOS, adding a view leaves the window in the
  /// autorelease pool, and tests count on that.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    AutoreleasedResults.keepThroughFrame(self)
  }

  /// The application whose window this is, which need not keep it; as a scene's, it is the scene's.
  override var owningApplication: UIApplication { storedApplication ?? UIApplication.current }

  private func setUp() {
    storedWindow = self
    storedApplication = owningApplication
    owningApplication.register(self)
    isHidden = true
    if windowScene == nil, owningApplication.givesWindowsItsScene {
      windowScene = owningApplication.storedScenes.compactMap { $0 as? UIWindowScene }.first
    }
    updateTraits(inherited: inheritedTraits)
    updateSafeArea()
  }

  private func sceneDidChange() {
    if let application = windowScene?.owningApplication, application !== owningApplication {
      owningApplication.forget(self)
      storedApplication = application
      application.register(self)
      screenDidChange()
    }
    sceneTraitsDidChange()
    owningApplication.windowsDidChange()
  }

  /// The screen that shows the window. There is one; setting it to that one changes nothing, which is all an app can do.
  open var screen: UIScreen {
    get { owningApplication.screen }
    set {}
  }

  /// The scene's traits, or the screen's.
  private var inheritedTraits: UITraitCollection { windowScene?.traitCollection ?? screen.traitCollection }

  /// The scene is another, or overrides other traits.
  func sceneTraitsDidChange() { updateTraits(inherited: inheritedTraits) }

  open var windowLevel: Level = .normal {
    didSet { if windowLevel != oldValue { owningApplication.windowsDidChange() } }
  }

  /// Whether the window gets keys, or would if its scene was the one that people type into: each has a key window.
  open var isKeyWindow: Bool {
    guard let key = owningApplication.storedKeyWindow, key !== self else {
      return owningApplication.storedKeyWindow === self
    }
    return windowScene?.lastKeyWindow === self && isInOtherScene(than: key)
  }

  /// Whether both have scenes, which are not the same.
  private func isInOtherScene(than window: UIWindow?) -> Bool {
    guard let own = windowScene, let other = window?.windowScene else { return false }
    return own !== other
  }

  /// Whether the window is among those that the screen shows.
  var isShown: Bool { !isHidden && windowScene?.isCovered != true }

  /// Where on the screen the origin of the window's scene is.
  var sceneOrigin: CGPoint { windowScene?.roomOrigin ?? .zero }

  open var canBecomeKey: Bool { true }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { storedRootViewController }
    set { setRoot(newValue) }
  }

  /// Shows the window and makes it the one that gets keys.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open func makeKey() {
    let application = owningApplication
    guard canBecomeKey, application.storedKeyWindow !== self else { return }
    let changesScene = isInOtherScene(than: application.storedKeyWindow)
    let old = changesScene ? windowScene?.lastKeyWindow : application.storedKeyWindow
    if changesScene, old === self {
      application.storedKeyWindow = self
      return application.keyboard.update()
    }
    old?.resignKey()
    application.storedKeyWindow = self
    windowScene?.lastKeyWindow = self
    if changesScene { application.keyboard.update() }
    if let old { NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old) }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  open func becomeKey() {}

  open func resignKey() {}

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let wasHidden = isHidden
      super.isHidden = newValue
      visibilityDidChange()
      guard newValue != wasHidden else { return }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification, object: self)
    }
  }

  private func visibilityDidChange() {
    owningApplication.windowsDidChange()
    if !isHidden { owningApplication.appearances.apply(to: self) }
    if !isHidden, let root = storedRootViewController { installRootView(of: root) }
  }

  private func setRoot(_ controller: UIViewController?) {
    guard controller !== storedRootViewController else { return }
    if let old = storedRootViewController {
      old.dismissEverythingPresented()
      old.beginAppearanceTransition(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearanceTransition()
      old.hostWindow = nil
    }
    storedRootViewController = controller
    controller?.hostWindow = self
    if let controller, !isHidden { installRootView(of: controller) }
    if isKeyWindow { owningApplication.fitOrientation() }
  }

  private func installRootView(of controller: UIViewController) {
    controller.updateTraits(inherited: traitCollection)
    let view: UIView = controller.view
    guard view.superview !== self else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: false)
    insertSubview(view, at: 0)
    controller.viewHasEntered()
    owningApplication.afterNextLayout { [weak controller] in controller?.endAppearanceTransition() }
  }

  /// What bars and the device's shape take from the window.
  var deviceSafeArea: UIEdgeInsets {
    let insets = screen.configuration.safeArea
    return UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  open override var next: UIResponder? { windowScene ?? owningApplication }

  open override var undoManager: UndoManager? { storedUndoManager }

  /// Hands an event to recognisers and views.
  open func sendEvent(_ event: UIEvent) {
    if !MethodHook.replaces(self, UIWindow.self, "sendEvent:", [event]) { touchDispatcher.dispatch(event) }
  }

  /// The screen's new size, safe area and traits, from the window down.
  func screenDidChange() {
    let size = windowScene?.roomBounds.size ?? screen.bounds.size
    let changesSize = bounds.size != size
    let change = { [weak self] in
      guard let self else { return }
      updateTraits(inherited: inheritedTraits)
      if changesSize { frame = CGRect(origin: .zero, size: size) }
      updateSafeArea()
    }
    guard changesSize, !isHidden, let root = storedRootViewController else { return change() }
    // What was never seen takes its size at once.
    let wasSeen = owningApplication.hasShownFrame && layer.context != nil
    root.changeWindow(to: size, traits: inheritedTraits, isAnimated: wasSeen, change)
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    guard bounds.width != oldBounds.width else { return }
    forEachInTree { $0.minimumMarginsMayHaveChanged() }
  }

  /// Puts the root controller's traits to what the window's became.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    storedRootViewController?.updateTraits(inherited: traitCollection)
    storedRootViewController?.updatePresentedTraits()
  }
}
