// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A page as it stands in a file's tree of pages, with what it inherits.
struct PDFPageEntry {
  let node: PDFNode
  let inherited: [String: PDFNode]
  private static let inheritedKeys = ["MediaBox", "CropBox", "Rotate", "Resources"]

  subscript(key: String) -> PDFNode? { node[key] ?? inherited[key]?.resolved }

  /// All pages in order. A tree that leads back into itself is left.
  static func pages(of file: PDFObjectFile) -> [PDFPageEntry] {
    var pages: [PDFPageEntry] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ node: PDFNode, _ inherited: [String: PDFNode], _ depth: Int) {
      guard depth < 64, seen.insert(ObjectIdentifier(node)).inserted, let entries = node.dictionary else { return }
      guard let kids = node["Kids"]?.array else {
        pages.append(PDFPageEntry(node: node, inherited: inherited))
        return
      }
      let passed = inherited.merging(entries.filter { inheritedKeys.contains($0.key) }) { $1 }
      for kid in kids { visit(kid.resolved, passed, depth + 1) }
    }
    if let root = file.trailer["Root"]?["Pages"] { visit(root, [:], 0) }
    return pages
  }

  /// A box in points, with its lower left corner first.
  func box(_ key: String) -> CGRect? {
    guard let numbers = self[key]?.array?.compactMap(\.number), numbers.count == 4 else { return nil }
    let (x, y) = (min(numbers[0], numbers[2]), min(numbers[1], numbers[3]))
    return CGRect(x: x, y: y, width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
  }
}
