// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Presents an alert, or a dialog of choices.
struct AlertPresenter {
  var style: UIAlertController.Style
  var title: Text
  var showsTitle = true
  var isPresented: Bool
  var setAbsent: () -> Void
  var actions: () -> AnyView
  var message: (() -> AnyView)?
}

extension AlertPresenter: PresentingModifier {
  var wanted: AnyHashable? { isPresented ? AnyHashable(true) : nil }

  func makePresentation(below element: ViewElement, at box: Box?) -> AlertPresentation {
    AlertPresentation(self, below: element, at: box)
  }

  func update(_ presentation: AlertPresentation) {}
  func reset() { setAbsent() }
}

/// An alert of UIKit's with buttons that were views.
final class AlertPresentation: Presentation {
  init(_ presenter: AlertPresenter, below element: ViewElement, at box: Box?) {
    let resolver = TextResolver(element.environmentValues)
    let parent = element.host
    let family = (parent ?? ViewHost()).family
    func read(_ view: AnyView) -> (parts: CollectedParts, root: ViewElement, host: ViewHost) {
      let host = ViewHost(family: family, parent: parent)
      let isAlert = presenter.style == .alert
      host.overrides = [
        {
          $0.buttonStyle = .collected
          $0.collectsFields = isAlert
        }
      ]
      let root = host.makeElement(view, below: element)
      var parts = CollectedParts()
      root.items.forEach { parts.collect($0.box) }
      return (parts, root, host)
    }
    let actions = read(presenter.actions())
    let message = presenter.message.map { read($0()) }
    let text = message.map { $0.parts.texts.joined(separator: "\n") }.flatMap { $0.isEmpty ? nil : $0 }
    let alert = UIAlertController(
      title: presenter.showsTitle ? resolver.string(presenter.title) : nil, message: text,
      preferredStyle: presenter.style)
    super.init(alert)
    actions.parts.fields.forEach { alert.add($0) }
    roots = [actions.root] + (message.map { [$0.root] } ?? [])
    hosts = [actions.host] + (message.map { [$0.host] } ?? [])
    var buttons = actions.parts.allButtons
    add(&buttons, to: alert)
    alert.popoverPresentationController?.place(at: box)
  }

  private func add(_ buttons: inout [CollectedButton], to alert: UIAlertController) {
    for button in buttons {
      let style: UIAlertAction.Style =
        switch button.role {
        case .destructive: .destructive
        case .cancel: .cancel
        default: .default
        }
      let action = UIAlertAction(title: button.title, style: style) { [weak self] _ in
        button.action()
        self?.didEnd?()
      }
      action.isEnabled = button.isEnabled
      alert.addAction(action)
    }
    if buttons.isEmpty, alert.preferredStyle == .alert {
      alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.didEnd?() })
    } else if !buttons.contains(where: { $0.role == .cancel }),
      alert.preferredStyle == .actionSheet || buttons.allSatisfy({ $0.role == .destructive })
    {
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.didEnd?() })
    }
  }
}

extension UIPopoverPresentationController {
  /// Points at a box.
  func place(at box: Box?) {
    guard let box, let host = box.viewHost, let place = host.rect(of: box) else { return }
    sourceView = host.view
    sourceRect = place
  }
}

extension View {
  private nonisolated func alert(
    _ style: UIAlertController.Style, _ title: Text, _ showsTitle: Bool, _ isPresented: Binding<Bool>,
    actions: @escaping () -> AnyView, message: (() -> AnyView)?
  ) -> some View {
    modifier(
      AlertPresenter(
        style: style, title: title, showsTitle: showsTitle, isPresented: isPresented.wrappedValue,
        setAbsent: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, actions: actions,
        message: message))
  }

  // MARK: - Alerts

