// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Attributes of text that had texts for keys before Swift 4.2. Members of a protocol's extension may bear the name of a class's
// own, which goes first wherever it fits.

/// What lets a field have its attributes by two kinds of keys.
public protocol _OldTextAttributes: AnyObject {}
extension UITextField: _OldTextAttributes {}
extension UITextView: _OldTextAttributes {}

@MainActor extension _OldTextAttributes where Self: UITextField {
  @available(swift, obsoleted: 4.2)
  public var defaultTextAttributes: [String: Any] {
    get { named((self as UITextField).defaultTextAttributes) }
    set { (self as UITextField).defaultTextAttributes = keyed(newValue) }
  }

  @available(swift, obsoleted: 4.2)
  public var typingAttributes: [String: Any]? {
    get { (self as UITextField).typingAttributes.map(named) }
    set { (self as UITextField).typingAttributes = newValue.map(keyed) }
  }
}

@MainActor extension _OldTextAttributes where Self: UITextView {
  @available(swift, obsoleted: 4.2)
  public var typingAttributes: [String: Any] {
    get { named((self as UITextView).typingAttributes) }
    set { (self as UITextView).typingAttributes = keyed(newValue) }
  }

  @available(swift, obsoleted: 4.2)
  public var linkTextAttributes: [String: Any]! {
    get { named((self as UITextView).linkTextAttributes ?? [:]) }
    set { (self as UITextView).linkTextAttributes = keyed(newValue ?? [:]) }
  }
}

private func named(_ attributes: [NSAttributedString.Key: Any]) -> [String: Any] {
  Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
}

private func keyed(_ attributes: [String: Any]) -> [NSAttributedString.Key: Any] {
  Dictionary(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key(rawValue: $0.key), $0.value) })
}
