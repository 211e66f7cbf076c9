// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Whether each item of a view is on screen.
@MainActor final class Appearance {
  /// The items that have appeared.
  var appeared: Set<ObjectIdentifier> = []
  /// The items that are there.
  var present: [Box] = []
  var isObserving = false
  var task: Task<Void, Never>?
}

/// A modifier that acts when its view appears and disappears.
protocol AppearanceModifier: ElementModifier where State == Appearance {
  func didAppear(_ host: ElementModifierHost<Self>)
  func didDisappear(_ host: ElementModifierHost<Self>)
  var phase: UpdateRoot.Phase { get }
}

extension AppearanceModifier {
  func makeState() -> Appearance { Appearance() }
  var phase: UpdateRoot.Phase { .appear }

  func itemsDidChange(_ host: ElementModifierHost<Self>, _ items: [Item]) {
    let state = host.state
    state.present = items.map(\.box)
    if !state.isObserving {
      state.isObserving = true
      host.element.host?.observeVisibility(host) { [weak host] _ in host.map { $0.modifier.compare($0) } }
    }
    compare(host)
  }

  /// Acts for items that came or went.
  func compare(_ host: ElementModifierHost<Self>) {
    let state = host.state
    let isShown = host.element.host?.isShown ?? false
    let isHidden = host.element.isRemoved || host.element.isOutOfSight
    let present = isHidden ? [] : state.present.filter { $0.nearestHost?.isShown ?? isShown }
    let wanted = Set(present.map { ObjectIdentifier($0) })
    let gone = state.appeared.subtracting(wanted)
    let new = wanted.subtracting(state.appeared)
    state.appeared = wanted
    for _ in gone { host.root.callBack(.disappear) { host.modifier.didDisappear(host) } }
    for _ in new { host.root.callBack(phase) { if !host.element.isRemoved { host.modifier.didAppear(host) } } }
  }

  func sightDidChange(_ host: ElementModifierHost<Self>) { compare(host) }

  func remove(_ host: ElementModifierHost<Self>) {
    host.element.host?.stopObservingVisibility(host)
    host.state.present = []
    let phase: UpdateRoot.Phase = host.root.isReplacing ? .replaced : .disappear
    for _ in host.state.appeared { host.root.callBack(phase) { host.modifier.didDisappear(host) } }
    host.state.appeared = []
  }
}

struct AppearModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
}

extension AppearModifier: AppearanceModifier {
  func didAppear(_ host: ElementModifierHost<Self>) { appear?() }
  func didDisappear(_ host: ElementModifierHost<Self>) { disappear?() }
}

struct TaskModifier<ID: Equatable> {
  var id: ID
  var priority: TaskPriority
  var action: @Sendable @isolated(any) () async -> Void
}

extension TaskModifier: AppearanceModifier {
  var phase: UpdateRoot.Phase { .task }

  func didAppear(_ host: ElementModifierHost<Self>) { start(host) }

  func didDisappear(_ host: ElementModifierHost<Self>) {
    host.state.task?.cancel()
    host.state.task = nil
  }

  func update(_ host: ElementModifierHost<Self>) {
    guard let old = host.old, old.id != id, !host.state.appeared.isEmpty else { return }
    host.root.callBack(.task) {
      host.state.task?.cancel()
      host.modifier.start(host)
    }
  }

  @MainActor private func start(_ host: ElementModifierHost<Self>) {
    let action = action
    host.state.task = Task(priority: priority) { await action() }
  }
}

struct ChangeModifier<Value: Equatable> {
  var value: Value
  var isInitial: Bool
  var action: (Value, Value) -> Void
}

extension ChangeModifier: ElementModifier {
  final class Seen {
    var value: Value?
    var isWaiting = false
  }

  func makeState() -> Seen { Seen() }

  func update(_ host: ElementModifierHost<Self>) {
    let seen = host.state
    guard let old = seen.value else {
      seen.value = value
      if isInitial { host.root.callBack(.appear) { [value] in host.modifier.action(value, value) } }
      return
    }
    guard old != value, !seen.isWaiting else { return }
    seen.isWaiting = true
    host.root.callBack(.change) {
      seen.isWaiting = false
      let new = host.modifier.value
      guard !host.element.isRemoved, new != old else { return }
      seen.value = new
      host.modifier.action(old, new)
    }
  }
}

struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  var publisher: P
  var action: (P.Output) -> Void
}

extension ReceiveModifier: ElementModifier {
  final class Subscription {
    var cancellable: AnyCancellable?
  }

  func makeState() -> Subscription { Subscription() }

  func update(_ host: ElementModifierHost<Self>) {
    if let old = host.old, FieldTable.areEqual(old.publisher, publisher) { return }
    host.state.cancellable = publisher.sink { [weak host] value in
      nonisolated(unsafe) let value = value
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { host?.modifier.action(value) }
      } else {
        DispatchQueue.main.async { host?.modifier.action(value) }
      }
    }
  }

  func remove(_ host: ElementModifierHost<Self>) { host.state.cancellable = nil }
}

extension View {
  /// Acts before the view is seen for the first time.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: action, disappear: nil))
  }

  /// Acts after the view is seen no more.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(appear: nil, disappear: action))
  }

  /// Runs a task while the view is on screen.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    let run = UncheckedAction(action)
    return modifier(TaskModifier(id: 0, priority: priority, action: { await run.action() }))
  }

  /// Runs a task while the view is on screen, and again where a value is another one.
  public nonisolated func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View where T: Equatable {
    let run = UncheckedAction(action)
    return modifier(TaskModifier(id: value, priority: priority, action: { await run.action() }))
  }

  /// Acts when a value is another one; gets the new value.
  @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public nonisolated func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
  where V: Equatable { modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) }) }

  /// Acts when a value is another one; gets the old value and the new one.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View where V: Equatable { modifier(ChangeModifier(value: value, isInitial: initial, action: action)) }

  /// Acts when a value is another one.
  public nonisolated func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Acts when a publisher publishes; gets what it publishes.
  public nonisolated func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

/// An asynchronous action that is handed on.
struct UncheckedAction: @unchecked Sendable {
  let action: @isolated(any) () async -> Void

  init(_ action: @escaping @isolated(any) () async -> Void) { self.action = action }
}
