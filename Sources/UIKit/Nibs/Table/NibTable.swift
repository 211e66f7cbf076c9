// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// An element of nibs: the class of the kit that its objects are of, and what is read of it.
@MainActor struct NibRow {
  let element: String
  let type: NSObject.Type
  let properties: [NibProperty]
  /// All that is known of the element.
  let names: Set<String>

  init(_ element: String, _ type: NSObject.Type, _ properties: [NibProperty]) {
    (self.element, self.type, self.properties) = (element, type, properties)
    names = Set(properties.flatMap(\.names))
  }

  /// A view: what every view has stands around what this one has.
  static func view(_ element: String, _ type: UIView.Type, _ properties: [NibProperty]) -> NibRow {
    NibRow(element, type, NibTable.viewProperties + properties + NibTable.viewContents)
  }
}

/// What elements nibs have. A new one is a row.
@MainActor enum NibTable {
  static let rows: [NibRow] =
    viewRows + controlRows + valueRows + textRows + scrollRows + cellRows + barRows + recognizerRows + effectRows
    + foreignRows + webRows + controllerRows
    // Objects of an app's own classes, which derive from none of the kit's.
    + [NibRow("customObject", NSObject.self, [])]

  private static let rowsByElement = Dictionary(rows.map { ($0.element, $0) }) { first, _ in first }

  /// The row of an element's name.
  static func row(_ element: String) -> NibRow? { rowsByElement[element] }
}
