// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import NibReader

/// The views of a nib or a storyboard as Interface Builder's canvas has them: without an app, classes of its own or
/// connections.
@MainActor package struct NibCanvas {
  package let document: NibDocument
  private let file: NibFile
  /// The classes that elements have in place of the kit's; `nil` where they have the kit's.
  package var standIns: ((NibElement) -> UIView.Type?)?

  /// Reads a file.
  package init(_ bytes: [UInt8], url: URL?) throws(NibError) {
    document = try NibDocument(bytes)
    file = NibFile(document: document, url: url)
  }

  /// A view with its element.
  package struct Part {
    package let view: UIView
    package let element: NibElement
    /// Names from the root down, `view/stackView/label[aBc-dE-fGh]`.
    package let path: String
  }

  /// What stands by itself: a controller's view, a nib's, or what a list makes of its own elements.
  package struct Root {
    package enum Kind: Sendable {
      case controller, view, row
    }

    /// The identifier of the controller or of the view.
    package let id: String
    package let kind: Kind
    package let element: NibElement
    /// The list that a row or an item is made for; `nil` for what stands in none.
    package let list: NibElement?

    package init(id: String, kind: Kind, element: NibElement, list: NibElement? = nil) {
      (self.id, self.kind, self.element, self.list) = (id, kind, element, list)
    }
  }

  /// All that is laid out by itself, in the file's order.
  package var roots: [Root] {
    let tops: [Root] =
      switch document.kind {
      case .nib: document.objects.map { Root(id: $0.id ?? "", kind: kind(of: $0), element: $0) }
      case .storyboard:
        document.scenes.compactMap { scene in
          scene.controller?.child(key: "view").map {
            Root(id: scene.controller?.id ?? "", kind: .controller, element: $0)
          }
        }
      }
    return tops.filter { isView($0.element) }.flatMap { [$0] + cells(below: $0.element, of: nil) }
  }

  /// The cells and headers that lists below an element hold.
  private func cells(below element: NibElement, of list: NibElement?) -> [Root] {
    let list = ["tableView", "collectionView"].contains(element.name) ? element : list
    return element.children.flatMap { child -> [Root] in
      let isCell = ["tableViewCell", "collectionViewCell", "collectionReusableView"].contains(child.name)
      let found = isCell ? [Root(id: child.id ?? "", kind: kind(of: child), element: child, list: list)] : []
      return found + cells(below: child, of: list)
    }
  }

  private func kind(of element: NibElement) -> Root.Kind { element.name == "tableViewCell" ? .row : .view }

  private func isView(_ element: NibElement) -> Bool {
    element.id != nil && element.rect("frame") != nil && NibTable.row(element.name)?.type is UIView.Type
  }

  /// Makes a root's views, the outermost first; none where its element is none that the kit knows.
  package func make(_ root: Root) -> [Part] {
    let graph = newGraph()
    guard graph.object(for: root.element) is UIView else { return [] }
    var parts: [Part] = []
    collect(root.element, "", graph, &parts)
    return parts
  }

  func newGraph() -> NibGraph {
    let graph = NibGraph(file, bundle: nil)
    graph.isCanvas = true
    graph.standIns = standIns
    return graph
  }

  /// The views of an element and of those below, outermost first.
  private func collect(_ element: NibElement, _ path: String, _ graph: NibGraph, _ parts: inout [Part]) {
    var path = path
    if let id = element.id, let view = graph.objects[id] as? UIView {
      path += (path.isEmpty ? "" : "/") + "\(element["userLabel"] ?? element.name)[\(id)]"
      parts.append(Part(view: view, element: element, path: path))
    }
    // What a list holds was not made, or is a root of its own.
    for child in element.children where !["prototypes", "sections", "cells"].contains(child.name) {
      collect(child, path, graph, &parts)
    }
  }
}
