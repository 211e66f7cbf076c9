// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view whose identity is that of a value.
struct IDView<Content: View, ID: Hashable> {
  var content: Content
  var id: ID
}

extension IDView: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(IDElement(view.value, inputs))
  }
}

/// The element of a view with an id: another id is another identity.
final class IDElement<Content: View, ID: Hashable>: TypedElement<IDView<Content, ID>> {
  private var child: TypedElement<Content>?
  /// A view that is shown until its transition is over.
  private var leaving: LeavingChild<TypedElement<Content>>?

  override init(_ value: IDView<Content, ID>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(through: self))
  }

  override func update(_ new: IDView<Content, ID>) {
    let isSame = new.id == value.id
    super.update(new)
    if isSame {
      child?.update(new.content)
    } else {
      let old = child
      child = Content.makeElement(new.content, _ViewInputs(through: self))
      leaving?.departure.end()
      root.isReplacing = true
      leaving = old.flatMap { old in
        retire(old) { [weak self] in
          self?.leaving = nil
          self?.invalidateItems()
        }
      }
      root.isReplacing = false
      invalidateItems()
    }
  }

  override func willRemove() { leaving?.departure.end() }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] {
    ((child?.items ?? []) + (leaving?.items ?? [])).map { item in
      var item = item
      item.traits.explicitID = AnyHashable(value.id)
      return item
    }
  }

  override func box(withID id: AnyHashable) -> Box? {
    AnyHashable(value.id) == id ? items.first?.box : super.box(withID: id)
  }
}

extension View {
  /// Gives the view the identity of a value: another value is another view, with new state.
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable { IDView(content: self, id: id) }
}

/// A view that is compared with `==` before its body runs.
public struct EquatableView<Content> where Content: Equatable, Content: View {
  public var content: Content

  public nonisolated init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(EquatableElement(view.value, inputs))
  }
}

/// The element of a view that is compared.
final class EquatableElement<Content: View & Equatable>: TypedElement<EquatableView<Content>> {
  private var child: TypedElement<Content>?

  override init(_ value: EquatableView<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(through: self))
  }

  override func update(_ new: EquatableView<Content>) {
    let isSame = new.content == value.content
    super.update(new)
    if !isSame { child?.update(new.content) }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
}

extension View where Self: Equatable {
  /// Compares the view with `==` before its body runs.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
