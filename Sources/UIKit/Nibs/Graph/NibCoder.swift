// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// Gives one object of a nib what its element says.
final class NibCoder: ObjectDecoder {
  let graph: NibGraph
  let element: NibElement

  init(_ element: NibElement, in graph: NibGraph, kitClass: AnyClass) {
    (self.graph, self.element) = (graph, element)
    super.init(kitClass: kitClass)
  }

  override func decode(into object: NSObject) { graph.decode(object, from: element) }

  override func text(_ name: String) -> String? { element[name] }

  override func object(_ key: String) -> NSObject? { element.child(key: key).flatMap(graph.object) }

  override func type(_ key: String) -> AnyClass? {
    guard let child = element.child(key: key), let row = NibTable.row(child.name) else { return nil }
    return NibClasses.named(by: child, else: row.type, in: graph)
  }
}
