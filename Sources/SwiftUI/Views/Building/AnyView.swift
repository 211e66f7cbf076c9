// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view of any type.
///
/// A view of another type in the same place is another identity: its state is lost.
public struct AnyView {
  let content: any View

  public nonisolated init<V>(_ view: V) where V: View {
    content = view
  }

  public nonisolated init<V>(erasing view: V) where V: View {
    content = view
  }
}

extension AnyView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(AnyElement(view.value, inputs))
  }
}

/// The element of a view of any type: another type is another identity.
final class AnyElement: TypedElement<AnyView> {
  private var child: ViewElement?

  override init(_ value: AnyView, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = make(value.content)
  }

  private func make(_ view: any View) -> ViewElement {
    // A view that is wrapped twice has the identity of the inner one.
    if let wrapped = view as? AnyView { return make(wrapped.content) }
    func make<Content: View>(_ view: Content) -> ViewElement {
      Content.makeElement(view, _ViewInputs(through: self))
    }
    return make(view)
  }

  override func update(_ new: AnyView) {
    super.update(new)
    update(new.content)
  }

  private func update(_ view: any View) {
    if let wrapped = view as? AnyView { return update(wrapped.content) }
    func update<Content: View>(_ view: Content) {
      if let child = child as? TypedElement<Content> {
        child.update(view)
      } else {
        child?.remove()
        child = make(view)
        invalidateItems()
      }
    }
    update(view)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
}
