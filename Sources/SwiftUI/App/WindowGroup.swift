// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Windows that show the same views, each with state of its own.
public struct WindowGroup<Content> where Content: View {
  let content: Content
  let title: Text?

  nonisolated init(title: Text?, content: Content) {
    self.title = title
    self.content = content
  }

  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(title: nil, content: content()) }

  public nonisolated init(id: String, @ViewBuilder content: () -> Content) {
    self.init(title: nil, content: content())
  }

  public nonisolated init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content())
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, id: String, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(title: Text(title), content: content())
  }

  public nonisolated init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.init(title: title, content: content())
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol {
    self.init(title: Text(title), content: content())
  }
}

extension WindowGroup: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(WindowGroupElement(scene.value, inputs))
  }
}

/// What makes the windows of scenes.
@MainActor protocol WindowMaker: AnyObject {
  func makeWindow(in scene: UIWindowScene, _ environment: @escaping (inout EnvironmentValues) -> Void) -> UIWindow
  func removeWindow(of scene: UIScene)
  func setPhase(_ phase: ScenePhase, of scene: UIScene)
  func host(of scene: UIScene) -> ViewHost?
}

/// The element of a group of windows: a child for each of them.
final class WindowGroupElement<Content: View>: TypedElement<WindowGroup<Content>>, WindowMaker {
  private struct Shown {
    let scene: ObjectIdentifier
    let host: ViewHost
    let root: RootElement<Content>
  }

  private var windows: [Shown] = []

  func makeWindow(in scene: UIWindowScene, _ environment: @escaping (inout EnvironmentValues) -> Void) -> UIWindow {
    let host = ViewHost(family: (self.host ?? ViewHost()).family, parent: nil)
    host.overrides = [environment]
    host.takeTraits(scene.traitCollection)
    let root = host.makeElement(value.content, below: self)
    windows.append(Shown(scene: ObjectIdentifier(scene), host: host, root: root))
    let window = UIWindow(windowScene: scene)
    window.rootViewController = WindowController(host)
    if let title = value.title { scene.title = TextResolver(environmentValues).string(title) }
    return window
  }

  func removeWindow(of scene: UIScene) {
    for shown in windows where shown.scene == ObjectIdentifier(scene) {
      shown.host.setShown(false)
      shown.root.remove()
      shown.host.end()
    }
    windows.removeAll { $0.scene == ObjectIdentifier(scene) }
  }

  func setPhase(_ phase: ScenePhase, of scene: UIScene) {
    guard let host = host(of: scene), host.environment.scenePhase != phase else { return }
    host.overrides = Array(host.overrides.prefix(1)) + [{ $0.scenePhase = phase }]
  }

  func host(of scene: UIScene) -> ViewHost? { windows.first { $0.scene == ObjectIdentifier(scene) }?.host }

  override func update(_ new: WindowGroup<Content>) {
    super.update(new)
    for shown in windows { shown.root.update(new.content) }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) { windows.forEach { body($0.root) } }
}

/// The controller of a window's content.
final class WindowController: ScreenController {
  override init(_ host: ViewHost) {
    super.init(host)
    var hasScheme = false
    host.observe(PreferredColorSchemeKey.self) { [weak self] scheme in
      hasScheme = hasScheme || scheme != nil
      guard hasScheme else { return }
      self?.viewIfLoaded?.window?.overrideUserInterfaceStyle = UIUserInterfaceStyle(scheme)
    }
  }

  /// Fails: screens are not read from archives.
  required init?(coder: NSCoder) { return nil }
}
