// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// An app, described by its scenes; marked with `@main`.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes that `body` returns.
  associatedtype Body: Scene

  /// The scenes of the app.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app: what `@main` calls.
  @MainActor @preconcurrency public static func main() {
    AppDelegate.makeGraph = { AppGraph(Self.self) }
    _TesseraClassTable.registerModule(String(String(reflecting: Self.self).prefix { $0 != "." }))
    AppDelegate.main()
  }
}

/// The tree of an app that runs: its scenes, and what is shown in their windows.
@MainActor final class AppGraph {
  /// Stands for the app among hosts; its elements have no boxes.
  private let base = ViewHost()
  private(set) var element: ViewElement
  /// The app's own delegate, by `UIApplicationDelegateAdaptor`.
  let adapted: NSObject?
  private var phases: [ObjectIdentifier: ScenePhase] = [:]

  init<A: App>(_ type: A.Type) {
    var environment = EnvironmentValues()
    let (value, adapted) = DelegateSlot.collect { A() }
    self.adapted = adapted
    if let adapted { environment.supply(adapted) }
    common = environment
    environment.scenePhase = .background
    element = AppElement(value, _ViewInputs(parent: nil, environment: environment.chain, host: base))
  }

  /// What all scenes inherit.
  private let common: EnvironmentValues

  var family: HostFamily { base.family }

  // MARK: - Scenes

  /// Makes the window of a scene.
  func makeWindow(in scene: UIWindowScene, supplying objects: [NSObject]) -> UIWindow? {
    guard let maker = maker(in: element) else { return nil }
    let identifier = scene.session.persistentIdentifier
    return maker.makeWindow(in: scene) { environment in
      objects.forEach { environment.supply($0) }
      environment.sceneIdentifier = identifier
    }
  }

  private func maker(in element: ViewGraphElement) -> (any WindowMaker)? {
    if let maker = element as? any WindowMaker { return maker }
    var found: (any WindowMaker)?
    element.forEachChild { if found == nil { found = maker(in: $0) } }
    return found
  }

  private func forEachMaker(_ body: (any WindowMaker) -> Void) {
    func walk(_ element: ViewGraphElement) {
      if let maker = element as? any WindowMaker { return body(maker) }
      element.forEachChild(walk)
    }
    walk(element)
  }

  func end(_ scene: UIScene) {
    phases[ObjectIdentifier(scene)] = nil
    forEachMaker { $0.removeWindow(of: scene) }
  }

  func setPhase(_ phase: ScenePhase, of scene: UIScene) {
    phases[ObjectIdentifier(scene)] = phase
    forEachMaker { $0.setPhase(phase, of: scene) }
    var environment = common
    environment.scenePhase = phases.values.max() ?? .background
    element.setEnvironment(environment.chain)
    // Nothing is laid out in the background, and actions are due all the same.
    family.callBack {}
  }

  func open(_ url: URL, in scene: UIScene) { forEachMaker { $0.host(of: scene)?.links.open(url) } }

  func proceed(with activity: NSUserActivity, in scene: UIScene) {
    forEachMaker { $0.host(of: scene)?.links.proceed(with: activity) }
  }
}

/// The element of an app.
final class AppElement<A: App>: TypedElement<A> {
  private var runner = BodyRunner<A>()
  private var child: TypedElement<A.Body>?

  override init(_ value: A, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = A.Body.makeElement(runner.run(value, of: self) { $0.body }, _ViewInputs(below: self))
  }

  override func rerun() { child?.update(runner.run(value, of: self) { $0.body }) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }
}
