// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A view in a phase of a transition.
struct AppliedTransition<T: Transition, Content: View> {
  var transition: T
  var content: Content
  var phase: TransitionPhase
}

extension AppliedTransition: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(AppliedTransitionElement(view.value, inputs))
  }
}

/// The element of a view in a phase of a transition.
final class AppliedTransitionElement<T: Transition, Content: View>:
  TypedElement<AppliedTransition<T, Content>>, ContentProvider
{
  private var child: TypedElement<T.Body>?
  var placeholderType: Any.Type { T.self }
  private(set) lazy var contentSource: ContentSource = {
    let source = ContentSource { [unowned self] in Content.makeElement(value.content, $0) }
    source.updateElement = { [unowned self] in ($0 as? TypedElement<Content>)?.update(value.content) }
    return source
  }()

  override init(_ value: AppliedTransition<T, Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = T.Body.makeElement(body(value), _ViewInputs(below: self))
  }

  private func body(_ value: AppliedTransition<T, Content>) -> T.Body {
    root.updating { value.transition.body(content: PlaceholderContentView(), phase: value.phase) }
  }

  override func update(_ new: AppliedTransition<T, Content>) {
    super.update(new)
    child?.update(body(new))
    contentSource.contentDidChange()
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}

/// A view that is a box that there is already.
struct BoxView {
  let box: Box
}

extension BoxView: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BoxElement(view.value, inputs))
  }
}

/// The element of a box that there is already.
final class BoxElement: TypedElement<BoxView> {
  override func makeItems() -> [Item] { [Item(box: value.box)] }
}

/// The box of an item with a transition: what the transition does to the item's own box.
final class TransitionBox: UnaryBox {
  private let applied: any AppliedTransitionHolder
  /// The phase that was set last.
  private(set) var phase: TransitionPhase

  /// `nil` where the transition shows nothing of the item.
  static func make(_ transition: AnyTransition, around box: Box, of container: ViewElement, _ phase: TransitionPhase)
    -> TransitionBox?
  {
    func hold<T: Transition>(_ transition: T) -> any AppliedTransitionHolder {
      TypedTransitionHolder(transition, box, container, phase)
    }
    let holder = hold(transition.base)
    guard let outer = holder.box else {
      holder.end()
      return nil
    }
    return TransitionBox(container, outer, holder, phase)
  }

  private init(
    _ element: ViewElement, _ child: Box, _ applied: any AppliedTransitionHolder, _ phase: TransitionPhase
  ) {
    self.applied = applied
    self.phase = phase
    super.init(element, child: child)
  }

  /// Brings the item to a phase.
  func set(_ phase: TransitionPhase) {
    guard phase != self.phase else { return }
    self.phase = phase
    applied.set(phase)
  }

  /// Takes another transition of the same type for phases to come.
  func take(_ transition: AnyTransition) { applied.take(transition) }

  override func willLeave() { applied.end() }
}

/// A transition that is applied to a box.
@MainActor protocol AppliedTransitionHolder: AnyObject {
  /// The outermost box; `nil` where the transition shows nothing.
  var box: Box? { get }
  func set(_ phase: TransitionPhase)
  func take(_ transition: AnyTransition)
  func end()
}

/// A transition of one type that is applied to a box.
final class TypedTransitionHolder<T: Transition>: AppliedTransitionHolder {
  private let element: TypedElement<AppliedTransition<T, BoxView>>
  private var value: AppliedTransition<T, BoxView>
  private weak var container: ViewElement?

  init(_ transition: T, _ box: Box, _ container: ViewElement, _ phase: TransitionPhase) {
    value = AppliedTransition(transition: transition, content: BoxView(box: box), phase: phase)
    element = AppliedTransition.makeElement(value, _ViewInputs(below: container))
    self.container = container
    container.addDependent(element)
  }

  var box: Box? { element.items.first?.box }

  func set(_ phase: TransitionPhase) {
    value.phase = phase
    element.root.updating { element.update(value) }
  }

  func take(_ transition: AnyTransition) {
    // It counts from the next phase on; the view of the present one is the same.
    if let transition = transition.base as? T { value.transition = transition }
  }

  func end() { container?.removeDependent(element) }
}
