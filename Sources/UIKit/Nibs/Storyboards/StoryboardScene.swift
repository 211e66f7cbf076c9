// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// A scene of a storyboard, made once: the controller first, its view when that is asked for.
///
/// The controller keeps it. It keeps neither the controller nor what the view's tree holds, but what stands beside the
/// controller in the scene.
@MainActor final class StoryboardScene: ControllerSource {
  let source: UIStoryboard
  private let scene: NibScene
  /// What was made so far, by its identifier.
  private var made: [String: WeakReference<NSObject>] = [:]
  /// Connections from what was made to what was not yet.
  private var waiting: [(source: WeakReference<NSObject>, connection: NibConnection)] = []
  /// Recognisers and other objects beside the controller, and what begins segues.
  private var kept: [NSObject] = []
  private(set) weak var controller: UIViewController?

  init(_ scene: NibScene, of storyboard: UIStoryboard) { (self.scene, source) = (scene, storyboard) }

  var storyboard: UIStoryboard? { source }
  var document: NibDocument { source.file.document }
  /// The element of the controller.
  var element: NibElement? { scene.controller }
  /// What stands beside it.
  var beside: [NibElement] { scene.objects }
  private var viewElement: NibElement? { element?.child(key: "view") }

  var nibName: String? { viewElement?.id.map { "\(element?.id ?? "")-view-\($0)" } }

  /// What was made under an identifier, while it is there.
  func object(_ id: String) -> NSObject? { made[id]?.object }

  // MARK: - The controller

  func make(_ element: NibElement, creator: SceneCreator?) -> UIViewController? {
    let graph = newGraph()
    graph.scene = self
    guard let row = NibTable.row(element.name) else {
      NibWarnings.warn("\(element.name)\(graph.fileWords), line \(element.line), is a controller that is not known")
      return nil
    }
    let type = NibClasses.named(by: element, else: row.type, in: graph)
    let coder = NibCoder(element, in: graph, kitClass: NibClasses.kitClass(of: type))
    let object = creator?(coder) ?? NibClasses.make(type, from: element, in: graph)
    guard let controller = object as? UIViewController else { return nil }
    attach(controller)
    if let id = element.id { graph.objects[id] = controller }
    for beside in scene.objects where !isView(beside) {
      if let object = graph.object(for: beside) { kept.append(object) }
    }
    finish(graph)
    return controller
  }

  /// Takes a controller as this scene's. Called while it is decoded, so that all after that knows its storyboard.
  func attach(_ controller: UIViewController) {
    self.controller = controller
    controller.storyboardSource = self
  }

  private func isView(_ element: NibElement) -> Bool { NibTable.row(element.name)?.type is UIView.Type }

  // MARK: - The view

  func loadView(of controller: UIViewController) -> Bool {
    guard let viewElement else { return false }
    let graph = newGraph()
    guard let view = graph.object(for: viewElement) as? UIView else { return false }
    for beside in scene.objects where isView(beside) {
      if let object = graph.object(for: beside) { kept.append(object) }
    }
    if let element { graph.install(view, in: controller, element) }
    finish(graph)
    return true
  }

  // MARK: - Both

  private func newGraph() -> NibGraph {
    let graph = NibGraph(source.file, bundle: source.bundle)
    graph.objects = made.compactMapValues(\.object)
    for (source, connection) in waiting {
      if let source = source.object { graph.wait(source, for: connection) }
    }
    waiting = []
    graph.didMakePrototype = { [weak self] graph in self?.listen(to: graph.takeSegues()) }
    return graph
  }

  /// Connects what a graph has made, begins its segues and tells all of it.
  private func finish(_ graph: NibGraph) {
    graph.connect()
    for (id, object) in graph.objects { made[id] = WeakReference(object) }
    waiting = graph.unconnected.map { (WeakReference($0.source), $0.connection) }
    let segues = graph.takeSegues()
    listen(to: segues)
    graph.awake()
    for (container, segue) in segues where segue.kind == "embed" { embed(segue, in: container) }
  }

  private func listen(to segues: [(source: NSObject, segue: NibSegue)]) {
    for (object, segue) in segues where segue.kind != "embed" && segue.kind != "relationship" {
      if let trigger = SegueTrigger(segue, from: object, in: self) { kept.append(trigger) }
    }
  }

  private func embed(_ segue: NibSegue, in container: NSObject) {
    guard let controller, let container = container as? UIView else { return }
    take(segue, from: controller, sender: nil, in: container)
  }
}
