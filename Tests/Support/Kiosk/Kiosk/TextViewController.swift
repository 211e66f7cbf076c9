// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class TextViewController: ColumnViewController, UITextFieldDelegate {
  private lazy var greeting = label("greeting", "Nobody")

  override func viewDidLoad() {
    super.viewDidLoad()
    let name = add(field("Name"))
    name.accessibilityIdentifier = "name"
    name.returnKeyType = .done
    let password = add(field("Password"))
    password.isSecureTextEntry = true
    let notes = UITextView()
    notes.text = "First line\nSecond line"
    notes.accessibilityIdentifier = "notes"
    notes.heightAnchor.constraint(equalToConstant: 80).isActive = true
    add(notes)
    add(greeting)
  }

  private func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    field.autocorrectionType = .no
    field.delegate = self
    return field
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    greeting.text = "Hello, \(textField.text ?? "")"
    textField.resignFirstResponder()
    return true
  }
}
