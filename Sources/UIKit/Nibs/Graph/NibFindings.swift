// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// What an element says of the objects that are made of it, kept with the element.
@MainActor final class NibFindings {
  /// What is read of the element; `nil` where nobody knows it.
  let row: NibRow?
  let connections: [NibConnection]
  let attributes: [NibRuntimeAttribute]
  /// What a constraint's element says; `nil` where that is there for Interface Builder alone, and for any other element.
  let constraint: Result<NibConstraint?, NibError>
  private let changes: [NibProperty.Change]
  /// What made a difference to the first object of the element. Objects of one class are alike before their element speaks, so
  /// that the rest need not be asked again.
  private var settled: (type: ObjectIdentifier, changes: [NibProperty.Change])?

  init(_ element: NibElement, _ row: NibRow?, isOnCanvas: Bool) {
    self.row = row
    (connections, attributes) = (element.connections, element.runtimeAttributes)
    constraint = Result { () throws(NibError) in try NibConstraint(element, isOnCanvas: isOnCanvas) }
    changes = row?.properties.compactMap { $0.read(element) } ?? []
  }

  /// Gives an object what its element says.
  func apply(to object: NSObject, _ element: NibElement, _ graph: NibGraph) {
    let type = ObjectIdentifier(Swift.type(of: object))
    if let settled, settled.type == type {
      for change in settled.changes { _ = change(object, element, graph) }
    } else {
      settled = (type, changes.filter { $0(object, element, graph) })
    }
  }
}
