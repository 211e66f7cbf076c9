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
  /// Branches that are shown until their transitions are over.
  private var leavingFirst: LeavingChild<TypedElement<First>>?
  private var leavingSecond: LeavingChild<TypedElement<Second>>?

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
      let old = branch
      branch = returned(new) ?? make(new)
      switch old {
      case .first(let element):
        leavingFirst = retire(element) { [weak self] in
          self?.leavingFirst = nil
          self?.invalidateItems()
        }
      case .second(let element):
        leavingSecond = retire(element) { [weak self] in
          self?.leavingSecond = nil
          self?.invalidateItems()
        }
      case nil: break
      }
      invalidateItems()
    }
  }

  /// The branch that is still leaving, taken back.
  private func returned(_ value: _ConditionalContent<First, Second>) -> Branch? {
    switch value.storage {
    case .trueContent(let view):
      guard let leaving = leavingFirst else { return nil }
      leavingFirst = nil
      leaving.departure.cancel()
      leaving.child.update(view)
      return .first(leaving.child)
    case .falseContent(let view):
      guard let leaving = leavingSecond else { return nil }
      leavingSecond = nil
      leaving.departure.cancel()
      leaving.child.update(view)
      return .second(leaving.child)
    }
  }

  override func willRemove() {
    leavingFirst?.departure.end()
    leavingSecond?.departure.end()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let branch { body(branch.element) }
  }

  override func makeItems() -> [Item] {
    (branch?.element.items ?? []) + (leavingFirst?.items ?? []) + (leavingSecond?.items ?? [])
  }
  override func collectRows(into rows: inout LazyRowList) { branch?.element.collectRows(into: &rows) }
}

/// The element of a view that may be absent.
final class OptionalElement<Wrapped: View>: TypedElement<Wrapped?> {
  private var child: TypedElement<Wrapped>?
  /// A view that is shown until its transition is over.
  private var leaving: LeavingChild<TypedElement<Wrapped>>?

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
      if let leaving {
        self.leaving = nil
        leaving.departure.cancel()
        child = leaving.child
        child?.update(view)
      } else {
        child = Wrapped.makeElement(view, _ViewInputs(through: self))
      }
      invalidateItems()
    case (let old?, nil):
      child = nil
      leaving = retire(old) { [weak self] in
        self?.leaving = nil
        self?.invalidateItems()
      }
      invalidateItems()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func willRemove() { leaving?.departure.end() }

  override func makeItems() -> [Item] { (child?.items ?? []) + (leaving?.items ?? []) }
  override func collectRows(into rows: inout LazyRowList) { child?.collectRows(into: &rows) }
}
