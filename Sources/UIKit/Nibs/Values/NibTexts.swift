// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// A text of an element, in the language of the app where the nib has a table of texts.
  func text(_ name: String, of element: NibElement) -> String? { text(name, of: element, as: name, of: element) }

  /// The same where the table has it under another name, or under another element's identifier.
  func text(_ name: String, of element: NibElement, as key: String, of owner: NibElement) -> String? {
    guard let text = element.string(name) else { return nil }
    guard let table = textTable, let id = owner.id else { return text }
    let none = "\u{0}"
    let told = (bundle ?? .main).localizedString(forKey: "\(id).\(key)", value: none, table: table)
    return told == none ? text : told
  }
}
