// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import QuartzCore

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What came with the request for a scene.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// URLs to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The quick action that was picked; there is no home screen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// What people were doing elsewhere in the app, or on a website, and go on with here.
    open internal(set) var userActivities: Set<NSUserActivity> = []
    /// The kind of activity that is on its way from another device; none is.
    open var handoffUserActivityType: String? { nil }
    /// The identifier of the app that asked for the scene: this one's, or `nil` where people did.
    open internal(set) var sourceApplication: String?
  }

  /// How a scene is to come.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene from which it is asked for, beside which it is shown where there is room.
    open var requestingScene: UIScene?
  }

  open private(set) var session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  /// What people tell the scene by, in the page's list of windows.
  open var title: String! = ""
  /// More to tell the scene by; the page's list of windows has titles alone. Defaults to an empty one.
  open var subtitle = ""
  /// Which of the app's scenes is brought forward for something to be shown. Defaults to any.
  open var activationConditions = UISceneActivationConditions()

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    storedApplication = UIApplication.current
    super.init()
  }

  private weak var storedApplication: UIApplication?
  /// The window of the storyboard that the scene began with, which a delegate need not keep.
  var storyboardWindow: UIWindow?
  /// Whether other scenes are shown in its place. An app that nobody looks at covers nothing: it is as it was.
  var isCovered = false
  /// Where on the screen the scene stands beside another; `nil` where it fills the screen.
  var area: CGRect?
  /// Holds the windows, and clips them, while `area` says where.
  var areaLayer: CALayer?
  /// The window that got keys last.
  weak var lastKeyWindow: UIWindow?

  /// The application that the scene was connected to.
  override var owningApplication: UIApplication { storedApplication ?? UIApplication.current }

  open override var next: UIResponder? { owningApplication }
}

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { owningApplication.screen }

  final var storedSizeRestrictions: UISceneSizeRestrictions?

  /// Asks for whole documents when a person takes a screenshot, which nobody does here.
  public private(set) final lazy var screenshotService: UIScreenshotService? = UIScreenshotService(windowScene: self)

  /// The scene's windows, back to front.
  open var windows: [UIWindow] { owningApplication.allWindows.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen's traits, but for the width that the scene has, and those that are overridden.
  open var traitCollection: UITraitCollection {
    let overrides = traitOverrides.values
    guard overrides != UITraitCollection.Values() else { return roomTraits }
    return UITraitCollection(traitsFrom: [roomTraits, UITraitCollection(values: overrides)])
  }

  /// Traits that the scene gives its windows in place of the screen's. Defaults to none.
  public final var traitOverrides = UITraitOverrides() {
    didSet { for window in windows { window.sceneTraitsDidChange() } }
  }

  open var interfaceOrientation: UIInterfaceOrientation { owningApplication.interfaceOrientation }

  /// The space of the scene; its origin is that of its windows.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: roomBounds, origin: roomOrigin) }

  /// Says how the status bar looks.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
}

/// Which classes make a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  /// What the scene's window begins with; `nil` for the one that Info.plist names.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// What a scene tells the app.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
  /// One of the app's URLs was opened while the scene was connected; else they come with the connection.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// What the scene is to be given as its session's `stateRestorationActivity` when it is connected again. Asked for when
  /// it has come to the background.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// An activity is about to come.
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
  /// The scene is to go on with an activity: one that it was activated for, or a website's address.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Not called here: activities come from no other device, and none fails on its way.
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// Not called here: no other device asks for an activity to be brought up to date.
  func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func scene(
    _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}

/// What a scene with windows asks the app.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
  /// Not called here: there is no home screen on which a quick action could be picked.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// The scene has another size, stands otherwise or has other traits; tells what they were.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