  /// Presents an alert while a binding is true; any button ends it.
  public nonisolated func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let actions = AnyView(actions())
    return alert(.alert, Text(titleKey), true, isPresented, actions: { actions }, message: nil)
  }

  /// Presents an alert while a binding is true; any button ends it.
  @_disfavoredOverload
  public nonisolated func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    let actions = AnyView(actions())
    return alert(.alert, Text(title), true, isPresented, actions: { actions }, message: nil)
  }

  /// Presents an alert while a binding is true; any button ends it.
  public nonisolated func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let actions = AnyView(actions())
    return alert(.alert, title, true, isPresented, actions: { actions }, message: nil)
  }

  /// Presents an alert with a message while a binding is true; any button ends it.
  public nonisolated func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (actions, message) = (AnyView(actions()), AnyView(message()))
    return alert(.alert, Text(titleKey), true, isPresented, actions: { actions }, message: { message })
  }

  /// Presents an alert with a message while a binding is true; any button ends it.
  @_disfavoredOverload
  public nonisolated func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let (actions, message) = (AnyView(actions()), AnyView(message()))
    return alert(.alert, Text(title), true, isPresented, actions: { actions }, message: { message })
  }

  /// Presents an alert with a message while a binding is true; any button ends it.
  public nonisolated func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (actions, message) = (AnyView(actions()), AnyView(message()))
    return alert(.alert, title, true, isPresented, actions: { actions }, message: { message })
  }

  /// Presents an alert about some data while a binding is true and there is data.
  public nonisolated func alert<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    about(data, isPresented, .alert, Text(titleKey), true, actions, { (_: T) in nil as EmptyView? })
  }

  /// Presents an alert about some data while a binding is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    about(data, isPresented, .alert, Text(title), true, actions, { (_: T) in nil as EmptyView? })
  }

  /// Presents an alert about some data while a binding is true and there is data.
  public nonisolated func alert<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { about(data, isPresented, .alert, Text(titleKey), true, actions, message) }

  /// Presents an alert about some data while a binding is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    about(data, isPresented, .alert, Text(title), true, actions, message)
  }

  /// Presents an alert about some data while a binding is true and there is data.
  public nonisolated func alert<A, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    about(data, isPresented, .alert, title, true, actions, { (_: T) in nil as EmptyView? })
  }

  /// Presents an alert about some data while a binding is true and there is data.
  public nonisolated func alert<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View { about(data, isPresented, .alert, title, true, actions, message) }

  /// Presents an alert about an error while a binding is true and there is an error.
  public nonisolated func alert<E, A>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View where E: LocalizedError, A: View {
    about(
      error, isPresented, .alert, Text(error?.errorDescription ?? ""), true, { _ in actions() },
      { (_: E) in nil as EmptyView? })
  }

  /// Presents an alert about an error while a binding is true and there is an error.
  public nonisolated func alert<E, A, M>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View where E: LocalizedError, A: View, M: View {
    about(error, isPresented, .alert, Text(error?.errorDescription ?? ""), true, actions, message)
  }

  private nonisolated func about<T, A: View, M: View>(
    _ data: T?, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style, _ title: Text, _ showsTitle: Bool,
    _ actions: (T) -> A, _ message: (T) -> M
  ) -> some View {
    let (actions, message) = (data.map { AnyView(actions($0)) }, data.map { AnyView(message($0)) })
    return modifier(
      AlertPresenter(
        style: style, title: title, showsTitle: showsTitle, isPresented: isPresented.wrappedValue && data != nil,
        setAbsent: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
        actions: { actions ?? AnyView(EmptyView()) }, message: message.map { message in { message } }))
  }

  // MARK: - Dialogs

  /// Presents choices while a binding is true; a button that cancels is there even if none is given.
  public nonisolated func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let actions = AnyView(actions())
    return alert(
      .actionSheet, Text(titleKey), titleVisibility == .visible, isPresented, actions: { actions }, message: nil)
  }

  /// Presents choices while a binding is true; a button that cancels is there even if none is given.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    let actions = AnyView(actions())
    return alert(
      .actionSheet, Text(title), titleVisibility == .visible, isPresented, actions: { actions }, message: nil)
  }

  /// Presents choices while a binding is true; a button that cancels is there even if none is given.
  public nonisolated func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let actions = AnyView(actions())
    return alert(.actionSheet, title, titleVisibility == .visible, isPresented, actions: { actions }, message: nil)
  }

  /// Presents choices with a message while a binding is true.
  public nonisolated func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (actions, message) = (AnyView(actions()), AnyView(message()))
    return alert(
      .actionSheet, Text(titleKey), titleVisibility == .visible, isPresented, actions: { actions },
      message: { message })
  }

  /// Presents choices with a message while a binding is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let (actions, message) = (AnyView(actions()), AnyView(message()))
    return alert(
      .actionSheet, Text(title), titleVisibility == .visible, isPresented, actions: { actions },
      message: { message })
  }

  /// Presents choices about some data while a binding is true and there is data.
  public nonisolated func confirmationDialog<A, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    about(
      data, isPresented, .actionSheet, Text(titleKey), titleVisibility == .visible, actions,
      { (_: T) in nil as EmptyView? })
  }

  /// Presents choices about some data while a binding is true and there is data.
  public nonisolated func confirmationDialog<A, M, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    about(data, isPresented, .actionSheet, Text(titleKey), titleVisibility == .visible, actions, message)
  }

  /// Presents choices with a message while a binding is true.
  public nonisolated func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (actions, message) = (AnyView(actions()), AnyView(message()))
    return alert(
      .actionSheet, title, titleVisibility == .visible, isPresented, actions: { actions }, message: { message })
  }

  /// Presents choices about some data while a binding is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where S: StringProtocol, A: View {
    about(
      data, isPresented, .actionSheet, Text(title), titleVisibility == .visible, actions,
      { (_: T) in nil as EmptyView? })
  }

  /// Presents choices about some data while a binding is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    about(data, isPresented, .actionSheet, Text(title), titleVisibility == .visible, actions, message)
  }

  /// Presents choices about some data while a binding is true and there is data.
  public nonisolated func confirmationDialog<A, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    about(
      data, isPresented, .actionSheet, title, titleVisibility == .visible, actions,
      { (_: T) in nil as EmptyView? })
  }

  /// Presents choices about some data while a binding is true and there is data.
  public nonisolated func confirmationDialog<A, M, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    about(data, isPresented, .actionSheet, title, titleVisibility == .visible, actions, message)
  }
}
