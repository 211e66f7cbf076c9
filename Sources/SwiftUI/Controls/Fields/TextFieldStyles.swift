// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The label of a field in a style.
public struct _TextFieldStyleLabel: View {
  let view: AnyView
  let title: Text?
  public var body: some View { view }
}

/// Shows fields.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}

/// What a style decides of a field.
struct FieldStyleConfiguration {
  var field: TextField<_TextFieldStyleLabel>
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: AnyViewStyle<FieldStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var textFieldStyle: AnyViewStyle<FieldStyleConfiguration>? {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how fields in the view look.
  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    let style = Unchecked(style)
    return modifier(
      ViewStyleModifier(path: \.textFieldStyle) { configuration in
        AnyView(StyleBody(configuration: configuration, style: style.value) { $0._body(configuration: $1.field) })
      })
  }
}

/// A field without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldBody(configuration, border: .none) }
}

/// What fits the place that a field stands in.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View { FieldBody(configuration, border: .none) }
}

/// A field with a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<Self._Label>) -> some View {
    FieldBody(configuration, border: .roundedRect)
  }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A field as the style of the environment has it.
struct StyledTextField: View {
  let label: AnyView
  let content: FieldContent
  let title: Text?
  @Environment(\.textFieldStyle) private var style

  var body: some View {
    // The field that a style gets has a label of its own kind.
    let known = title == nil ? (label.content as? _TextFieldStyleLabel) : nil
    let inner = known ?? _TextFieldStyleLabel(view: label, title: title)
    let field = TextField<_TextFieldStyleLabel>(label: inner, content: content)
    if let style {
      style.makeBody(FieldStyleConfiguration(field: field)).environment(\.textFieldStyle, style.outer)
    } else {
      FieldBody(field, border: .none)
    }
  }
}

/// A field of UIKit's, or a view for several lines.
private struct FieldBody: View {
  let field: TextField<_TextFieldStyleLabel>
  let border: UITextField.BorderStyle
  @Environment(\.collectsFields) private var isCollected

  init(_ field: TextField<_TextFieldStyleLabel>, border: UITextField.BorderStyle) {
    self.field = field
    self.border = border
  }

  var body: some View {
    let prompt = field.content.prompt ?? field.label.title
    if isCollected {
      Color.clear.modifier(AlertFieldMark(content: field.content, prompt: prompt))
    } else if field.content.axis == .vertical, !field.content.isSecure {
      GrowingField(content: field.content, placeholder: prompt, hasBorder: border == .roundedRect)
    } else {
      HostedTextField(
        content: field.content, placeholder: prompt, title: field.label.title, border: border)
    }
  }
}

/// A field of several lines with its placeholder.
private struct GrowingField: View {
  let content: FieldContent
  let placeholder: Text?
  let hasBorder: Bool

  var body: some View {
    let field = HostedTextView(content: content, grows: true, title: placeholder)
      .overlay(alignment: .topLeading) {
        FieldPlaceholder(content: content, text: placeholder).allowsHitTesting(false)
      }
    if hasBorder {
      field.padding(.horizontal, 7).padding(.vertical, 6)
        .background(Color(uiColor: .systemBackground), in: RoundedRectangle(cornerRadius: 5))
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 0.5) }
    } else {
      field
    }
  }
}

/// What a field of several lines shows while it is empty.
private struct FieldPlaceholder: View {
  let content: FieldContent
  let text: Text?
  @Environment(\.self) private var environment

  var body: some View {
    if let text, content.text.read(environment).isEmpty {
      text.foregroundStyle(Color(uiColor: .placeholderText)).accessibilityHidden(true)
    }
  }
}
