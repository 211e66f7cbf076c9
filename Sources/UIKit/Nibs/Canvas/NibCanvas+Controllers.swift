// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibCanvas {
  /// A controller as the canvas shows it. Who shows it keeps this: lists do not keep what fills them.
  @MainActor package struct Page {
    package let controller: UIViewController
    private let rows: [CanvasRows]

    fileprivate init(_ controller: UIViewController, _ rows: [CanvasRows]) {
      (self.controller, self.rows) = (controller, rows)
    }
  }

  /// A scene's controller with its view, or a view of a nib on a controller of its own.
  ///
  /// Lists show each of their prototypes once; lists that have none, and what shows another scene, say what they are.
  ///
  /// - Parameter id: The identifier of a storyboard's controller, or of a nib's view.
  /// - Returns: `nil` where the document has no such element, or none that the kit knows.
  package func page(_ id: String) -> Page? {
    let graph = newGraph()
    guard let element = document.element(id) else { return nil }
    let controller: UIViewController
    switch graph.object(for: element) {
    case let found as UIViewController:
      controller = found
      if let child = element.child(key: "view"), let view = graph.object(for: child) as? UIView {
        graph.install(view, in: found, element)
      }
    case let view as UIView:
      controller = UIViewController()
      controller.view = view
    default: return nil
    }
    graph.setLayerAttributes()
    var rows: [CanvasRows] = []
    fill(element, graph, &rows)
    return Page(controller, rows)
  }

  /// A scene's controller without its view: what bars around it show of it.
  package func bareController(_ id: String) -> UIViewController? {
    document.element(id).flatMap { newGraph().object(for: $0) as? UIViewController }
  }

  /// Shows something in the views at and below an element that an app fills.
  private func fill(_ element: NibElement, _ graph: NibGraph, _ rows: inout [CanvasRows]) {
    let view = element.id.flatMap { graph.objects[$0] }
    switch (element.name, view) {
    case ("tableView", let table as UITableView) where element["dataMode"] != "static":
      let cells = element.list("prototypes")
      if cells.isEmpty { table.backgroundView = CanvasWord(element["userLabel"] ?? "Table View") }
      rows.append(CanvasRows(cells, in: table, graph))
    case ("collectionView", let collection as UICollectionView):
      if element.list("cells").isEmpty {
        collection.backgroundView = CanvasWord(element["userLabel"] ?? "Collection View")
      }
      rows.append(CanvasRows(element, in: collection, graph))
    case ("containerView", let container as UIView):
      let word = CanvasWord(element["userLabel"] ?? "Container")
      word.frame = container.bounds
      word.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(word)
    default: break
    }
    for child in element.children where !["prototypes", "cells"].contains(child.name) { fill(child, graph, &rows) }
  }
}

/// Says on the canvas what an app fills.
@MainActor private final class CanvasWord: UILabel {
  init(_ word: String) {
    super.init(frame: .zero)
    text = word
    textAlignment = .center
    font = .preferredFont(forTextStyle: .headline)
    textColor = .tertiaryLabel
    backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
