// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A view that is one of two, as `if` and `switch` make it.
public struct _ConditionalContent<TrueContent, FalseContent> {
  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  nonisolated init(storage: Storage) {
    self.storage = storage
  }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ConditionalElement(view.value, inputs))
  }
}

/// The element of a branch: another branch is another identity.
final class ConditionalElement<First: View, Second: View>: TypedElement<_ConditionalContent<First, Second>> {
  private enum Branch {
    case first(TypedElement<First>)
    case second(TypedElement<Second>)

    var element: ViewElement {
      switch self {
      case .first(let element): element
      case .second(let element): element
      }
    }
  }

  private var branch: Branch?

  override init(_ value: _ConditionalContent<First, Second>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    branch = make(value)
  }

  private func make(_ value: _ConditionalContent<First, Second>) -> Branch {
    switch value.storage {
    case .trueContent(let view): .first(First.makeElement(view, _ViewInputs(through: self)))
    case .falseContent(let view): .second(Second.makeElement(view, _ViewInputs(through: self)))
    }
  }

  override func update(_ new: _ConditionalContent<First, Second>) {
    super.update(new)
    switch (branch, new.storage) {
    case (.first(let element), .trueContent(let view)): element.update(view)
    case (.second(let element), .falseContent(let view)): element.update(view)
    default:
      branch?.element.remove()
      branch = make(new)
      invalidateItems()
    }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let branch { body(branch.element) }
  }

  override func makeItems() -> [Item] { branch?.element.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { branch?.element.collectRows(into: &rows) }
}

/// The element of a view that may be absent.
final class OptionalElement<Wrapped: View>: TypedElement<Wrapped?> {
  private var child: TypedElement<Wrapped>?

  override init(_ value: Wrapped?, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = value.map { Wrapped.makeElement($0, _ViewInputs(through: self)) }
  }

  override func update(_ new: Wrapped?) {
    super.update(new)
    switch (child, new) {
    case (let child?, let view?):
      child.update(view)
    case (nil, let view?):
      child = Wrapped.makeElement(view, _ViewInputs(through: self))
      invalidateItems()
    case (let old?, nil):
      old.remove()
      child = nil
      invalidateItems()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
}
