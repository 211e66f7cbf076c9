// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A change to a view, to be applied by `modifier(_:)`.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the view that `body(content:)` returns.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns what is shown in place of the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Makes the element of a modified view. Ours alone: modifiers of an app have the default.
  static func _makeView<V: View>(modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs) -> _ViewOutputs
}

extension ViewModifier {
  public static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ModifierBodyElement(modified.value, inputs))
  }

  /// Returns a modifier that applies this one and then another.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  /// Stops: modifiers without a body of their own are applied by the framework.
  public func body(content: Content) -> Never { fatalError("body(content:) should not be called on \(Self.self).") }
}

/// A value with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeView(modified: view, inputs: inputs)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ConcatElement(modified.value, inputs))
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {
  public nonisolated static func == (a: Self, b: Self) -> Bool {
    a.content == b.content && a.modifier == b.modifier
  }
}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

/// A modifier that changes nothing.
public struct EmptyModifier {
  public nonisolated static let identity = EmptyModifier()

  public nonisolated init() {}
}

extension EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(ForwardingElement(modified.value, inputs, content: \.content))
  }
}

extension EmptyModifier: Sendable {}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// What a modifier's body puts where the modified view is to stand.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  /// Where the modified view comes from; the same object as long as the modifier's element lives.
  let source: ContentSource
}

extension _ViewModifier_Content: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(PlaceholderElement(view.value, inputs))
  }
}

/// The content of a modifier's element, for the placeholders in the modifier's body.
final class ContentSource {
  let make: @MainActor (_ViewInputs) -> ViewElement
  private var placeholders: [ObjectIdentifier: () -> Void] = [:]

  init(make: @escaping @MainActor (_ViewInputs) -> ViewElement) {
    self.make = make
  }

  func add(_ placeholder: AnyObject, update: @escaping () -> Void) {
    placeholders[ObjectIdentifier(placeholder)] = update
  }

  func remove(_ placeholder: AnyObject) { placeholders[ObjectIdentifier(placeholder)] = nil }

  /// Gives the placeholders the content's new value.
  func contentDidChange() { placeholders.values.forEach { $0() } }

  /// Brings an element that `make` made up to date.
  var updateElement: ((ViewElement) -> Void)?
}

/// The element of the content in a modifier's body.
final class PlaceholderElement<Modifier: ViewModifier>: TypedElement<_ViewModifier_Content<Modifier>> {
  private var child: ViewElement?

  override init(_ value: _ViewModifier_Content<Modifier>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    attach()
  }

  private func attach() {
    let source = value.source
    let child = source.make(_ViewInputs(through: self))
    self.child = child
    source.add(self) { [weak source, weak child] in
      if let child { source?.updateElement?(child) }
    }
  }

  override func update(_ new: _ViewModifier_Content<Modifier>) {
    guard new.source !== value.source else { return }
    value.source.remove(self)
    child?.remove()
    super.update(new)
    attach()
    invalidateItems()
  }

  override func willRemove() { value.source.remove(self) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
}

/// The element of a view with two modifiers that were joined beforehand.
final class ConcatElement<V: View, First: ViewModifier, Second: ViewModifier>:
  TypedElement<ModifiedContent<V, ModifiedContent<First, Second>>>
{
  private typealias Nested = ModifiedContent<ModifiedContent<V, First>, Second>
  private var child: TypedElement<ModifiedContent<ModifiedContent<V, First>, Second>>?

  override init(_ value: ModifiedContent<V, ModifiedContent<First, Second>>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Nested.makeElement(Self.nested(value), _ViewInputs(through: self))
  }

  private static func nested(_ value: ModifiedContent<V, ModifiedContent<First, Second>>) -> Nested {
    ModifiedContent(
      content: ModifiedContent(content: value.content, modifier: value.modifier.content),
      modifier: value.modifier.modifier)
  }

  override func update(_ new: ModifiedContent<V, ModifiedContent<First, Second>>) {
    super.update(new)
    child?.update(Self.nested(new))
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
}
