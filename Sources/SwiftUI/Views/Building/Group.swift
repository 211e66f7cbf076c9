// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Several views as one, without a layout of their own.
public struct Group<Content> {
  var content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ForwardingElement(view.value, inputs, content: \.content))
  }
}

/// The element of a view that is another view: what stands in a property of it.
final class ForwardingElement<Value, Content: View>: TypedElement<Value> {
  private let path: KeyPath<Value, Content>
  private var child: TypedElement<Content>?

  init(_ value: Value, _ inputs: _ViewInputs, content path: KeyPath<Value, Content>) {
    self.path = path
    super.init(value, inputs)
    child = Content.makeElement(value[keyPath: path], _ViewInputs(through: self))
  }

  override func update(_ new: Value) {
    super.update(new)
    child?.update(new[keyPath: path])
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
}
