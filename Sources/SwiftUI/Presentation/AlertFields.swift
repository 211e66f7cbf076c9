// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Marks a field that an alert of UIKit's shows in its own way.
struct AlertFieldMark {
  var content: FieldContent
  var prompt: Text?
}

extension AlertFieldMark: BoxModifier {
  static var changesLayout: Bool { false }
}

private struct CollectsFieldsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether fields are shown by an alert rather than where they stand.
  var collectsFields: Bool {
    get { self[CollectsFieldsKey.self] }
    set { self[CollectsFieldsKey.self] = newValue }
  }
}

extension UIAlertController {
  /// Adds a field that writes what is typed into a field's binding.
  func add(_ box: ModifierBox<AlertFieldMark>) {
    let (mark, environment) = (box.modifier, box.environment)
    addTextField { field in
      field.text = mark.content.text.read(environment)
      field.placeholder = mark.prompt.map { TextResolver(environment).string($0) }
      field.isSecureTextEntry = mark.content.isSecure
      environment.fieldSettings.apply(to: field, isSecure: mark.content.isSecure)
      field.addAction(
        UIAction { action in
          guard let field = action.sender as? UITextField else { return }
          mark.content.text.typed(field.text ?? "")
        }, for: .editingChanged)
      field.addAction(
        UIAction { action in
          guard let field = action.sender as? UITextField else { return }
          mark.content.text.ended(field.text ?? "", environment)
        }, for: .editingDidEnd)
    }
  }
}
