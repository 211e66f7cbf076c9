// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol

/// Elements that are nearly the one that a query does not find.
@MainActor struct NearMatches {
  private var lines: [String] = []
  private static let most = 3

  init(_ path: ElementPath, _ lookup: ElementLookup) {
    var text: String?
    var type = XCUIElement.ElementType.any
    for step in path.steps {
      switch step {
      case .descendants(let new), .children(let new): type = new
      case .identifier(_, let new): text = new
      default: break
      }
    }
    guard let text, !text.isEmpty else { return }
    for index in lookup.tree.nodes.indices {
      let node = lookup.tree.nodes[index]
      let texts = [node.identifier, node.label, node.value ?? "", node.placeholder ?? ""]
      let name = lookup.type(of: index).name
      if texts.contains(text), !lookup.element(index, is: type) {
        lines.append("\"\(text)\" is there as a \(name), not as a \(type.name).")
      } else if texts.contains(where: { $0 != text && $0.lowercased() == text.lowercased() }) {
        let found = texts.first { $0.lowercased() == text.lowercased() } ?? ""
        lines.append("A \(name) is called \"\(found)\", in other capitals.")
      }
    }
  }

  /// The best of them, a line each.
  var words: String {
    var known: Set<String> = []
    return lines.filter { known.insert($0).inserted }.prefix(Self.most).joined(separator: "\n")
  }
}
