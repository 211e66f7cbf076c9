// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What views in a stack know of it: where they push pages, and register what stands for values.
@MainActor final class NavigationContext {
  /// Makes the page of a value.
  struct Destination {
    let owner: ObjectIdentifier
    let depth: Int
    let make: (AnyHashable) -> AnyView?
  }

  /// A page that is shown while a binding says so.
  struct Request {
    let owner: ObjectIdentifier
    var isPresented: Bool
    var content: () -> AnyView
    var dismiss: () -> Void
  }

  private(set) var destinations: [ObjectIdentifier: [Destination]] = [:]
  private(set) var requests: [Request] = []
  weak var stack: (any NavigationPages)?

  // MARK: - Values

  func register<Value: Hashable, Content: View>(
    _ type: Value.Type, owner: AnyObject, depth: Int, _ make: @escaping (Value) -> Content
  ) {
    let id = ObjectIdentifier(type)
    let destination = Destination(owner: ObjectIdentifier(owner), depth: depth) { value in
      (value.base as? Value).map { value in AnyView(DeferredView { make(value) }) }
    }
    var all = destinations[id, default: []].filter { $0.owner != destination.owner }
    all.append(destination)
    // What stands farther out counts.
    destinations[id] = all.sorted { $0.depth < $1.depth }
    stack?.destinationDidChange(type)
  }

  func unregister<Value: Hashable>(_ type: Value.Type, owner: AnyObject) {
    destinations[ObjectIdentifier(type)]?.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  func content(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?.first?.make(value)
  }

  // MARK: - Bindings

  func set(_ request: Request) {
    if let index = requests.firstIndex(where: { $0.owner == request.owner }) {
      requests[index] = request
    } else if request.isPresented {
      requests.append(request)
    } else {
      return
    }
    stack?.requestsDidChange(request)
    if !request.isPresented { requests.removeAll { $0.owner == request.owner } }
  }

  func remove(owner: AnyObject) {
    guard var request = requests.first(where: { $0.owner == ObjectIdentifier(owner) }) else { return }
    request.isPresented = false
    requests.removeAll { $0.owner == request.owner }
    stack?.requestsDidChange(request)
  }
}

/// The pages of a stack.
@MainActor protocol NavigationPages: AnyObject {
  func push(_ value: AnyHashable)
  func destinationDidChange(_ type: any Any.Type)
  func requestsDidChange(_ request: NavigationContext.Request)
}

private struct NavigationContextKey: EnvironmentKey {
  static var defaultValue: NavigationContext? { nil }
}

extension EnvironmentValues {
  /// The stack that a view stands in.
  var navigation: NavigationContext? {
    get { self[NavigationContextKey.self] }
    set { self[NavigationContextKey.self] = newValue }
  }
}

// MARK: - Destinations

struct ValueDestination<Value: Hashable, Content: View> {
  var make: (Value) -> Content
}

extension ValueDestination: ElementModifier {
  func makeState() {}

  func update(_ host: ElementModifierHost<Self>) {
    host.element.environmentValues.navigation?.register(
      Value.self, owner: host, depth: host.element.depth
    ) { [weak host] value in
      // The newest closure makes the page.
      (host?.modifier ?? self).make(value)
    }
  }

  func remove(_ host: ElementModifierHost<Self>) {
    host.element.environmentValues.navigation?.unregister(Value.self, owner: host)
  }
}

struct PresentedDestination<Content: View> {
  @Binding var isPresented: Bool
  var content: () -> Content
}

extension PresentedDestination: ElementModifier {
  func makeState() {}

  func update(_ host: ElementModifierHost<Self>) {
    let (binding, content) = ($isPresented, content)
    host.element.environmentValues.navigation?.set(
      NavigationContext.Request(
        owner: ObjectIdentifier(host), isPresented: isPresented, content: { AnyView(content()) },
        dismiss: { if binding.wrappedValue { binding.wrappedValue = false } }))
  }

  func remove(_ host: ElementModifierHost<Self>) {
    host.element.environmentValues.navigation?.remove(owner: host)
  }
}

struct ItemDestination<Item: Hashable, Content: View> {
  @Binding var item: Item?
  var content: (Item) -> Content
}

extension ItemDestination: ElementModifier {
  func makeState() {}

  func update(_ host: ElementModifierHost<Self>) {
    let (binding, content, item) = ($item, content, item)
    host.element.environmentValues.navigation?.set(
      NavigationContext.Request(
        owner: ObjectIdentifier(host), isPresented: item != nil,
        content: { item.map { item in AnyView(DeferredView { content(item).id(item) }) } ?? AnyView(EmptyView()) },
        dismiss: { if binding.wrappedValue != nil { binding.wrappedValue = nil } }))
  }

  func remove(_ host: ElementModifierHost<Self>) {
    host.element.environmentValues.navigation?.remove(owner: host)
  }
}

extension View {
  /// Says what page stands for values of a type in the path of the stack.
  public nonisolated func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { modifier(ValueDestination(make: destination)) }

  /// Pushes a page while a binding is true.
  public nonisolated func navigationDestination<V>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View where V: View {
    let page = destination()
    return modifier(PresentedDestination(isPresented: isPresented, content: { page }))
  }

  /// Pushes a page while a binding has an item.
  public nonisolated func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { modifier(ItemDestination(item: item, content: destination)) }
}
