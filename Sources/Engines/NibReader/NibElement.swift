// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// An element of a nib's source.
package final class NibElement: Sendable {
  /// What it is: `label`, `constraints`, `rect` …
  package let name: String
  package let attributes: [String: String]
  package let children: [NibElement]
  /// The characters between its tags, white space and all.
  package let text: String
  /// The line that it begins at, counted from 1.
  package let line: Int
  private let kept = Mutex<(any AnyObject & Sendable)?>(nil)

  init(name: String, attributes: [String: String], children: [NibElement], text: String, line: Int) {
    (self.name, self.attributes, self.children, self.text, self.line) = (name, attributes, children, text, line)
  }

  /// Reads any XML of the kind that nibs and drawings are: its outermost element.
  package static func read(xml bytes: [UInt8]) throws(NibError) -> NibElement { try NibXML.read(bytes) }

  /// What whoever makes objects of the element has found in it, for the next time; `nil` until then.
  package var findings: (any AnyObject & Sendable)? {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// Whether anything is written under a name: an attribute, or a child of that key or kind.
  package func says(_ name: String) -> Bool {
    attributes[name] != nil || children.contains { $0.name == name || $0.key == name }
  }

  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// What others refer to it by.
  package var id: String? { attributes["id"] }
  /// The property that it fills.
  package var key: String? { attributes["key"] }

  /// The child that fills a property.
  package func child(key: String) -> NibElement? { children.first { $0.key == key } }

  /// The first child of a kind.
  package func child(_ name: String) -> NibElement? { children.first { $0.name == name } }

  /// The children of the list of a name: `subviews`, `constraints` …; none where there is no such list.
  package func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

  /// The element with what a variation of it changes.
  package func varied(by variation: NibElement) -> NibElement {
    let keys = Set(variation.children.compactMap(\.key))
    return NibElement(
      name: name,
      attributes: attributes.merging(variation.attributes.filter { $0.key != "key" }) { $1 },
      children: children.filter { $0.key.map(keys.contains) != true } + variation.children.filter { $0.name != "mask" },
      text: text, line: line)
  }

  // MARK: - Values

  /// A value that is `YES` or `NO`; other texts count as if it were not there.
  package func bool(_ attribute: String) -> Bool? {
    switch attributes[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// A number; `nil` where it is none, or not finite.
  package func number(_ attribute: String) -> Double? {
    guard let text = attributes[attribute], let value = Double(text), value.isFinite else { return nil }
    return value
  }

  package func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0) } }

  /// A text: an attribute, or a child that holds what attributes can't.
  package func string(_ name: String) -> String? {
    if let text = attributes[name] { return text }
    guard let child = child(key: name), child.name == "string" || child.name == "mutableString" else { return nil }
    return child.bool("base64-UTF8") == true ? Base64.text(child.text) : child.text
  }

  /// Whether a property is said to be `nil`.
  package func isNil(_ key: String) -> Bool { child(key: key)?.name == "nil" }

  /// The names of the attributes that are `YES`: `autoresizingMask widthSizable="YES"` and its like.
  package var flags: Set<String> { Set(attributes.filter { $0.value == "YES" }.keys) }
}
