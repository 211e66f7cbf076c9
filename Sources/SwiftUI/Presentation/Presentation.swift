// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Something that is presented over a screen: a controller of UIKit's, and the elements of what it shows.
@MainActor class Presentation: NSObject {
  let controller: UIViewController
  /// Keep what is shown; below the element that presents.
  final var roots: [ViewElement] = []
  final var hosts: [ViewHost] = []
  /// Called when the presentation ended by itself: people swiped it away, or touched a button.
  final var didEnd: (() -> Void)?

  init(_ controller: UIViewController) { self.controller = controller }

  final func remove() {
    hosts.forEach { $0.setShown(false) }
    roots.forEach { $0.remove() }
    hosts.forEach { $0.end() }
  }
}

/// A modifier that presents something while its binding says so.
protocol PresentingModifier: ViewModifier where Body == Never {
  associatedtype Presented: Presentation

  /// What is to be presented now: another identity is another presentation; `nil` for nothing.
  @MainActor var wanted: AnyHashable? { get }
  /// Makes the presentation.
  @MainActor func makePresentation(below element: ViewElement, at box: Box?) -> Presented
  /// Brings the presentation up to date.
  @MainActor func update(_ presentation: Presented)
  /// The presentation ended by itself: the binding is to say so.
  @MainActor func reset()
  /// The presentation has ended, whatever the reason.
  @MainActor func didDismiss()
}

extension PresentingModifier {
  func didDismiss() {}

  static func _makeView<V: View>(
    modified: _GraphValue<ModifiedContent<V, Self>>, inputs: _ViewInputs
  ) -> _ViewOutputs {
    _ViewOutputs(PresentingElement(modified.value, inputs))
  }
}

/// Who waits for a presentation to end before another can begin.
@MainActor final class PresentationQueue {
  private var waiting: [() -> Void] = []

  func wait(_ body: @escaping () -> Void) { waiting.append(body) }

  func proceed() {
    let due = waiting
    waiting = []
    due.forEach { $0() }
  }
}

/// The element of a view that presents something.
final class PresentingElement<V: View, M: PresentingModifier>: TypedElement<ModifiedContent<V, M>> {
  private var child: TypedElement<V>?
  private var shown: (id: AnyHashable, presentation: M.Presented)?
  /// Whether a presentation comes or goes.
  private var isBusy = false

  override init(_ value: ModifiedContent<V, M>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = V.makeElement(value.content, _ViewInputs(below: self))
    settleSoon()
  }

  override func update(_ new: ModifiedContent<V, M>) {
    super.update(new)
    child?.update(new.content)
    if let shown, shown.id == new.modifier.wanted { new.modifier.update(shown.presentation) }
    settleSoon()
  }

  private func settleSoon() {
    guard shown?.id != value.modifier.wanted else { return }
    root.callBack(.preferences) { [weak self] in self?.settle() }
  }

  /// What shows the view: a row's cell or a tab's page, where the element is in one.
  private var shownHost: ViewHost? { items.first?.box.nearestHost ?? host }

  /// Presents or dismisses what the binding says; one at a time.
  private func settle() {
    guard !isBusy else { return }
    let wanted = isRemoved ? nil : value.modifier.wanted
    if let shown {
      guard shown.id != wanted else { return }
      dismiss(shown.presentation)
    } else if let wanted {
      present(wanted)
    }
  }

  private func present(_ id: AnyHashable) {
    guard let host = shownHost, let presenter = host.controller, presenter.viewIfLoaded?.window != nil else {
      // Presented once the screen is there.
      self.host?.observeLayout(self) { [weak self] in
        guard let self, shownHost?.controller?.viewIfLoaded?.window != nil else { return }
        self.host?.stopObservingLayout(self)
        root.callBack(.preferences) { [weak self] in self?.settle() }
      }
      return
    }
    guard presenter.presentedViewController == nil, !presenter.isBeingDismissed else {
      return host.family.presentations.wait { [weak self] in self?.settle() }
    }
    let presentation = value.modifier.makePresentation(below: self, at: items.first?.box)
    shown = (id, presentation)
    isBusy = true
    presentation.didEnd = { [weak self] in self?.presentationDidEnd() }
    presenter.present(presentation.controller, animated: UIView.areAnimationsEnabled) { [weak self] in
      self?.isBusy = false
      self?.settle()
    }
  }

  private func dismiss(_ presentation: M.Presented) {
    isBusy = true
    let controller = presentation.controller
    guard let presenter = controller.presentingViewController else { return finish() }
    presenter.dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in self?.finish() }
  }

  private func presentationDidEnd() {
    if !isRemoved, value.modifier.wanted == shown?.id { value.modifier.reset() }
    finish()
  }

  private func finish() {
    isBusy = false
    guard let old = shown else { return }
    shown = nil
    old.presentation.remove()
    if !isRemoved { value.modifier.didDismiss() }
    (host?.family ?? family)?.presentations.proceed()
    settleSoon()
  }

  private var family: HostFamily? { root.owner as? HostFamily }

  override func willRemove() {
    host?.stopObservingLayout(self)
    guard let presentation = shown?.presentation else { return }
    presentation.controller.presentingViewController?.dismiss(animated: UIView.areAnimationsEnabled)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
    shown?.presentation.roots.forEach(body)
  }

  override func makeItems() -> [Item] { child?.items ?? [] }

  /// What is presented says nothing to the screen below.
  override func collect<Key: PreferenceKey>(_ key: Key.Type, into value: inout PreferenceValue<Key>) {
    child?.collect(key, into: &value)
  }
}
