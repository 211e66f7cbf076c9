// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A stand-in for a view that something is applied to.
public struct PlaceholderContentView<Value> {
  nonisolated init() {}
}

extension PlaceholderContentView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PlaceholderContentElement(view.value, inputs))
  }
}

/// An element that has what placeholders below it stand for.
@MainActor protocol ContentProvider: AnyObject {
  /// The type that the placeholders are of.
  var placeholderType: Any.Type { get }
  var contentSource: ContentSource { get }
}

/// The element of a stand-in: holds the view that the nearest provider of the type has.
final class PlaceholderContentElement<Value>: TypedElement<PlaceholderContentView<Value>> {
  private var child: ViewElement?
  private weak var source: ContentSource?

  override init(_ value: PlaceholderContentView<Value>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    guard let source = findSource() else { return }
    let child = source.make(_ViewInputs(below: self))
    self.source = source
    self.child = child
    source.add(self) { [weak source, weak child] in
      if let child { source?.updateElement?(child) }
    }
  }

  private func findSource() -> ContentSource? {
    var element = parent
    while let current = element {
      if let provider = current as? any ContentProvider, provider.placeholderType == Value.self {
        return provider.contentSource
      }
      element = current.parent
    }
    return nil
  }

  override func willRemove() { source?.remove(self) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}

// MARK: - Animations of some modifiers

/// A view whose transactions are those of a place further up.
struct OuterTransactionView<Content: View> {
  let content: Content
  let node: TransactionNode?
}

extension OuterTransactionView: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(OuterTransactionElement(view.value, inputs))
  }
}

/// The element of a view whose transactions are those of a place further up.
final class OuterTransactionElement<Content: View>: TypedElement<OuterTransactionView<Content>> {
  private var child: TypedElement<Content>?

  override init(_ value: OuterTransactionView<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    var inputs = _ViewInputs(below: self)
    inputs.transactionNode = value.node
    child = Content.makeElement(value.content, inputs)
  }

  override func update(_ new: OuterTransactionView<Content>) {
    super.update(new)
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}

/// A modifier whose own transactions are changed, not those of what it modifies.
struct ModifierTransaction<M: ViewModifier> {
  let modifier: M
  let transform: (inout Transaction) -> Void
}

extension ModifierTransaction: ViewModifier {
  typealias Body = Never

  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ModifierTransactionElement(modified.value, inputs))
  }
}

/// The element of a view with a modifier whose transactions are changed.
final class ModifierTransactionElement<V: View, M: ViewModifier>:
  TypedElement<ModifiedContent<V, ModifierTransaction<M>>>
{
  private typealias Inner = ModifiedContent<ModifiedContent<OuterTransactionView<V>, M>, TransformTransactionModifier>
  private var child: TypedElement<Inner>?
  private let outer: TransactionNode?

  override init(_ value: ModifiedContent<V, ModifierTransaction<M>>, _ inputs: _ViewInputs) {
    outer = inputs.transactionNode
    super.init(value, inputs)
    child = Inner.makeElement(inner(value), _ViewInputs(below: self))
  }

  private func inner(_ value: ModifiedContent<V, ModifierTransaction<M>>) -> Inner {
    ModifiedContent(
      content: ModifiedContent(
        content: OuterTransactionView(content: value.content, node: outer), modifier: value.modifier.modifier),
      modifier: TransformTransactionModifier(transform: value.modifier.transform))
  }

  override func update(_ new: ModifiedContent<V, ModifierTransaction<M>>) {
    super.update(new)
    child?.update(inner(new))
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}

/// A view with changes that have transactions of their own.
struct BodyTransactionView<Content: View, Changed: View> {
  let content: Content
  let changed: Changed
  let transform: (inout Transaction) -> Void
}

extension BodyTransactionView: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BodyTransactionElement(view.value, inputs))
  }
}

/// The element of a view with changes that have transactions of their own.
final class BodyTransactionElement<Content: View, Changed: View>:
  TypedElement<BodyTransactionView<Content, Changed>>, ContentProvider
{
  private typealias Inner = ModifiedContent<Changed, TransformTransactionModifier>
  private var child: TypedElement<Inner>?
  var placeholderType: Any.Type { Content.self }
  private(set) lazy var contentSource: ContentSource = {
    let source = ContentSource { [unowned self] inputs in
      var inputs = inputs
      inputs.transactionNode = transactionNode
      return Content.makeElement(value.content, inputs)
    }
    source.updateElement = { [unowned self] in ($0 as? TypedElement<Content>)?.update(value.content) }
    return source
  }()

  override init(_ value: BodyTransactionView<Content, Changed>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Inner.makeElement(inner(value), _ViewInputs(below: self))
  }

  private func inner(_ value: BodyTransactionView<Content, Changed>) -> Inner {
    ModifiedContent(content: value.changed, modifier: TransformTransactionModifier(transform: value.transform))
  }

  override func update(_ new: BodyTransactionView<Content, Changed>) {
    super.update(new)
    child?.update(inner(new))
    contentSource.contentDidChange()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}

extension View {
  /// Animates changes of what `body` does to the view, not of the view itself.
  public nonisolated func animation<V>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transactions of what `body` does to the view, not of the view itself.
  public nonisolated func transaction<V>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    BodyTransactionView(content: self, changed: body(PlaceholderContentView()), transform: transform)
  }
}

extension ViewModifier {
  /// Changes the transactions of what the modifier does.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier { ModifierTransaction(modifier: self, transform: transform) }

  /// Animates what the modifier does.
  public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}
