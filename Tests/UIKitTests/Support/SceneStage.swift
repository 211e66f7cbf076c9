// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol

@testable import UIKit

/// An app with scenes on a device, whose delegates write down what they hear.
@MainActor final class SceneStage: Bench {
  /// The stage that is being used; an application finds its delegates' classes, not their objects.
  fileprivate static weak var staged: SceneStage?

  /// What was heard since it was emptied last: who, and what.
  var log: [String] = []
  let delegate = SceneStageDelegate()
  /// What the scenes' delegates answer for their state, by the scenes' numbers.
  var states: [UInt32: NSUserActivity] = [:]
  /// Whether the app is one that has no scenes.
  var isPlain = false
  private var observers: [any NSObjectProtocol] = []

  init(
    _ device: DeviceDescription = .iPadPro11, orientation: DeviceDescription.Orientation = .landscapeLeft,
    allowsSeveral: Bool = true, isPlain: Bool = false
  ) {
    super.init(device: device, orientation: orientation, time: 5000)
    self.isPlain = isPlain
    Self.staged = self
    application.sceneManifest = SceneManifest(infoDictionary: [
      "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": allowsSeveral],
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["Stage"]]],
    ])
    take()
    application.launch(delegateClass: SceneStageDelegate.self)
    advance(0.1)
  }

  /// The scene of that number.
  func scene(_ number: UInt32) -> UIWindowScene? {
    application.storedScenes.first { $0.session.number == number } as? UIWindowScene
  }

  /// Asks for a scene as an app does, and lets it come.
  func request(
    _ session: UISceneSession? = nil, activity: NSUserActivity? = nil, from scene: UIScene? = nil
  ) {
    take()
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = scene
    application.requestSceneSessionActivation(session, userActivity: activity, options: options) { error in
      SceneStage.staged?.log.append("error \((error as? UISceneError).map { "\($0.code)" } ?? "\(error)")")
    }
    advance(0.1)
  }

  /// What people want of scenes, as a page or a script says it.
  func want(_ action: SceneRequest.Action, _ number: UInt32? = nil) {
    take()
    application.handle(.scene(SceneRequest(action, number)))
    advance(0.1)
  }

  /// What was heard, which is forgotten.
  func heard() -> [String] {
    defer { log = [] }
    return log
  }
}

final class SceneStageDelegate: UIResponder, UIApplicationDelegate {
  private func note(_ words: String) { SceneStage.staged?.log.append("app \(words)") }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Stage", sessionRole: connectingSceneSession.role)
    if SceneStage.staged?.isPlain != true { configuration.delegateClass = StagedSceneDelegate.self }
    note("configures \(connectingSceneSession.persistentIdentifier)")
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    note("discards \(sceneSessions.map(\.persistentIdentifier).sorted().joined(separator: " "))")
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    note("opens \(url.absoluteString) \(options[.openInPlace] as? Bool == false)")
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    note("continues \(userActivity.webpageURL?.absoluteString ?? "")")
    restorationHandler([self])
    return true
  }

  override func restoreUserActivityState(_ userActivity: NSUserActivity) { note("restores") }
}

final class StagedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))

  private func note(_ words: String, _ scene: UIScene) {
    SceneStage.staged?.log.append("\(scene.session.number) \(words)")
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    var words = ["connects"]
    words += connectionOptions.userActivities.map { "for \($0.activityType)" }
    words += connectionOptions.urlContexts.map { "to open \($0.url.absoluteString)" }
    if let state = session.stateRestorationActivity { words.append("as in \(state.activityType)") }
    note(words.joined(separator: " "), scene)
    guard let scene = scene as? UIWindowScene else { return }
    scene.title = "Stage \(session.number)"
    let window = UIWindow(windowScene: scene)
    let controller = UIViewController()
    controller.view.addSubview(field)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
  func sceneWillResignActive(_ scene: UIScene) { note("resigns", scene) }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
  func sceneDidDisconnect(_ scene: UIScene) { note("disconnects \(scene.activationState == .unattached)", scene) }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    note("continues \(userActivity.activityType)", scene)
  }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts {
      note("opens \(context.url.absoluteString) from \(context.options.sourceApplication ?? "people")", scene)
    }
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    SceneStage.staged?.states[scene.session.number]
  }
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    let (old, new) = (previousCoordinateSpace.bounds.width, windowScene.coordinateSpace.bounds.width)
    note("was \(Int(old)) wide, is \(Int(new))", windowScene)
  }
}
