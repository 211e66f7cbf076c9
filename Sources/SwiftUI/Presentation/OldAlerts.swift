// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// An alert, in the older form.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let style: UIAlertAction.Style
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, style: .default, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, style: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: Text(verbatim: "Cancel"), style: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Button(label: label, style: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }

  public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// Choices, in the older form.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// Presents an alert or choices in the older form.
struct OldAlertPresenter {
  struct Parts {
    var title: Text
    var message: Text?
    var buttons: [Alert.Button]
    var style: UIAlertController.Style
  }

  var current: (id: AnyHashable, parts: () -> Parts)?
  var setAbsent: () -> Void
}

extension OldAlertPresenter: PresentingModifier {
  var wanted: AnyHashable? { current?.id }

  func makePresentation(below element: ViewElement, at box: Box?) -> OldAlertPresentation {
    OldAlertPresentation(current?.parts(), below: element, at: box)
  }

  func update(_ presentation: OldAlertPresentation) {}
  func reset() { setAbsent() }
}

final class OldAlertPresentation: Presentation {
  init(_ parts: OldAlertPresenter.Parts?, below element: ViewElement, at box: Box?) {
    let resolver = TextResolver(element.environmentValues)
    let alert = UIAlertController(
      title: parts.map { resolver.string($0.title) }, message: parts?.message.map { resolver.string($0) },
      preferredStyle: parts?.style ?? .alert)
    super.init(alert)
    for button in parts?.buttons ?? [] {
      alert.addAction(
        UIAlertAction(title: resolver.string(button.label), style: button.style) { [weak self] _ in
          button.action?()
          self?.didEnd?()
        })
    }
    alert.popoverPresentationController?.place(at: box)
  }
}

extension View {
  /// Presents an alert while a binding is true.
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(
      OldAlertPresenter(
        current: isPresented.wrappedValue ? (AnyHashable(true), { .init(content()) }) : nil,
        setAbsent: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
  }

  /// Presents an alert while a binding has an item.
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  where Item: Identifiable {
    modifier(
      OldAlertPresenter(
        current: item.wrappedValue.map { item in (AnyHashable(item.id), { .init(content(item)) }) },
        setAbsent: { if item.wrappedValue != nil { item.wrappedValue = nil } }))
  }

  /// Presents choices while a binding is true.
  @available(
    *, deprecated, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)` instead."
  )
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(
      OldAlertPresenter(
        current: isPresented.wrappedValue ? (AnyHashable(true), { .init(content()) }) : nil,
        setAbsent: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
  }

  /// Presents choices while a binding has an item.
  @available(
    *, deprecated, message: "use `confirmationDialog(title:isPresented:titleVisibility:presenting::actions:)` instead."
  )
  public nonisolated func actionSheet<T>(item: Binding<T?>, content: @escaping (T) -> ActionSheet) -> some View
  where T: Identifiable {
    modifier(
      OldAlertPresenter(
        current: item.wrappedValue.map { item in (AnyHashable(item.id), { .init(content(item)) }) },
        setAbsent: { if item.wrappedValue != nil { item.wrappedValue = nil } }))
  }
}

extension OldAlertPresenter.Parts {
  fileprivate init(_ alert: Alert) {
    self.init(title: alert.title, message: alert.message, buttons: alert.buttons, style: .alert)
  }

  fileprivate init(_ sheet: ActionSheet) {
    self.init(title: sheet.title, message: sheet.message, buttons: sheet.buttons, style: .actionSheet)
  }
}
