// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
package import RenderProtocol

extension ByteWriter {
  package mutating func write(_ tree: ElementTree) {
    writeCount(tree.nodes.count)
    for node in tree.nodes { write(node) }
  }

  private mutating func write(_ node: ElementNode) {
    write(node.kind.rawValue)
    write(node.flags.rawValue)
    writeCount(node.depth)
    write(node.frame)
    write(node.identifier)
    write(node.label)
    write(optional: node.value)
    write(optional: node.placeholder)
    write(node.position != nil)
    if let position = node.position { writeFixed(position.bitPattern) }
  }

  private mutating func write(optional text: String?) {
    write(text != nil)
    if let text { write(text) }
  }
}

extension ByteReader {
  /// Reads a tree whose depths make one.
  package mutating func readElementTree() throws(CodecError) -> ElementTree {
    // Kind, flags, depth, four numbers and five lengths or truth values.
    let count = try readCount(of: "elements", limit: ElementTree.Limit.elements, minimumBytes: 12)
    var nodes: [ElementNode] = []
    nodes.reserveCapacity(count)
    for index in 0..<count {
      let start = offset
      let node = try readElement()
      let deepest = index == 0 ? 0 : min(nodes[index - 1].depth + 1, ElementTree.Limit.depth)
      guard node.depth <= deepest, index == 0 || node.depth > 0 else {
        throw CodecError(
          .invalid, at: start, expected: "an element at depth 1 to \(deepest)", found: "depth \(node.depth)")
      }
      nodes.append(node)
    }
    return ElementTree(nodes)
  }

  private mutating func readElement() throws(CodecError) -> ElementNode {
    var node = ElementNode(try readCase(ElementKind.self, "the kind of an element"))
    node.flags = ElementNode.Flags(rawValue: try readByte("an element's flags"))
    node.depth = Int(truncatingIfNeeded: min(try readVarint("an element's depth"), 1 << 20))
    node.frame = try readRect()
    node.identifier = try readString()
    node.label = try readString()
    node.value = try readOptionalText()
    node.placeholder = try readOptionalText()
    if try readBool() {
      let bits: UInt64 = try readFixed("a position")
      node.position = Double(bitPattern: bits)
    }
    return node
  }

  private mutating func readOptionalText() throws(CodecError) -> String? {
    try readBool() ? try readString() : nil
  }
}
