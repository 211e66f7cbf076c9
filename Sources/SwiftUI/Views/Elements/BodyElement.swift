// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Observation
internal import ViewGraph

/// Runs bodies: installs the dynamic properties of a value, and notes what the body read.
@MainActor struct BodyRunner<Value> {
  private var installed = InstalledProperties(of: Value.self)

  init() { DynamicProperties.register() }

  /// Whether a property keeps something from one run to the next.
  var keepsState: Bool { installed.kept.contains { $0 != nil } }

  /// Runs a body on a copy of the value that has its dynamic properties installed.
  mutating func run<Result>(_ value: Value, of element: ViewElement, _ body: (Value) -> Result) -> Result {
    var copy = value
    let root = element.root
    root.bodyCount += 1
    return root.updating {
      if !installed.isEmpty {
        element.reads.removeAll()
        installed.install(in: &copy, of: element)
      }
      return withObservationTracking {
        body(copy)
      } onChange: { [weak element] in
        ObservedChange.note(element)
      }
    }
  }
}

/// Brings changes of observable objects to the elements that read them.
enum ObservedChange {
  /// Marks an element with the next batch; on any thread.
  static func note(_ element: ViewElement?) {
    let transaction = Transaction.current
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { mark(element, transaction) }
    } else {
      DispatchQueue.main.async { mark(element, nil) }
    }
  }

  @MainActor private static func mark(_ element: ViewElement?, _ transaction: TransactionScope?) {
    guard let element, !element.isRemoved else { return }
    element.root.write(transaction: transaction) { [weak element] in element?.markDirty() }
  }
}

/// The element of a view with a body.
class BodyElement<V: View>: TypedElement<V> {
  private final var runner = BodyRunner<V>()
  private final var child: TypedElement<V.Body>?

  override init(_ value: V, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    let body = runner.run(value, of: self) { $0.body }
    child = V.Body.makeElement(body, _ViewInputs(through: self))
  }

  override func update(_ new: V) {
    let isSame = FieldTable.areEqual(value, new)
    super.update(new)
    guard !isSame || isDirty else { return }
    clearDirty()
    rerun()
  }

  /// The value as it is shown now.
  var shown: V { value }

  override func rerun() {
    let body = runner.run(shown, of: self) { $0.body }
    child?.update(body)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
  override var ownsState: Bool { !(V.self is any ForgetfulView.Type) && runner.keepsState }
}

/// The element of a view with a modifier that has a body.
class ModifierBodyElement<V: View, M: ViewModifier>: TypedElement<ModifiedContent<V, M>> {
  private final var runner = BodyRunner<M>()
  private final var child: TypedElement<M.Body>?
  private final lazy var source: ContentSource = {
    let source = ContentSource { [unowned self] inputs in V.makeElement(value.content, inputs) }
    source.updateElement = { [unowned self] element in (element as? TypedElement<V>)?.update(value.content) }
    return source
  }()

  override init(_ value: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = M.Body.makeElement(runBody(), _ViewInputs(through: self))
  }

  private func runBody() -> M.Body {
    let content = _ViewModifier_Content<M>(source: source)
    return runner.run(shown, of: self) { $0.body(content: content) }
  }

  /// The modifier as it is shown now.
  var shown: M { value.modifier }

  override func update(_ new: ModifiedContent<V, M>) {
    let isSame = FieldTable.areEqual(value.modifier, new.modifier)
    super.update(new)
    if !isSame || isDirty {
      clearDirty()
      rerun()
    }
    source.contentDidChange()
  }

  override func rerun() { child?.update(runBody()) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
  override var ownsState: Bool { runner.keepsState }
}
