// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What came with the request for a scene; Tessera's hosts send nothing but plain launches.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// URLs to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The quick action that was picked; there is no home screen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// What people were doing elsewhere and go on with here; there is no elsewhere.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The kind of activity that is on its way from another device; none is.
    open var handoffUserActivityType: String? { nil }
    /// The app that asked for the scene; none ever does.
    open var sourceApplication: String? { nil }
  }

  /// How a further scene is to come; there is never one.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene from which it is asked for.
    open var requestingScene: UIScene?
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open internal(set) var activationState: ActivationState = .unattached
  open var title: String! = ""

  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    storedApplication = UIApplication.current
    super.init()
  }

  private weak var storedApplication: UIApplication?

  /// The application that the scene was connected to.
  override var owningApplication: UIApplication { storedApplication ?? UIApplication.current }

  open override var next: UIResponder? { owningApplication }
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  open var screen: UIScreen { owningApplication.screen }

  /// The scene's windows, back to front.
  open var windows: [UIWindow] { owningApplication.allWindows.filter { $0.windowScene === self } }

  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The screen's traits, but for those that are overridden.
  open var traitCollection: UITraitCollection {
    let overrides = traitOverrides.values
    guard overrides != UITraitCollection.Values() else { return screen.traitCollection }
    return UITraitCollection(traitsFrom: [screen.traitCollection, UITraitCollection(values: overrides)])
  }

  /// Traits that the scene gives its windows in place of the screen's. Defaults to none.
  public final var traitOverrides = UITraitOverrides() {
    didSet { for window in windows { window.sceneTraitsDidChange() } }
  }

  open var interfaceOrientation: UIInterfaceOrientation { owningApplication.interfaceOrientation }

  /// The space of the scene, which fills the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// Says how the status bar looks.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
}

/// A scene as the system remembers it.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open internal(set) weak var scene: UIScene?
  public let role: Role
  public let configuration: UISceneConfiguration
  public let persistentIdentifier: String

  init(role: Role, configuration: UISceneConfiguration, persistentIdentifier: String) {
    self.role = role
    self.configuration = configuration
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

/// Which classes make a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
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
  /// Not called here: nobody opens an app's URLs.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
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
