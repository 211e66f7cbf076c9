// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// One of the views that another view consists of.
public struct Subview: Identifiable {
  /// Tells a view apart from the others.
  public struct ID: Hashable {
    let value: AnyHashable
  }

  let item: Item

  nonisolated init(_ item: Item) { self.item = item }

  public nonisolated var id: Subview.ID {
    Subview.ID(value: item.traits.subviewID ?? AnyHashable(ObjectIdentifier(item.box)))
  }
}

extension Subview.ID: @unchecked Sendable {}

extension Traits {
  /// What tells the view apart, if something was said.
  fileprivate var subviewID: AnyHashable? { explicitID ?? id }
}

extension Subview: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubviewElement(view.value, inputs))
  }
}

/// The element of a view that was made elsewhere.
final class SubviewElement: TypedElement<Subview> {
  override func update(_ new: Subview) {
    let isSame = new.item.box === value.item.box
    super.update(new)
    if !isSame { invalidateItems() }
  }

  override func makeItems() -> [Item] { [value.item] }
}

/// The views that another view consists of.
public struct SubviewsCollection: RandomAccessCollection {
  let items: [Item]

  nonisolated init(items: [Item]) { self.items = items }

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { items.count }
  public nonisolated subscript(index: Int) -> Subview { Subview(items[index]) }
}

extension SubviewsCollection: View {
  public var body: some View { ForEach(self) { $0 } }
}

/// A view that is made of the views that another one consists of.
struct SubviewsReader<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  nonisolated init(base: Base, transform: @escaping (SubviewsCollection) -> Result) {
    self.base = base
    self.transform = transform
  }
}

extension SubviewsReader: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(SubviewsElement(view.value, inputs, reader: { $0 }))
  }
}

/// The element of a view that is made of the views of another one: those are never shown where they are made.
final class SubviewsElement<Value, Base: View, Result: View>: TypedElement<Value> {
  private let reader: (Value) -> SubviewsReader<Base, Result>
  private var base: TypedElement<Base>?
  private var result: TypedElement<Result>?

  init(_ value: Value, _ inputs: _ViewInputs, reader: @escaping (Value) -> SubviewsReader<Base, Result>) {
    self.reader = reader
    super.init(value, inputs)
    base = Base.makeElement(reader(value).base, _ViewInputs(below: self))
    result = Result.makeElement(makeResult(), _ViewInputs(through: self))
  }

  private func makeResult() -> Result { reader(value).transform(SubviewsCollection(items: base?.items ?? [])) }

  override func update(_ new: Value) {
    super.update(new)
    base?.update(reader(new).base)
    clearDirty()
    rerun()
  }

  override func rerun() { result?.update(makeResult()) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let base { body(base) }
    if let result { body(result) }
  }

  override func childItemsDidChange() {
    // Either the views of the base or those made of them.
    markDirty()
    invalidateItems()
  }

  override func makeItems() -> [Item] {
    // Lists of items are noted as asked for, so that changes are told.
    _ = base?.items
    return result?.items ?? []
  }

  override func collectRows(into rows: inout LazyRowList) {
    _ = base?.items
    result?.collectRows(into: &rows)
  }
}

/// What a group is that is made of the views of another view.
public struct GroupElementsOfContent<Subviews, Content> where Subviews: View, Content: View {
  let reader: SubviewsReader<Subviews, Content>
}

extension GroupElementsOfContent: View {
  public var body: some View { reader }
}

extension Group {
  /// Views made of the views that another one consists of.
  public nonisolated init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    content = GroupElementsOfContent(reader: SubviewsReader(base: view, transform: transform))
  }
}

/// The views that another view consists of, once they are known.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection where Content: View {
  let base: AnyView

  public nonisolated var startIndex: Int { 0 }
  public nonisolated var endIndex: Int { 0 }
  public nonisolated subscript(index: Int) -> Subview { fatalError("The views are not known outside the list.") }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// Views made of each of the views that another one consists of.
  public nonisolated init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where V: View {
    self.init(data: ForEachSubviewCollection(base: AnyView(view)), id: { $0.id }, content: content)
    makeDeferred = { value, inputs in
      SubviewsElement(value, inputs) { value in
        let content = value.content
        return SubviewsReader(base: value.data.base) { views in ForEach<_, _, Content>(views) { content($0) } }
      }
    }
  }
}
