// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Which scenes people see. On phones that is one; on pads two stand beside each other, and a third takes the place of
// the one that is not typed into. Who leaves hears of it before who comes; that order was not measured.

extension UIApplication {
  /// The scene that is typed into, or was touched last.
  var frontScene: UIScene? {
    storedKeyWindow?.windowScene.flatMap { scene in shownScenes.first { $0 === scene } } ?? shownScenes.last
  }

  /// The scenes that are shown once a further one is.
  ///
  /// - Parameter partner: The one that it comes from.
  func scenes(with scene: UIScene, beside partner: UIScene?) -> [UIScene] {
    guard !shownScenes.contains(where: { $0 === scene }) else { return shownScenes }
    let partner = shownScenes.first { $0 === partner } ?? frontScene
    guard supportsMultipleScenes, let partner else { return [scene] }
    guard shownScenes.count > 1 else { return [partner, scene] }
    return shownScenes.map { $0 === partner ? partner : scene }
  }

  /// Where on the screen each of so many scenes is.
  private func areas(of count: Int) -> [CGRect?] {
    count == 2
      ? SceneAreas.beside(in: screen.bounds, isRightToLeft: userInterfaceLayoutDirection == .rightToLeft)
      : Array(repeating: nil, count: count)
  }

  /// Gives each shown scene its place on a screen that has changed; the windows follow with the screen.
  func placeScenes() {
    for case (let scene as UIWindowScene, let area) in zip(shownScenes, areas(of: shownScenes.count)) {
      if scene.area != area { scene.take(area) }
    }
  }

  /// Gives a scene that is about to be connected or shown the place that it has among others.
  func place(_ scene: UIScene, in scenes: [UIScene]) {
    guard let index = scenes.firstIndex(where: { $0 === scene }), let scene = scene as? UIWindowScene else { return }
    let area = areas(of: scenes.count)[index]
    // Who is not yet connected has never been elsewhere.
    if scene.activationState == .unattached { scene.take(area) } else { scene.move(to: area) }
  }

  /// Shows fewer scenes where the device has become a phone.
  func showAsManyScenesAsFit() {
    guard shownScenes.count > 1, !supportsMultipleScenes, let frontScene else { return }
    put([frontScene])
  }

  /// Shows these scenes and no others.
  ///
  /// - Parameter deliver: Called when those that come have come to the foreground and are not yet active.
  func put(_ scenes: [UIScene], deliver: () -> Void = {}) {
    let leaving = shownScenes.filter { scene in !scenes.contains { $0 === scene } }
    let coming = scenes.filter { scene in !shownScenes.contains { $0 === scene } }
    let isForeground = applicationState != .background
    leave(leaving, endsForeground: scenes.isEmpty && isForeground, shown: scenes)
    for scene in coming { scene.isCovered = false }
    for scene in scenes { place(scene, in: scenes) }
    windowsDidChange()
    if isSeen, !coming.isEmpty {
      enter(coming, beginsForeground: !isForeground, deliver)
    } else {
      deliver()
    }
    if storedKeyWindow == nil { makeSceneKey(scenes.last) }
    keyboard.update()
  }

  private func leave(_ leaving: [UIScene], endsForeground: Bool, shown: [UIScene]) {
    let center = NotificationCenter.default
    let seen = leaving.filter { $0.activationState != .background }
    touchInput.cancelTouches(
      in: allWindows.filter { window in leaving.contains { $0 === window.windowScene } })
    for scene in seen { scene.resignActive() }
    if endsForeground { center.post(name: Self.willResignActiveNotification, object: self) }
    shownScenes = shown
    if endsForeground { applicationState = .background }
    for scene in seen { scene.enterBackground() }
    if endsForeground { center.post(name: Self.didEnterBackgroundNotification, object: self) }
    for scene in leaving {
      scene.isCovered = true
      if let key = storedKeyWindow, key.windowScene === scene { storedKeyWindow = nil }
    }
  }

  private func enter(_ coming: [UIScene], beginsForeground: Bool, _ deliver: () -> Void) {
    let center = NotificationCenter.default
    if beginsForeground { applicationState = .inactive }
    for scene in coming { scene.enterForeground() }
    if beginsForeground { center.post(name: Self.willEnterForegroundNotification, object: self) }
    deliver()
    if beginsForeground { applicationState = .active }
    for scene in coming { scene.becomeActive() }
    if beginsForeground { center.post(name: Self.didBecomeActiveNotification, object: self) }
  }

  /// Has keys go to a scene, to the window there that had them last.
  func makeSceneKey(_ scene: UIScene?) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = scene.lastKeyWindow ?? scene.windows.last { !$0.isHidden }
    window?.makeKey()
  }

  /// A finger comes down in a window: its scene is the one that is typed into from now on.
  func windowIsTouched(_ window: UIWindow) {
    guard shownScenes.count > 1, let scene = window.windowScene, storedKeyWindow?.windowScene !== scene else { return }
    makeSceneKey(scene)
  }
}
