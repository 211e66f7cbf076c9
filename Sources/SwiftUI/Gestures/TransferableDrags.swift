// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Takes drops of values of one type.
private struct TransferableDropDelegate<T: Transferable & Sendable>: DropDelegate {
  let action: Unchecked<([T], CGPoint) -> Bool>
  let isTargeted: Unchecked<(Bool) -> Void>

  nonisolated init(action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void) {
    self.action = Unchecked(action)
    self.isTargeted = Unchecked(isTargeted)
  }

  func performDrop(info: DropInfo) -> Bool {
    isTargeted.value(false)
    let providers = info.itemProviders(for: T.importedContentTypes())
    guard !providers.isEmpty else { return false }
    let (place, action) = (info.location, action)
    Task { @MainActor in
      var values: [T] = []
      for provider in providers { if let value: T = await provider.transferred() { values.append(value) } }
      if !values.isEmpty { _ = action.value(values, place) }
    }
    return true
  }

  func dropEntered(info: DropInfo) { isTargeted.value(true) }
  func dropExited(info: DropInfo) { isTargeted.value(false) }
}

extension View {
  /// Lets people drag a value from the view.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
  where T: Transferable & Sendable {
    let payload = Unchecked(payload)
    return onDrag {
      let provider = NSItemProvider()
      provider.register(payload.value())
      return provider
    }
  }

  /// Lets people drag a value from the view; what they drag looks as another view.
  public nonisolated func draggable<V, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View where T: Transferable & Sendable, V: View {
    let payload = Unchecked(payload)
    return onDrag(
      {
        let provider = NSItemProvider()
        provider.register(payload.value())
        return provider
      }, preview: preview)
  }

  /// Lets people drop values of a type on the view.
  ///
  /// - Parameters:
  ///   - action: Gets the values and where they were dropped, in the view's coordinates.
  ///   - isTargeted: Called when a drag comes over the view or leaves it.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable & Sendable {
    onDrop(
      of: T.importedContentTypes(), delegate: TransferableDropDelegate<T>(action: action, isTargeted: isTargeted))
  }
}
