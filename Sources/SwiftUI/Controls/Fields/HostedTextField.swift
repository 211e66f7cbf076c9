// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A field of UIKit's for one line.
struct HostedTextField: UIViewRepresentable {
  var content: FieldContent
  var placeholder: Text?
  var title: Text?
  var border: UITextField.BorderStyle

  @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
    var content: FieldContent
    var environment = EnvironmentValues()
    var focus: FieldFocus?
    weak var root: UpdateRoot?
    /// Whether the text on screen is not yet the value's.
    var isDirty = false

    init(_ content: FieldContent) { self.content = content }

    func textDidChange(_ field: UITextField) {
      isDirty = true
      content.text.typed(field.text ?? "")
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
      content.onEditingChanged(true)
      focus?.didChange(true)
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      finish(textField)
      content.onEditingChanged(false)
      focus?.didChange(false)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      finish(textField)
      content.onCommit()
      environment.fieldSettings.submit(.text)
      // Who submits may give another field the keyboard; it stays up then.
      root?.callBack(.task) { [weak textField] in
        if let textField, textField.isFirstResponder { _ = textField.resignFirstResponder() }
      }
      return false
    }

    /// Takes over a value that waited for the end, and writes it as its style does.
    private func finish(_ field: UITextField) {
      guard content.text.isFormatted, isDirty else { return }
      isDirty = false
      content.text.ended(field.text ?? "", environment)
      field.text = content.text.read(environment)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(content) }

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.delegate = context.coordinator
    context.coordinator.focus = FieldFocus(field)
    field.isSecureTextEntry = content.isSecure
    field.adjustsFontForContentSizeCategory = false
    field.addAction(
      UIAction { [coordinator = context.coordinator] action in
        if let field = action.sender as? UITextField { coordinator.textDidChange(field) }
      }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    let (coordinator, environment) = (context.coordinator, context.environment)
    coordinator.content = content
    coordinator.environment = environment
    coordinator.root = context.updateRoot
    let text = content.text.read(environment)
    let waits = content.text.isFormatted && field.isEditing
    if field.text != text, !waits, field.markedTextRange == nil { field.text = text }
    let font = environment.uiFont
    if field.font != font { field.font = font }
    field.textColor = environment.isEnabled ? environment.uiForeground ?? .label : .tertiaryLabel
    if field.borderStyle != border { field.borderStyle = border }
    if field.isEnabled != environment.isEnabled { field.isEnabled = environment.isEnabled }
    field.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
    if field.tintColor != environment.tintColor { field.tintColor = environment.tintColor }
    setPlaceholder(of: field, environment)
    environment.fieldSettings.apply(to: field, isSecure: content.isSecure)
    if let root = context.updateRoot { coordinator.focus?.update(environment, root: root) }
  }

  private func setPlaceholder(of field: UITextField, _ environment: EnvironmentValues) {
    let resolver = TextResolver(environment)
    let string = placeholder.map { resolver.string($0) }
    if let placeholder, placeholder.hasModifiers {
      field.attributedPlaceholder = resolver.resolve(placeholder)
    } else if field.placeholder != string {
      field.placeholder = string
    }
    let label = title.map { resolver.string($0) } ?? string
    if field.accessibilityLabel != label { field.accessibilityLabel = label }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
    let own = uiView.intrinsicContentSize
    let width = proposal.width.map { $0 == .infinity ? $0 : max($0, 0) } ?? own.width
    return CGSize(width: width, height: own.height)
  }
}

extension TextAlignment {
  func uiAlignment(_ direction: LayoutDirection) -> NSTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}

/// A view of UIKit's for several lines: a field that grows, or an editor that fills its place.
struct HostedTextView: UIViewRepresentable {
  var content: FieldContent
  var grows: Bool
  var title: Text?

  @MainActor final class Coordinator: NSObject, UITextViewDelegate {
    var content: FieldContent
    var environment = EnvironmentValues()
    var focus: FieldFocus?
    weak var root: UpdateRoot?
    var submits = false
    var sizeDidChange: () -> Void = {}

    init(_ content: FieldContent) { self.content = content }

    func textViewDidChange(_ textView: UITextView) {
      content.text.typed(textView.text ?? "")
      sizeDidChange()
    }

    func textViewDidBeginEditing(_ textView: UITextView) {
      content.onEditingChanged(true)
      focus?.didChange(true)
    }

    func textViewDidEndEditing(_ textView: UITextView) {
      content.onEditingChanged(false)
      focus?.didChange(false)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      // Where the return key has a purpose of its own, it does not begin a line.
      guard submits, text == "\n", environment.fieldSettings.submitKey != nil else { return true }
      content.onCommit()
      environment.fieldSettings.submit(.text)
      return false
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(content) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    context.coordinator.focus = FieldFocus(view)
    context.coordinator.submits = grows
    view.backgroundColor = grows ? .clear : .systemBackground
    if grows {
      view.textContainerInset = .zero
      view.textContainer.lineFragmentPadding = 0
      view.isScrollEnabled = false
    }
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    let (coordinator, environment) = (context.coordinator, context.environment)
    coordinator.content = content
    coordinator.environment = environment
    coordinator.root = context.updateRoot
    let font = environment.uiFont
    if view.font != font { view.font = font }
    view.textColor = environment.isEnabled ? environment.uiForeground ?? .label : .tertiaryLabel
    let text = content.text.read(environment)
    if view.text != text, view.markedTextRange == nil { view.text = text }
    view.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
    if view.isEditable != environment.isEnabled { view.isEditable = environment.isEnabled }
    if view.tintColor != environment.tintColor { view.tintColor = environment.tintColor }
    if !grows { view.isScrollEnabled = environment.isScrollEnabled }
    let label = title.map { TextResolver(environment).string($0) }
    if view.accessibilityLabel != label { view.accessibilityLabel = label }
    environment.fieldSettings.apply(to: view)
    if let root = context.updateRoot { coordinator.focus?.update(environment, root: root) }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextView, context: Context) -> CGSize? {
    guard grows else { return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 100)) }
    let line = (uiView.font ?? .preferredFont(forTextStyle: .body)).lineHeight
    let width = proposal.width.map { min(max($0, 0), 1e5) } ?? 100
    let limit = context.environment.textLineLimit
    var height = uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    height = max(height, line * CGFloat(limit.least ?? 1))
    var isCut = false
    if let greatest = limit.greatest, height > line * CGFloat(greatest) + 0.5 {
      height = line * CGFloat(greatest)
      isCut = true
    }
    if uiView.isScrollEnabled != isCut { uiView.isScrollEnabled = isCut }
    let scale = max(context.environment.displayScale, 1)
    return CGSize(width: proposal.width ?? width, height: (height * scale - 1e-6).rounded(.up) / scale)
  }
}

/// A view for long text, which takes all the room that it is given.
public struct TextEditor {
  let text: Binding<String>

  public nonisolated init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  public var body: some View {
    HostedTextView(content: FieldContent(text: FieldText(text)), grows: false, title: nil)
  }
}
