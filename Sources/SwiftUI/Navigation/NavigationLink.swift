// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Something that is touched to go to another page.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  let target: Target
  let label: Label
  let isActive: Binding<Bool>?

  nonisolated init(target: Target, label: Label, isActive: Binding<Bool>? = nil) {
    self.target = target
    self.label = label
    self.isActive = isActive
  }
}

extension NavigationLink: View {
  public var body: some View {
    LinkButton(
      destination: { if case .view(let view) = target { view } else { nil } }(),
      value: { if case .value(let value) = target { value } else { nil } }(),
      isValue: { if case .value = target { true } else { false } }(), isActive: isActive, label: label)
  }
}

/// The button of a link, and the page that it pushed.
private struct LinkButton<Label: View, Destination: View>: View {
  let destination: Destination?
  let value: AnyHashable?
  let isValue: Bool
  let isActive: Binding<Bool>?
  let label: Label
  @State private var isPushed = false
  @Environment(\.navigation) private var navigation
  @Environment(\.isInListRow) private var isInRow

  private var canPush: Bool { navigation != nil && (isValue ? value != nil : true) }

  var body: some View {
    Group {
      if isInRow {
        label.modifier(RowAction(action: push, isLink: true, value: value))
      } else {
        Button(action: push) { label }
      }
    }
    .disabled(!canPush)
    .modifier(LinkPage(isPresented: isActive ?? $isPushed, content: destination))
  }

  private func push() {
    if isValue {
      if let value { navigation?.stack?.push(value) }
    } else if let isActive {
      isActive.wrappedValue = true
    } else {
      isPushed = true
    }
  }
}

/// The page of a link.
private struct LinkPage<Content: View> {
  @Binding var isPresented: Bool
  var content: Content?
}

extension LinkPage: ElementModifier {
  /// Whether the page was asked for, so that it stays when the link itself is scrolled away.
  func makeState() {}

  func update(_ host: ElementModifierHost<Self>) {
    guard let content, let navigation = host.element.environmentValues.navigation else { return }
    let binding = $isPresented
    navigation.set(
      NavigationContext.Request(
        owner: ObjectIdentifier(host), isPresented: isPresented, content: { AnyView(content) },
        dismiss: { if binding.wrappedValue { binding.wrappedValue = false } }))
  }

  func remove(_ host: ElementModifierHost<Self>) {
    host.element.environmentValues.navigation?.remove(owner: host)
  }
}

extension NavigationLink {
  /// A link to a view.
  public nonisolated init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// A link to a view.
  public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// A link to a view, which is shown while a binding is true.
  @available(
    *, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public nonisolated init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(target: .view(destination()), label: label(), isActive: isActive) }

  /// A link to a view, which is shown while a binding is true.
  @available(
    *, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public nonisolated init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label(), isActive: isActive)
  }

  /// A link to a view, which is shown while a binding has the link's tag.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(target: .view(destination()), label: label(), isActive: selection.isEqual(to: tag))
  }

  /// A link to a view, which is shown while a binding has the link's tag.
  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<V>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) where V: Hashable {
    self.init(target: .view(destination), label: label(), isActive: selection.isEqual(to: tag))
  }

  /// Says whether the link's page is shown beside a list; here pages are shown in the link's own stack.
  public nonisolated func isDetailLink(_ isDetailLink: Bool) -> some View { modifier(EmptyModifier()) }
}

extension NavigationLink where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(target: .view(destination()), label: Text(title))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(target: .view(destination), label: Text(title))
  }

  @available(
    *, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .view(destination), label: Text(titleKey), isActive: isActive)
  }

  @available(
    *, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)"
  )
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S: StringProtocol {
    self.init(target: .view(destination), label: Text(title), isActive: isActive)
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) where V: Hashable {
    self.init(target: .view(destination), label: Text(titleKey), isActive: selection.isEqual(to: tag))
  }

  @available(*, deprecated, message: "use NavigationLink(value:label:) inside a NavigationStack")
  @_disfavoredOverload
  public nonisolated init<S, V>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) where S: StringProtocol, V: Hashable {
    self.init(target: .view(destination), label: Text(title), isActive: selection.isEqual(to: tag))
  }
}

extension NavigationLink where Destination == Never {
  /// A link to the page of a value; `nil` for a link that cannot be used.
  public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// A link to the page of a value; `nil` for a link that cannot be used.
  public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(titleKey))
  }

  /// A link to the page of a value; `nil` for a link that cannot be used.
  @_disfavoredOverload
  public nonisolated init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension Binding {
  /// Whether the value is a certain one; writing `false` takes it away.
  nonisolated func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    let base = self
    return Binding<Bool>(
      get: { base.wrappedValue == tag },
      set: { (isEqual, _) in
        if isEqual { base.wrappedValue = tag } else if base.wrappedValue == tag { base.wrappedValue = nil }
      })
  }
}
