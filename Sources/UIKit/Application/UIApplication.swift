// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

/// The running app: its delegate, windows and events.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The running app.
  public static var shared: UIApplication { UIApplication.current }

  /// What came with a link that the app is to open.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// What the app was launched for.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let url = key("URL")
    public static let sourceApplication = key("SourceApplication")
    public static let remoteNotification = key("RemoteNotification")
    public static let localNotification = key("LocalNotification")
    public static let annotation = key("Annotation")
    public static let location = key("Location")
    public static let newsstandDownloads = key("NewsstandDownloads")
    public static let bluetoothCentrals = key("BluetoothCentrals")
    public static let bluetoothPeripherals = key("BluetoothPeripherals")
    public static let shortcutItem = key("ShortcutItem")
    public static let userActivityDictionary = key("UserActivityDictionary")
    public static let userActivityType = key("UserActivityType")
    public static let cloudKitShareMetadata = key("CloudKitShareMetadata")
    public static let eventAttribution = key("EventAttribution")

    private static func key(_ name: String) -> Self { Self(rawValue: "UIApplicationLaunchOptions\(name)Key") }
  }

  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  open var delegate: (any UIApplicationDelegate)? {
    get {
      launchHostedDelegate()
      return storedDelegate
    }
    set { storedDelegate = newValue }
  }
  weak var storedDelegate: (any UIApplicationDelegate)?
  /// Whether the delegate of the app that tests run in is made when it is first asked for.
  package var hostsTests = false
  open internal(set) var applicationState: State = .inactive
  /// The delegate lives as long as the app.
  var ownedDelegate: AnyObject?
  /// The window of the storyboard that the app began with, which a delegate need not keep.
  var storyboardWindow: UIWindow?
  var storedKeyWindow: UIWindow?
  /// The main menu, once keys have asked for it.
  var builtMainMenu: MainMenuBuilder?
  /// Every window that was shown, in the order of showing; weak, as on iOS the app owns its windows.
  var windowReferences: [WeakReference<UIWindow>] = []
  /// The scenes that are connected, in the order of their coming.
  var storedScenes: [UIScene] = []
  /// Whether windows that are made for no scene are in the only one, as in apps of iOS that know nothing of scenes.
  package var givesWindowsItsScene = false
  /// Those that people see, from the leading edge on: one, or on pads two.
  var shownScenes: [UIScene] = []
  /// Scenes as they are remembered, connected or not.
  var storedSessions: [UISceneSession] = []
  /// How many sessions there were.
  var sessionCount: UInt32 = 0
  /// Whether somebody looks at the app.
  var isSeen = true
  /// What Info.plist says of scenes.
  lazy var sceneManifest = SceneManifest(bundle: .main)
  var afterLayout: [() -> Void] = []
  private var isInLayoutRounds = false
  /// Puts the main menu together, before the delegate does.
  var mainMenuHandler: ((any UIMenuBuilder) -> Void)?
  /// What is done in the phases of each frame.
  private(set) lazy var updates = UpdateLinks(application: self)
  lazy var touchInput = TouchInput(of: self)
  /// Made when somebody is first responder.
  private(set) lazy var keyboard = KeyboardController(of: self)
  var frameTickers = FrameTickers()
  /// Whether a frame was made that shows something.
  private(set) var hasShownFrame = false
  /// What is to happen at a time of the media clock.
  package internal(set) var delayedActions = DelayedActions()
  /// What the app says of the status bar by itself.
  lazy var ownStatusBar = OwnStatusBar(Bundle.main.infoDictionary ?? [:])
  /// How the interface stood, while windows are told that it stands otherwise.
  var orientationBeforeTurn: UIInterfaceOrientation?
  /// The settings that the app has registered for local notifications; `nil` before that.
  var notificationSettings: UIUserNotificationSettings?
  /// Told when the status bar is to look different; set by the host.
  package var statusBarObserver: ((StatusBar) -> Void)?
  /// Where the device is held otherwise than the interface stands, and what the app asked for.
  var turning: InterfaceTurning
  /// Told how the device would be held for the interface to stand upright, where that is not how the host said that it is
  /// held; set by the host.
  package var orientationObserver: ((DeviceDescription.Orientation) -> Void)?
  /// Opens links beside the app; set by the host. Without one they are told of, on standard error.
  package var linkOpener: ((URL) -> Void)?
  /// From where people look at the device, as motion effects take it.
  var viewerOffset = UIOffset.zero
  /// The views that have motion effects.
  var motionViews: [WeakReference<UIView>] = []
  /// The drag that is under way; there is one at a time.
  var activeDrag: Drag?
  /// The edit menu as it was before iOS 16.
  lazy var menuController = UIMenuController()
  /// What `appearance()` was given for the app's views.
  let appearances = AppearanceProxies()
  /// The screen of the device that the app runs on.
  package let screen: UIScreen
  /// The clock and the transactions that the app goes by.
  package let session: InterfaceSession
  /// What `UITraitCollection.current` is in the app.
  var currentTraits: UITraitCollection
  /// What `UIView.areAnimationsEnabled` is in the app.
  var areAnimationsEnabled = true
  /// The layer above all windows, and what turns its tree into commits.
  package let layerContext: LayerContext
  var rootLayer: CALayer { layerContext.root }

  /// Makes an app on a device, as it is before its launch. It goes by a session of its own unless it is given one.
  package init(configuration: DeviceConfiguration, session: InterfaceSession = InterfaceSession()) {
    BundleLanguages.install()
    self.session = session
    screen = UIScreen(configuration: configuration)
    turning = InterfaceTurning(held: configuration.orientation)
    currentTraits = screen.traitCollection
    layerContext = session.run { [screen] in
      LayerContext(screenSize: screen.bounds.size, screenScale: screen.scale, session: session)
    }
    super.init()
    AutoreleasedResults.connect()
    DefaultsChanges.begin()
    session.owner = self
    rootLayer.layerName = "screen"
  }

  override var owningApplication: UIApplication { self }

  /// Seconds of the media clock.
  var now: TimeInterval { session.clock() }

  open override var next: UIResponder? { storedDelegate as? UIResponder }

  /// Keys that nobody took move the focus, or scroll what is in front.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: \.shakesDevice) { return shake() }
    let left = presses.filter { press in
      press.scrolls = !press.isTyped && press.actsOnWindow()
      return !press.scrolls
    }
    if !left.isEmpty { super.pressesBegan(left, with: event) }
  }

  /// The windows of the app that are shown or hidden, back to front; the system's own are not among them.
  open var windows: [UIWindow] { allWindows.filter { !($0 is KeyboardWindow) } }

  open var keyWindow: UIWindow? { storedKeyWindow }

  open var connectedScenes: Set<UIScene> { Set(storedScenes) }

  /// The sessions of those scenes, and of those that were disconnected but not closed.
  open var openSessions: Set<UISceneSession> { Set(storedSessions) }

  /// Whether Info.plist (`UIApplicationSupportsMultipleScenes`) says so, and the device is a pad.
  open var supportsMultipleScenes: Bool {
    sceneManifest.supportsMultipleScenes && screen.traitCollection.userInterfaceIdiom == .pad
  }

  /// Whether the screen stays on; a host without power management has nothing to do for it.
  open var isIdleTimerDisabled = false

  /// Whether the status bar shows that the network is in use. Kept: no status bar has shown it since iOS 13.
  @available(iOS, deprecated: 13.0, message: "Provide a custom network activity UI in your app if desired.")
  open var isNetworkActivityIndicatorVisible = false

  /// The number at the app's icon. Kept: there is no home screen, on which it could be seen.
  open var applicationIconBadgeNumber = 0

  /// How often touches are to be ignored that were not yet taken back.
  var ignoringCount = 0

  /// The notifications that the app asked for. None is shown: nobody allows them.
  @available(iOS, introduced: 4, deprecated: 10, message: "Use UserNotifications Framework")
  open var scheduledLocalNotifications: [UILocalNotification]?

  /// The quick actions of the app's icon. Kept: there is no home screen, on which one could be picked.
  open var shortcutItems: [UIApplicationShortcutItem]?

  open var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The status bar's height as the device is held; 0 where it is hidden.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: screen.bounds.width, height: currentStatusBarHeight)
  }

  /// How the interface stands on the device.
  open var interfaceOrientation: UIInterfaceOrientation { UIInterfaceOrientation(screen.configuration.orientation) }

  /// How Info.plist (`UISupportedInterfaceOrientations`) lets the interface stand; in every way where it says nothing.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(
      infoDictionary: Bundle.main.infoDictionary ?? [:], idiom: screen.traitCollection.userInterfaceIdiom) ?? .all
  }

  /// Hands an event to the windows it belongs to.
  open func sendEvent(_ event: UIEvent) {
    if MethodHook.replaces(self, UIApplication.self, "sendEvent:", [event]) { return }
    if let event = event as? UIPressesEvent {
      storedKeyWindow?.sendEvent(event)
      return
    }
    let windows = Set((event.allTouches ?? []).compactMap(\.window))
    for window in allWindows where windows.contains(window) {
      window.sendEvent(event)
    }
  }

  /// Sends an action to a target, or up the chain from the first responder where there is none.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let name = "sendAction:to:from:for:"
    if let replaced = MethodHook.replaced(self, UIApplication.self, name, [action, target, sender, event]) {
      return replaced.result as? Bool ?? false
    }
    let receiver: AnyObject?
    if let target {
      receiver = target as AnyObject
    } else {
      let start = (sender as? UIResponder) ?? storedKeyWindow?.firstResponder ?? storedKeyWindow
      receiver = start?.target(forAction: action, withSender: sender) as AnyObject?
    }
    guard let receiver else { return false }
    action.perform(on: receiver, with: [sender, event])
    return true
  }

  // MARK: - Windows

  var allWindows: [UIWindow] {
    windowReferences.compactMap(\.object).sorted { $0.windowLevel.rawValue < $1.windowLevel.rawValue }
  }

  /// Puts the layers of the visible windows on the screen, by level.
  func windowsDidChange() {
    for (index, window) in allWindows.filter(\.isShown).enumerated() {
      window.layer.zPosition = window.windowLevel.rawValue
      let parent = window.windowScene?.areaLayer ?? rootLayer
      if window.layer.superlayer !== parent {
        parent.insertSublayer(window.layer, at: UInt32(index))
      }
    }
    for window in allWindows where !window.isShown {
      window.layer.removeFromSuperlayer()
    }
  }

  /// Gives up a window that another application took over, or that a test has left behind.
  package func forget(_ window: UIWindow) {
    windowReferences.removeAll { $0.object === window }
    if storedKeyWindow === window { storedKeyWindow = nil }
    window.layer.removeFromSuperlayer()
  }

  func register(_ window: UIWindow) {
    windowReferences.removeAll { $0.object == nil }
    guard !windowReferences.contains(where: { $0.object === window }) else { return }
    windowReferences.append(WeakReference(window))
  }

  // MARK: - Frames

  /// Runs `action` when the next frame is laid out, before it is committed.
  func afterNextLayout(_ action: @escaping () -> Void) {
    afterLayout.append(action)
  }

  /// One frame: constraints, layout, what waited for layout, display, commit. `nil` where nothing changed.
  package func makeFrame() -> CommitResult? {
    session.run {
      defer { AutoreleasedResults.endTurn() }
      let hasLinks = !updates.isEmpty && (updates.needsFrames || layerContext.hasWork)
      if hasLinks {
        updates.begin(at: now, frame: session.frameDuration)
        updates.run([
          .afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch, .beforeCADisplayLinkDispatch,
          .afterCADisplayLinkDispatch, .beforeCATransactionCommit,
        ])
      }
      layoutWindows()
      adaptBarsToContent()
      layerContext.runDisplayPass()
      let result = layerContext.makeCommit()
      if result != nil { hasShownFrame = true }
      if hasLinks {
        updates.run([.afterCATransactionCommit, .afterUpdateComplete])
        updates.end()
      }
      return result
    }
  }

  /// Content that has moved may have bars turn light or dark, which may ask for layout again.
  private func adaptBarsToContent() {
    guard layerContext.hasWork else { return }
    var hasChanged = false
    for window in allWindows where window.isShown && window.adaptBarsToContent() { hasChanged = true }
    if hasChanged { layoutWindows() }
  }

  /// Constraints and layout of all windows, until none asks any more, with what waits for them.
  func layoutWindows() {
    session.run { runLayoutRounds() }
  }

  /// Brings up to date at once what waits for the next frame, for animation blocks; within a layout there is nothing to do.
  func flushUpdates() {
    if !isInLayoutRounds { layoutWindows() }
  }

  private func runLayoutRounds() {
    let wasInLayoutRounds = isInLayoutRounds
    isInLayoutRounds = true
    defer { isInLayoutRounds = wasInLayoutRounds }
    for _ in 0..<Self.mostLayoutRounds {
      layerContext.runPropertiesPass()
      for window in allWindows where window.isShown {
        window.solveConstraints()
      }
      layerContext.runLayoutPass()
      let waits =
        layerContext.waitsForProperties || allWindows.contains { $0.isShown && $0.waitsForConstraintsUpdate }
      guard !afterLayout.isEmpty || waits else { break }
      let actions = afterLayout
      afterLayout = []
      for action in actions { action() }
    }
  }

  /// The whole tree as one commit, for a render server that knows nothing yet.
  package func makeFullFrame() -> CommitResult {
    _ = makeFrame()
    return layerContext.makeFullCommit()
  }

  private static let mostLayoutRounds = 8

  /// Opens a website, or a mail, beside the app.
  ///
  /// - Returns: Whether there is somebody who can.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let opens = canOpenURL(url) && options[.universalLinksOnly] as? Bool != true
    if opens { openSoon(url) }
    return opens
  }

  /// Opens a website, or a mail, beside the app.
  @available(iOS, deprecated: 10.0, message: "Use open(_:options:completionHandler:)")
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    openSoon(url)
    return true
  }

  /// Whether a link can be opened: websites, mail and the app's own can, other apps are not there.
  open func canOpenURL(_ url: URL) -> Bool {
    (isOwn(url) || ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? ""))
      && url.absoluteString.utf8.count <= Self.longestLink
  }

  /// Whether the person allows the app to be woken: there is nobody to ask.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .restricted }

  /// Asks for notifications from afar; the delegate hears a little later that there are none, as in the simulator.
  open func registerForRemoteNotifications() {
    schedule(after: 0) { [weak self] in
      guard let self else { return }
      let error = NSError(
        domain: NSCocoaErrorDomain, code: 3010,
        userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported by this host"])
      storedDelegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
    }
  }

  /// Takes the wish back.
  open func unregisterForRemoteNotifications() {}

  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks for what headsets and lock screens send; there are none, and nothing comes.
  open func beginReceivingRemoteControlEvents() {}

  open func endReceivingRemoteControlEvents() {}

  /// How the interface stands to the device.
  @available(iOS, deprecated: 13.0, message: "Use the interfaceOrientation property of the window scene instead.")
  open var statusBarOrientation: UIInterfaceOrientation { interfaceOrientation }

  /// Whether the status bar is hidden. Setting it counts where Info.plist's `UIViewControllerBasedStatusBarAppearance` is
  /// false; elsewhere the controller in charge decides.
  @available(iOS, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
  open var isStatusBarHidden: Bool {
    get { statusBar.isHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// What the status bar's text looks like. Setting it counts where Info.plist's `UIViewControllerBasedStatusBarAppearance` is
  /// false; elsewhere the controller in charge decides.
  @available(iOS, deprecated: 13.0, message: "Use the statusBarManager property of the window scene instead.")
  open var statusBarStyle: UIStatusBarStyle {
    get { ownStatusBar.isInCharge ? ownStatusBar.style : statusBar.isLight ? .lightContent : .darkContent }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Whether files can be read that are locked with the device; devices are never locked here.
  open var isProtectedDataAvailable: Bool { true }

  /// Whether the app's icon can be exchanged: there is no home screen.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon that is shown; `nil` for the first.
  open var alternateIconName: String? { nil }

  /// Begins work that is to go on in the background.
  ///
  /// - Parameter handler: Called on iOS when time runs out, which it doesn't here: apps are never suspended.
  @preconcurrency open nonisolated func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: Self.backgroundTasks.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Ends work that was begun.
  open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The time that is left in the background, in seconds: as much as there is, as in the foreground.
  open nonisolated var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
