// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// What is typed into: a field at y 220, one for a secret at 264, a text view at 308, a search bar at 376.
final class FieldsViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  private lazy var log = Log.add(to: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fields"
    view.backgroundColor = .systemBackground
    let field = makeField(220, "Field")
    let secret = makeField(264, "Secret")
    secret.isSecureTextEntry = true
    field.addAction(
      UIAction { [weak self, weak field] _ in
        guard let field else { return }
        let marked = field.markedTextRange.flatMap { field.text(in: $0) }
        self?.log.text = "field \(field.text ?? "")\(marked.map { ", marked \($0)" } ?? "")"
      }, for: .editingChanged)
    secret.addAction(
      UIAction { [weak self, weak secret] _ in self?.log.text = "secret \(secret?.text?.count ?? 0)" },
      for: .editingChanged)
    let text = UITextView(frame: CGRect(x: 20, y: 308, width: 350, height: 60))
    text.font = .systemFont(ofSize: 17)
    text.backgroundColor = .secondarySystemBackground
    text.delegate = self
    text.accessibilityLabel = "Notes"
    view.addSubview(text)
    let search = UISearchBar(frame: CGRect(x: 0, y: 376, width: 393, height: 60))
    search.delegate = self
    search.showsBookmarkButton = true
    view.addSubview(search)
    log.text = "nothing yet"
  }

  private func makeField(_ y: CGFloat, _ name: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 350, height: 34))
    field.borderStyle = .roundedRect
    field.placeholder = name
    field.autocapitalizationType = .none
    field.delegate = self
    view.addSubview(field)
    return field
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log.text = "returned"
    textField.resignFirstResponder()
    return true
  }

  func textViewDidChange(_ textView: UITextView) {
    log.text = "view [\(textView.text.replacingOccurrences(of: "\n", with: "/"))]"
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.text = "search [\(searchText)]" }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.text = "searched \(searchBar.text ?? "")" }

  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.text = "bookmarks" }
}
