// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime
package import RenderProtocol

// Starting, configuring and feeding an app; called by the host.

/// Runs an app: what `main.swift` calls where `@main` is not used.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>!, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  guard let delegateClassName, let delegateClass = NSClassFromString(delegateClassName) as? NSObject.Type else {
    fatalError("UIApplicationMain: no class named \(delegateClassName ?? "nil") to be the app's delegate")
  }
  UIApplication.run(delegate: delegateClass)
}

extension UIApplication {
  /// Hands the delegate's class to the host, which drives the app from here on; ends the process with its exit status.
  ///
  /// UIKit stands below the host and must not know it, so the host's entry is found by name when the app starts.
  static func run(delegate: Any.Type) -> Never {
    guard let objectClass = delegate as? NSObject.Type else {
      fatalError("The app delegate \(delegate) must be a subclass of NSObject")
    }
    UIApplication.delegateClass = objectClass
    guard let entry = tessera_host_entry() else {
      fatalError("No host to run \(delegate) in: link TesseraHost, or start the app with `tessera run`")
    }
    exit(entry())
  }

  /// The class that `@main` marked; made by `launch()`.
  package static var delegateClass: NSObject.Type?

  /// Makes the delegate and takes the app through launching, as iOS does, up to active.
  package func launch(delegateClass: NSObject.Type) {
    session.run { start(delegateClass) }
  }

  /// Makes the delegate of the app that tests run in, and tells it of launching. Its windows and scenes stay its own business:
  /// tests begin without a window.
  func launchHostedDelegate() {
    guard hostsTests else { return }
    hostsTests = false
    guard let type = _TesseraClassTable.appDelegate, let delegate = NSObject.make(type) as? any UIApplicationDelegate
    else { return }
    ownedDelegate = delegate
    storedDelegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(self)
  }

  private func start(_ delegateClass: NSObject.Type) {
    // An app's own additions to framework classes count from the start.
    _TesseraClassTable.registerModule(String(String(reflecting: delegateClass).prefix { $0 != "." }))
    let object = NSObject.make(delegateClass)
    guard let delegate = object as? any UIApplicationDelegate else {
      fatalError("The app delegate \(delegateClass) must conform to UIApplicationDelegate")
    }
    ownedDelegate = object
    storedDelegate = delegate
    let window = makeMainWindow(delegate)
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidFinishLaunching(self)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    if let window, delegate.window == nil || delegate.window === window { window.makeKeyAndVisible() }
    connectFirstScene()
    applicationState = .active
    for scene in storedScenes {
      scene.enterForeground()
      scene.becomeActive()
    }
    if !hasScenes { delegate.applicationDidBecomeActive(self) }
    beginFittingOrientation()
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
  }

  /// Makes the window of an app without scenes whose Info.plist names a storyboard, and gives it to the delegate, before
  /// that is told of launching.
  private func makeMainWindow(_ delegate: any UIApplicationDelegate) -> UIWindow? {
    guard let name = sceneManifest.mainStoryboardName(on: screen.traitCollection.userInterfaceIdiom) else { return nil }
    let window = delegate.window ?? UIWindow(frame: screen.bounds)
    window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
    delegate.window = window
    storyboardWindow = window
    return window
  }

  /// The device was turned or set up otherwise.
  package func apply(_ configuration: DeviceConfiguration) {
    session.run { take(configuration) }
  }

  private func take(_ configuration: DeviceConfiguration) {
    let turned = configuration.orientation != turning.held
    turning.held = configuration.orientation
    if turned { turning.requested = nil }
    var fitting = configuration
    fitting.orientation = fittingOrientation
    show(fitting)
    tellOrientation()
    if turned {
      NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    }
  }

  /// Shows the app on a device that is held and set up like this.
  func show(_ configuration: DeviceConfiguration) {
    let before = storedScenes.compactMap { $0 as? UIWindowScene }.map { ($0, SceneGeometry(of: $0)) }
    let oldTextSize = preferredContentSizeCategory
    let oldOrientation = interfaceOrientation
    screen.configuration = configuration
    orientationBeforeTurn = oldOrientation == interfaceOrientation ? nil : oldOrientation
    if orientationBeforeTurn != nil {
      NotificationCenter.default.post(
        name: Self.willChangeStatusBarOrientationNotification, object: self,
        userInfo: [Self.statusBarOrientationUserInfoKey: interfaceOrientation.rawValue])
    }
    defer { orientationBeforeTurn = nil }
    currentTraits = screen.traitCollection
    layerContext.setScreen(size: screen.bounds.size, scale: configuration.scale)
    placeScenes()
    for window in allWindows {
      window.screenDidChange()
    }
    keyboard.screenDidChange()
    if preferredContentSizeCategory != oldTextSize {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory])
    }
    if preferredContentSizeCategory.isAccessibilityCategory != oldTextSize.isAccessibilityCategory {
      NotificationCenter.default.post(
        name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: self)
    }
    for (scene, geometry) in before { scene.geometryDidChange(from: geometry) }
    showAsManyScenesAsFit()
    if orientationBeforeTurn != nil {
      NotificationCenter.default.post(
        name: Self.didChangeStatusBarOrientationNotification, object: self,
        userInfo: [Self.statusBarOrientationUserInfoKey: oldOrientation.rawValue])
    }
  }

  package func terminate() {
    session.run { storedDelegate?.applicationWillTerminate(self) }
  }

  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The interface is about to stand otherwise; the user info says how.
  @available(iOS, deprecated: 13.0, message: "Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The interface stands otherwise; the user info says how it stood.
  @available(iOS, deprecated: 13.0, message: "Use viewWillTransitionToSize:withTransitionCoordinator: instead.")
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  @available(iOS, deprecated: 13.0)
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  /// Not posted: the host's pictures are none that a person takes.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  /// Not posted: there is no lock that keeps an app from its files.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "UIApplicationProtectedDataWillBecomeUnavailable")
  /// Not posted, for the same reason.
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "UIApplicationProtectedDataDidBecomeAvailable")
  /// Not posted: nobody sets the clock while an app runs.
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
