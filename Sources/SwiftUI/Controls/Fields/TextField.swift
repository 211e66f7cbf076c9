// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A field for text.
public struct TextField<Label> where Label: View {
  let label: Label
  let content: FieldContent

  nonisolated init(label: Label, content: FieldContent) {
    self.label = label
    self.content = content
  }
}

/// What a field reads and writes.
struct FieldContent {
  var text: FieldText
  var prompt: Text?
  var axis: Axis = .horizontal
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}
}

/// The text of a field and the value that it stands for.
struct FieldText {
  /// The value as it is written while nobody edits.
  var read: (EnvironmentValues) -> String
  /// Takes over what was typed so far; a field of a value waits for the end.
  var typed: (String) -> Void
  /// Takes over what was typed when editing ends; the text to show then.
  var ended: (String, EnvironmentValues) -> Void = { _, _ in }
  /// Whether the text is a form of a value, which is written anew when editing ends.
  var isFormatted = false

  init(_ text: Binding<String>) {
    read = { _ in text.wrappedValue }
    typed = { if text.wrappedValue != $0 { text.wrappedValue = $0 } }
  }

  init<F>(_ value: Binding<F.FormatInput>, _ format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    read = { environment in format.locale(environment.locale).format(value.wrappedValue) }
    typed = { _ in }
    ended = { string, environment in
      if let new = try? format.locale(environment.locale).parseStrategy.parse(string) { value.wrappedValue = new }
    }
    isFormatted = true
  }

  init<F>(_ value: Binding<F.FormatInput?>, optional format: F)
  where F: ParseableFormatStyle, F.FormatOutput == String {
    read = { environment in value.wrappedValue.map { format.locale(environment.locale).format($0) } ?? "" }
    typed = { _ in }
    ended = { string, environment in
      if string.isEmpty {
        value.wrappedValue = nil
      } else if let new = try? format.locale(environment.locale).parseStrategy.parse(string) {
        value.wrappedValue = new
      }
    }
    isFormatted = true
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
    typed = { _ in }
    ended = { string, _ in
      if let new = Self.value(of: string, formatter) as? V { value.wrappedValue = new }
    }
    isFormatted = true
  }

  private static func value(of string: String, _ formatter: Formatter) -> Any? {
    switch formatter {
    case let formatter as NumberFormatter: formatter.number(from: string)
    case let formatter as DateFormatter: formatter.date(from: string)
    default: nil
    }
  }
}

extension TextField: View {
  public var body: some View { StyledTextField(label: AnyView(label), content: content, title: label as? Text) }
}

extension TextField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(text)))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text)))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(text), prompt: prompt))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text), prompt: prompt))
  }

  /// A field that grows along an axis with what is entered.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(text), axis: axis))
  }

  /// A field that grows along an axis with what is entered.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, axis: Axis) where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text), axis: axis))
  }

  /// A field that grows along an axis with what is entered.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(text), prompt: prompt, axis: axis))
  }

  /// A field that grows along an axis with what is entered.
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text), prompt: prompt, axis: axis))
  }

  /// A field for a value that a style writes and reads when editing ends.
  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(value, format), prompt: prompt))
  }

  @_disfavoredOverload
  public nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(title), content: FieldContent(text: FieldText(value, format), prompt: prompt))
  }

  public nonisolated init<F>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(value, optional: format), prompt: prompt))
  }

  @_disfavoredOverload
  public nonisolated init<S, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
  where S: StringProtocol, F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: Text(title), content: FieldContent(text: FieldText(value, optional: format), prompt: prompt))
  }

  /// A field for a value that a formatter writes and reads when editing ends.
  public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(value, formatter)))
  }

  @_disfavoredOverload
  public nonisolated init<S, V>(_ title: S, value: Binding<V>, formatter: Formatter) where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(value, formatter)))
  }

  // The older forms.

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey),
      content: FieldContent(text: FieldText(text), onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState instead.")
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: Text(titleKey), content: FieldContent(text: FieldText(text), onEditingChanged: onEditingChanged))
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState instead.")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(text), onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState instead.")
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) where S: StringProtocol {
    self.init(
      label: Text(title),
      content: FieldContent(text: FieldText(text), onEditingChanged: onEditingChanged, onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState instead.")
  @_disfavoredOverload
  public nonisolated init<S>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text), onEditingChanged: onEditingChanged))
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState instead.")
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text), onCommit: onCommit))
  }
}

extension TextField {
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: FieldContent(text: FieldText(text), prompt: prompt))
  }

  /// A field that grows along an axis with what is entered.
  public nonisolated init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: FieldContent(text: FieldText(text), prompt: prompt, axis: axis))
  }

  public nonisolated init<F>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: label(), content: FieldContent(text: FieldText(value, format), prompt: prompt))
  }

  public nonisolated init<F>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F: ParseableFormatStyle, F.FormatOutput == String {
    self.init(label: label(), content: FieldContent(text: FieldText(value, optional: format), prompt: prompt))
  }
}

/// A field whose text is not shown.
public struct SecureField<Label> where Label: View {
  let label: Label
  let content: FieldContent

  nonisolated init(label: Label, content: FieldContent) {
    self.label = label
    var content = content
    content.isSecure = true
    self.content = content
  }
}

extension SecureField: View {
  public var body: some View { StyledTextField(label: AnyView(label), content: content, title: label as? Text) }

  public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: FieldContent(text: FieldText(text), prompt: prompt))
  }
}

extension SecureField where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(text)))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text)))
  }

  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(text), prompt: prompt))
  }

  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text), prompt: prompt))
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(label: Text(titleKey), content: FieldContent(text: FieldText(text), onCommit: onCommit))
  }

  @available(*, deprecated, message: "Use View.onSubmit(of:_:) instead.")
  @_disfavoredOverload
  public nonisolated init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol {
    self.init(label: Text(title), content: FieldContent(text: FieldText(text), onCommit: onCommit))
  }
}
