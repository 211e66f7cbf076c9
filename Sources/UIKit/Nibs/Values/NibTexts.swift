// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// A text of an element, in the language of the app where the nib has a table of texts.
  func text(_ name: String, of element: NibElement) -> String? { text(name, of: element, as: name, of: element) }

  /// The same where the table has it under another name, or under another element's identifier.
  func text(_ name: String, of element: NibElement, as key: String, of owner: NibElement) -> String? {
    element.string(name).map { localized($0, key: key, of: owner.id) }
  }

  /// A text of the file in the language of the app.
  ///
  /// - Parameters:
  ///   - key: What the table calls the property.
  ///   - id: The identifier of the object that has the property.
  func localized(_ text: String, key: String, of id: String?) -> String {
    guard let table = textTable, let id else { return text }
    let none = "\u{0}"
    let told = (bundle ?? .main).localizedString(forKey: "\(id).\(key)", value: none, table: table)
    return told == none ? text : told
  }
}
