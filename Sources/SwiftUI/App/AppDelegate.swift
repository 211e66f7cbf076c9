// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The application delegate of an app of SwiftUI's: passes on to the app's own what UIKit tells.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Makes the app's tree; set before the app is run.
  static var makeGraph: (@MainActor () -> AppGraph)?

  private(set) lazy var graph: AppGraph? = Self.makeGraph?()
  private var adapted: (any UIApplicationDelegate)? { graph?.adapted as? any UIApplicationDelegate }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    adapted?.application(application, willFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    adapted?.application(application, didFinishLaunchingWithOptions: launchOptions) ?? true
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    adapted?.applicationDidFinishLaunching(application)
  }

  func applicationDidBecomeActive(_ application: UIApplication) { adapted?.applicationDidBecomeActive(application) }
  func applicationWillResignActive(_ application: UIApplication) { adapted?.applicationWillResignActive(application) }

  func applicationDidEnterBackground(_ application: UIApplication) {
    adapted?.applicationDidEnterBackground(application)
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    adapted?.applicationWillEnterForeground(application)
  }

  func applicationWillTerminate(_ application: UIApplication) { adapted?.applicationWillTerminate(application) }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    adapted?.applicationDidReceiveMemoryWarning(application)
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let wanted =
      adapted?.application(application, configurationForConnecting: connectingSceneSession, options: options)
      ?? connectingSceneSession.configuration
    let configuration = UISceneConfiguration(name: wanted.name, sessionRole: wanted.role)
    configuration.sceneClass = wanted.sceneClass
    configuration.delegateClass = SceneDelegate.self
    sceneClasses[ObjectIdentifier(connectingSceneSession)] = wanted.delegateClass as? NSObject.Type
    return configuration
  }

  /// The delegates that the app wants for its scenes, by session.
  private var sceneClasses: [ObjectIdentifier: NSObject.Type] = [:]

  /// Makes the delegate that the app wants for a scene.
  fileprivate func makeSceneDelegate(for session: UISceneSession) -> NSObject? {
    sceneClasses[ObjectIdentifier(session)].map { NSObject.make($0) }
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    adapted?.application(application, didDiscardSceneSessions: sceneSessions)
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    adapted?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.supportedInterfaceOrientations(for: window)
  }

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    adapted?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
  }
}

/// The delegate of a scene of SwiftUI's: shows a window, and passes on to the app's own delegate what UIKit tells.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var adapted: (any UIWindowSceneDelegate)?
  private var graph: AppGraph?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let application = UIApplication.shared.delegate as? AppDelegate, let windowScene = scene as? UIWindowScene
    else { return }
    graph = application.graph
    let own = application.makeSceneDelegate(for: session)
    adapted = own as? any UIWindowSceneDelegate
    window = graph?.makeWindow(in: windowScene, supplying: own.map { [$0] } ?? [])
    adapted?.scene(scene, willConnectTo: session, options: connectionOptions)
    window?.makeKeyAndVisible()
    // What the scene was opened for comes when its views are there.
    for context in connectionOptions.urlContexts { pending.append { $0.open(context.url, in: scene) } }
    for activity in connectionOptions.userActivities { pending.append { $0.proceed(with: activity, in: scene) } }
  }

  /// What the scene was opened for.
  private var pending: [(AppGraph) -> Void] = []

  func sceneDidDisconnect(_ scene: UIScene) {
    adapted?.sceneDidDisconnect(scene)
    graph?.end(scene)
    window = nil
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    adapted?.sceneDidBecomeActive(scene)
    graph?.setPhase(.active, of: scene)
    guard !pending.isEmpty, let graph else { return }
    let due = pending
    pending = []
    window?.layoutIfNeeded()
    due.forEach { $0(graph) }
  }

  func sceneWillResignActive(_ scene: UIScene) {
    adapted?.sceneWillResignActive(scene)
    graph?.setPhase(.inactive, of: scene)
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    adapted?.sceneWillEnterForeground(scene)
    graph?.setPhase(.inactive, of: scene)
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    adapted?.sceneDidEnterBackground(scene)
    graph?.setPhase(.background, of: scene)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    adapted?.scene(scene, openURLContexts: URLContexts)
    for context in URLContexts { graph?.open(context.url, in: scene) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    adapted?.scene(scene, continue: userActivity)
    graph?.proceed(with: userActivity, in: scene)
  }
}
