// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibGraph {
  /// Makes what an element lists as a view's subviews, back to front.
  func addSubviews(of view: UIView, _ element: NibElement) {
    let outer = container
    container = NibSize(width: view.bounds.width, height: view.bounds.height)
    defer { container = outer }
    for child in element.list("subviews") {
      // A cell's own labels are there already.
      guard let subview = object(for: child) as? UIView, subview.superview !== view else { continue }
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
  }

  /// A text of an element, in the language of the app where the nib has a table of texts.
  func text(_ name: String, of element: NibElement) -> String? { text(name, of: element, as: name, of: element) }

  /// The same where the table has it under another name, or the identifier is another element's.
  func text(_ name: String, of element: NibElement, as key: String, of owner: NibElement) -> String? {
    element.string(name)
  }
}
