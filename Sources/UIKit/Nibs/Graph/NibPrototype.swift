// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

/// A cell or another view of a list that a nib describes within the list, made each time that the list has none to use again.
///
/// What it is connected to outside is that of the instantiation that made the list. It is not kept: it keeps the list.
@MainActor final class NibPrototype {
  private let file: NibFile
  private let bundle: Bundle?
  private let element: NibElement
  private var outside: [String: WeakReference<NSObject>] = [:]
  private let didMake: ((NibGraph) -> Void)?

  init(_ element: NibElement, in graph: NibGraph) {
    (file, bundle, self.element) = (NibFile(document: graph.document, url: graph.url), graph.bundle, element)
    didMake = graph.didMakePrototype
  }

  /// Knows what is there when all of the list's own document is.
  func note(_ objects: [String: NSObject]) { outside = objects.mapValues { WeakReference($0) } }

  /// Makes one, connected and awake.
  func make() -> NSObject? {
    let graph = NibGraph(file, bundle: bundle)
    graph.objects = outside.compactMapValues(\.object)
    let object = graph.object(for: element)
    graph.connect()
    graph.awake()
    didMake?(graph)
    return object
  }
}

extension NibGraph {
  /// Has a table make cells of an element under the element's identifier.
  func registerPrototype(_ cell: NibElement, in table: UITableView) {
    guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { return }
    let prototype = prototype(cell)
    table.registerMaker(ReuseKey(kind: ReuseKey.cell, identifier: identifier)) { prototype.make() as? UIView }
  }

  /// Has a collection view make cells of an element, or supplementary views of a kind, under the element's identifier.
  func registerPrototype(_ view: NibElement, kind: String?, in collection: UICollectionView) {
    guard let identifier = view["reuseIdentifier"], !identifier.isEmpty else { return }
    let prototype = prototype(view)
    collection.registerMaker(ReuseKey(kind: kind ?? ReuseKey.cell, identifier: identifier)) {
      prototype.make() as? UIView
    }
  }

  private func prototype(_ element: NibElement) -> NibPrototype {
    let prototype = NibPrototype(element, in: self)
    prototypes.append(prototype)
    return prototype
  }
}
