// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Writes a list as people do: "bread, butter, and salt".
open class ListFormatter: Formatter, @unchecked Sendable {
  /// Defaults to the language and region of the place.
  open var locale: Locale! = .autoupdatingCurrent
  /// What items are written with; `nil` takes their descriptions. Defaults to `nil`.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Writes strings as a list, in the language of the place.
  open class func localizedString(byJoining strings: [String]) -> String {
    LocalizedPatterns.list(strings, ofUnits: nil, in: .autoupdatingCurrent) ?? strings.joined(separator: ", ")
  }

  /// Writes a list; `nil` where an item cannot be written by `itemFormatter`.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? "\(item)" else { return nil }
      texts.append(text)
    }
    return LocalizedPatterns.list(texts, ofUnits: nil, in: locale ?? .autoupdatingCurrent)
  }

  /// Writes an array; `nil` for anything else.
  open override func string(for obj: Any) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
