// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Making sessions and scenes, connecting and ending them.

extension UIApplication {
  /// Whether the app has scenes at all, by its delegate or its Info.plist.
  var hasScenes: Bool { sessionCount > 0 }

  /// Connects the first scene of an app whose Info.plist has a scene manifest or whose delegate configures scenes.
  func connectFirstScene() {
    let options = UIScene.ConnectionOptions()
    guard let session = makeSession(options) else { return }
    let scene = makeScene(of: session, options)
    shownScenes = [scene]
    connect(scene, options)
  }

  /// Remembers a further scene, configured as the app's delegate wants it; `nil` where nothing says what it shows.
  func makeSession(_ options: UIScene.ConnectionOptions) -> UISceneSession? {
    let number = sessionCount + 1
    let plain = UISceneConfiguration(
      name: sceneManifest.scene(named: nil)?.name, sessionRole: .windowApplication)
    complete(plain, withStoryboard: false)
    let session = UISceneSession(role: .windowApplication, configuration: plain, number: number)
    if let delegate {
      session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    }
    complete(session.configuration)
    let configuration = session.configuration
    guard configuration.delegateClass is NSObject.Type || configuration.storyboard != nil else { return nil }
    sessionCount = number
    storedSessions.append(session)
    return session
  }

  /// Fills in what Info.plist says of the configuration's name, or of the first.
  private func complete(_ configuration: UISceneConfiguration, withStoryboard: Bool = true) {
    guard let described = sceneManifest.scene(named: configuration.name) else { return }
    func named(_ name: String?) -> AnyClass? {
      name.flatMap { SceneManifest.findClass(named: $0, near: ownedDelegate ?? delegate) }
    }
    configuration.delegateClass = configuration.delegateClass ?? named(described.delegateClassName)
    configuration.sceneClass = configuration.sceneClass ?? named(described.sceneClassName)
    guard withStoryboard else { return }
    configuration.storyboard =
      configuration.storyboard ?? described.storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
  }

  /// Makes the scene of a session, and its delegate.
  func makeScene(of session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene {
    let configuration = session.configuration
    let sceneClass = configuration.sceneClass as? UIScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    session.scene = scene
    storedScenes.append(scene)
    scene.delegate = (configuration.delegateClass as? NSObject.Type).flatMap {
      NSObject.make($0) as? any UISceneDelegate
    }
    return scene
  }

  /// Has the app fill a scene with what it shows.
  func connect(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {
    let window = (scene as? UIWindowScene).flatMap { makeWindow(of: $0, scene.session.configuration.storyboard) }
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    let shown = (scene.delegate as? any UIWindowSceneDelegate)?.window
    // An app that has put a window of its own in its place shows that one.
    if let window, shown == nil || shown === window { window.makeKeyAndVisible() }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
  }

  /// Makes the window of a scene whose configuration names a storyboard, and gives it to the scene's delegate.
  private func makeWindow(of scene: UIWindowScene, _ storyboard: UIStoryboard?) -> UIWindow? {
    guard let storyboard else { return nil }
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    let window = delegate?.window ?? UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    delegate?.window = window
    scene.storyboardWindow = window
    return window
  }

  /// Ends a scene that is not shown; its session stays.
  func disconnect(_ scene: UIScene) {
    scene.disconnect()
    storedScenes.removeAll { $0 === scene }
    scene.session.scene = nil
    for window in allWindows where window.windowScene === scene {
      window.layer.removeFromSuperlayer()
      forget(window)
    }
    (scene as? UIWindowScene)?.take(nil)
    scene.storyboardWindow = nil
  }

  /// Ends a session, as when people close its window, and its scene with it.
  func discard(_ session: UISceneSession) {
    if let scene = session.scene {
      put(shownScenes.filter { $0 !== scene })
      disconnect(scene)
    }
    storedSessions.removeAll { $0 === session }
    delegate?.application(self, didDiscardSceneSessions: [session])
  }
}
