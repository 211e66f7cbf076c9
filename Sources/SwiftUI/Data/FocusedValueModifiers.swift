// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Whether the focus is in a view.
@MainActor final class FocusWatch {
  private(set) var isFocused = false
  var didChange: (() -> Void)?

  nonisolated init() {}

  /// A field in the view got the keyboard, or lost it.
  func note(_ hasFocus: Bool) {
    guard isFocused != hasFocus else { return }
    isFocused = hasFocus
    didChange?()
  }
}

private struct FocusWatchesKey: EnvironmentKey { static var defaultValue: [FocusWatch] { [] } }

extension EnvironmentValues {
  /// Those who want to know whether the focus is in the views around.
  var focusWatches: [FocusWatch] {
    get { self[FocusWatchesKey.self] }
    set { self[FocusWatchesKey.self] = newValue }
  }
}

/// Offers a value while the focus is in the view.
private struct FocusedValueModifier<Value> {
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  @State private var watch = FocusWatch()

  init(path: WritableKeyPath<FocusedValues, Value?>, value: Value?) {
    self.path = path
    self.value = value
  }
}

extension FocusedValueModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.focusWatches) { $0.append(watch) }
      .modifier(FocusedOffer(path: path, value: value, watch: watch))
  }
}

/// Offers a value of a view, or of the scene that the view stands in.
private struct FocusedOffer<Value> {
  let path: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  /// Knows whether the view has the focus; `nil` for a value of the scene.
  var watch: FocusWatch?
}

extension FocusedOffer: ElementModifier {
  func makeState() {}

  func update(_ host: ElementModifierHost<Self>) {
    if let old = host.old, old.path == path, FieldTable.areEqual(old.value, value) { return }
    guard let store = host.element.focusedValues else { return }
    let (path, value) = (path, value)
    store.offer(
      host, depth: host.element.depth, isScene: watch == nil, isOffered: watch?.isFocused ?? true
    ) { if let value { $0[keyPath: path] = value } }
    watch?.didChange = { [weak host, weak watch] in
      guard let host, let watch, !host.element.isRemoved else { return }
      host.element.focusedValues?.set(host, isOffered: watch.isFocused)
    }
  }

  func remove(_ host: ElementModifierHost<Self>) {
    watch?.didChange = nil
    host.element.focusedValues?.remove(host)
  }
}

extension View {
  /// Offers a value while the focus is in the view.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(FocusedValueModifier(path: keyPath, value: value)) }

  /// Offers a value while the focus is in the view; `nil` for none.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedValueModifier(path: keyPath, value: value)) }

  /// Offers an observable object while the focus is in the view; `nil` for none.
  public nonisolated func focusedValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(FocusedValueModifier(path: \.[object: FocusedType<T>()], value: object))
  }

  /// Offers a value of the scene, wherever the focus is.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { modifier(FocusedOffer(path: keyPath, value: value)) }

  /// Offers a value of the scene, wherever the focus is; `nil` for none.
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { modifier(FocusedOffer(path: keyPath, value: value)) }

  /// Offers an observable object of the scene, wherever the focus is; `nil` for none.
  public nonisolated func focusedSceneValue<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
    modifier(FocusedOffer(path: \.[object: FocusedType<T>()], value: object))
  }

  /// Offers an object while the focus is in the view.
  public nonisolated func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(FocusedValueModifier(path: \.[object: FocusedType<T>()], value: object))
  }

  /// Offers an object while the focus is in the view; `nil` for none.
  public nonisolated func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
    modifier(FocusedValueModifier(path: \.[object: FocusedType<T>()], value: object))
  }

  /// Offers an object of the scene, wherever the focus is.
  public nonisolated func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(FocusedOffer(path: \.[object: FocusedType<T>()], value: object))
  }

  /// Offers an object of the scene, wherever the focus is; `nil` for none.
  public nonisolated func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
    modifier(FocusedOffer(path: \.[object: FocusedType<T>()], value: object))
  }
}
