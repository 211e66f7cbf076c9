// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes that `body` returns.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the element of the scene. Ours alone: scenes of an app have the default.
  static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension Scene {
  public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SceneBodyElement(scene.value, inputs))
  }

  /// Makes the element of a scene below another element.
  static func makeElement(_ value: Self, _ inputs: _ViewInputs) -> TypedElement<Self> {
    let made = _makeScene(scene: _GraphValue(value), inputs: inputs).element
    guard let element = made as? TypedElement<Self> else {
      fatalError("\(Self.self) made the element of another scene: \(type(of: made))")
    }
    return element
  }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Stops: scenes without a body of their own are shown by the framework.
  public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// Builds one scene from the statements of a closure.
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }

  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }

  public static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene
  where repeat each Content: Scene {
    _TupleScene(scenes: repeat each content)
  }
}

/// Several scenes.
public struct _TupleScene<T> {
  let list: (T) -> [any Scene]
  let value: T

  nonisolated init<each Content: Scene>(scenes: repeat each Content) where T == (repeat each Content) {
    value = (repeat each scenes)
    list = { scenes in
      var list: [any Scene] = []
      repeat list.append(each scenes)
      return list
    }
  }
}

extension _TupleScene: Scene {
  public typealias Body = Never

  public static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TupleSceneElement(scene.value, inputs))
  }
}

/// The element of several scenes.
final class TupleSceneElement<T>: TypedElement<_TupleScene<T>> {
  private var children: [ViewElement] = []

  override init(_ value: _TupleScene<T>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    children = value.list(value.value).map { scene in
      @MainActor func make<S: Scene>(_ scene: S) -> ViewElement { S.makeElement(scene, _ViewInputs(below: self)) }
      return make(scene)
    }
  }

  override func update(_ new: _TupleScene<T>) {
    super.update(new)
    for (child, scene) in zip(children, new.list(new.value)) {
      @MainActor func update<S: Scene>(_ scene: S) { (child as? TypedElement<S>)?.update(scene) }
      update(scene)
    }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) { children.forEach(body) }
}

/// The element of a scene with a body.
final class SceneBodyElement<S: Scene>: TypedElement<S> {
  private var runner = BodyRunner<S>()
  private var child: TypedElement<S.Body>?

  override init(_ value: S, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = S.Body.makeElement(runner.run(value, of: self) { $0.body }, _ViewInputs(below: self))
  }

  override func update(_ new: S) {
    let isSame = FieldTable.areEqual(value, new)
    super.update(new)
    guard !isSame || isDirty else { return }
    clearDirty()
    rerun()
  }

  override func rerun() { child?.update(runner.run(value, of: self) { $0.body }) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }
}

// MARK: - Modifiers

/// A scene with an action for changes of a value.
struct ChangingScene<Content: Scene, Value: Equatable> {
  var content: Content
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void
}

extension ChangingScene: Scene {
  typealias Body = Never

  static func _makeScene(scene: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ChangingSceneElement(scene.value, inputs))
  }
}

/// The element of a scene with an action for changes of a value.
final class ChangingSceneElement<Content: Scene, Value: Equatable>: TypedElement<ChangingScene<Content, Value>> {
  private var child: TypedElement<Content>?

  override init(_ value: ChangingScene<Content, Value>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(below: self))
    if value.isInitial { root.callBack(.appear) { value.action(value.value, value.value) } }
  }

  override func update(_ new: ChangingScene<Content, Value>) {
    let old = value.value
    super.update(new)
    if old != new.value { root.callBack(.change) { new.action(old, new.value) } }
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }
}

extension Scene {
  /// Acts when a value is another one; gets the new value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene
  where V: Equatable { ChangingScene(content: self, value: value, isInitial: false) { _, new in action(new) } }

  /// Acts when a value is another one; gets the old value and the new one.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene where V: Equatable {
    ChangingScene(content: self, value: value, isInitial: initial, action: action)
  }

  /// Acts when a value is another one.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene where V: Equatable {
    ChangingScene(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}
