// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

// What apps and people want of scenes.

extension UIApplication {
  /// Shows a scene: a new one for `nil`, or that of a session, connected again where it was disconnected.
  ///
  /// - Parameters:
  ///   - userActivity: What the scene is for; it comes with the connection, or by `scene(_:continue:)`.
  ///   - errorHandler: Told a little later where it cannot be: there is only one scene, or no such session.
  @preconcurrency public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    let delivery = SceneDelivery(activity: userActivity, sourceApplication: Bundle.main.bundleIdentifier)
    schedule(after: 0) { [weak self] in
      do {
        try self?.activate(sceneSession, delivery, beside: options?.requestingScene)
      } catch {
        errorHandler?(error)
      }
    }
  }

  /// Shows a scene.
  @preconcurrency public func activateSceneSession(
    for request: UISceneSessionActivationRequest,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    requestSceneSessionActivation(
      request.session, userActivity: request.userActivity, options: request.options, errorHandler: errorHandler)
  }

  /// Closes a scene and ends its session.
  ///
  /// - Parameters:
  ///   - options: How the window goes; here it is gone at once.
  ///   - errorHandler: Told a little later where the session has ended already.
  @preconcurrency public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: (@MainActor @Sendable (any Error) -> Void)? = nil
  ) {
    schedule(after: 0) { [weak self] in
      guard let self else { return }
      guard storedSessions.contains(where: { $0 === sceneSession }) else {
        errorHandler?(UISceneError(.requestDenied))
        return
      }
      discard(sceneSession)
    }
  }

  /// Has a scene in the background brought up to date. One that was disconnected is connected, without being shown.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {
    schedule(after: 0) { [weak self] in
      guard let self, storedSessions.contains(where: { $0 === sceneSession }) else { return }
      if let scene = sceneSession.scene as? UIWindowScene {
        for window in scene.windows { window.setNeedsLayout() }
        return
      }
      guard sceneSession.scene == nil else { return }
      let options = UIScene.ConnectionOptions()
      let scene = makeScene(of: sceneSession, options)
      scene.isCovered = true
      let key = storedKeyWindow
      connect(scene, options)
      storedKeyWindow = key
      scene.activationState = .background
    }
  }

  /// Shows a scene, with what it is to go on with.
  ///
  /// - Parameters:
  ///   - session: `nil` for a new one.
  ///   - partner: The scene beside which it is to stand, where there is room.
  func activate(_ session: UISceneSession?, _ delivery: SceneDelivery, beside partner: UIScene? = nil)
    throws(UISceneError)
  {
    // Nobody looks: apps don't come to the front by themselves.
    guard isSeen else { throw UISceneError(.requestDenied) }
    let options = delivery.connectionOptions
    let wanted: UISceneSession
    if let session {
      guard storedSessions.contains(where: { $0 === session }) else { throw UISceneError(.requestDenied) }
      wanted = session
    } else {
      guard supportsMultipleScenes || storedSessions.isEmpty, hasScenes else {
        throw UISceneError(.multipleScenesNotSupported)
      }
      guard let made = makeSession(options) else { throw UISceneError(.requestDenied) }
      wanted = made
    }
    show(wanted, delivery, options, beside: partner)
  }

  private func show(
    _ session: UISceneSession, _ delivery: SceneDelivery, _ options: UIScene.ConnectionOptions, beside partner: UIScene?
  ) {
    let connected = session.scene
    let scene = connected ?? makeScene(of: session, options)
    let scenes = scenes(with: scene, beside: partner)
    if connected == nil {
      place(scene, in: scenes)
      connect(scene, options)
    }
    put(scenes) { if connected != nil { delivery.hand(to: scene) } }
    makeSceneKey(scene)
  }

  /// Shows the scene that was used last, or a new one where all were closed.
  func openLastScene(_ delivery: SceneDelivery = SceneDelivery()) {
    try? activate(storedSessions.last, delivery)
  }

  // MARK: - People

  /// Does what people want of scenes; where that cannot be, says why on standard error.
  func take(_ request: SceneRequest) {
    do {
      try perform(request)
    } catch {
      Self.warn("\(request.description): \(Self.reason(error))")
    }
  }

  private func perform(_ request: SceneRequest) throws(UISceneError) {
    func session() throws(UISceneError) -> UISceneSession {
      let number = request.number ?? frontScene?.session.number
      guard let session = storedSessions.first(where: { $0.number == number }) else {
        throw UISceneError(.requestDenied)
      }
      return session
    }
    switch request.action {
    case .open: try activate(nil, SceneDelivery())
    case .activate:
      let hidden = storedSessions.last { session in !shownScenes.contains { $0.session === session } }
      if request.number == nil, let hidden { return try activate(hidden, SceneDelivery()) }
      try activate(session(), SceneDelivery())
    case .background:
      let session = try session()
      put(shownScenes.filter { $0.session !== session })
    case .disconnect:
      guard let scene = try session().scene else { return }
      put(shownScenes.filter { $0 !== scene })
      disconnect(scene)
    case .close: discard(try session())
    }
  }

  private static func reason(_ error: UISceneError) -> String {
    switch error.code {
    case .multipleScenesNotSupported:
      "the app has one scene: it has no others, or its Info.plist has no UIApplicationSupportsMultipleScenes, or the "
        + "device is a phone"
    default: "there is no such scene"
    }
  }

  /// The scenes for the page's list of windows; `nil` where there is one and can be no other.
  package var sceneList: SceneList? {
    guard supportsMultipleScenes || storedSessions.count > 1 || (hasScenes && shownScenes.isEmpty) else { return nil }
    let front = frontScene
    return SceneList(
      scenes: storedSessions.prefix(CodecLimits.scenes).map { session in
        let scene = session.scene
        let isShown = shownScenes.contains { $0 === scene }
        return SceneList.Scene(
          number: session.number, title: String((scene?.title ?? "").prefix(100)),
          state: isShown ? .foreground : scene == nil ? .disconnected : .background,
          isFront: isShown && scene === front)
      }, allowsMore: supportsMultipleScenes || storedSessions.isEmpty)
  }
}

/// What a scene is shown for.
@MainActor struct SceneDelivery {
  var activity: NSUserActivity?
  var url: URL?
  var sourceApplication: String?

  /// What a scene gets that is connected for it.
  var connectionOptions: UIScene.ConnectionOptions {
    let options = UIScene.ConnectionOptions()
    if let activity { options.userActivities = [activity] }
    if let url { options.urlContexts = [UIOpenURLContext(url: url, sourceApplication: sourceApplication)] }
    options.sourceApplication = sourceApplication
    return options
  }

  /// Gives it to a scene that was connected before.
  func hand(to scene: UIScene) {
    if let activity {
      scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
      scene.delegate?.scene(scene, continue: activity)
    }
    if let url {
      let context = UIOpenURLContext(url: url, sourceApplication: sourceApplication)
      scene.delegate?.scene(scene, openURLContexts: [context])
    }
  }
}
