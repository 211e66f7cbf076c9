// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// The texts of a layout repeat: they travel once, in a table before the boxes, and boxes name them by their place in it.
// A box's first byte has its role in the low four bits; bit 4 says that a hole follows, bit 5 items, bit 6 a section.

private enum BoxBits {
  static let role: UInt8 = 0x0F
  static let hole: UInt8 = 0x10
  static let items: UInt8 = 0x20
  static let section: UInt8 = 0x40
}

extension ByteWriter {
  /// - Precondition: No more boxes and texts than `CodecLimits` allows.
  package mutating func write(_ description: LayoutDescription) {
    write(description.collection != nil)
    guard let collection = description.collection else { return }
    writeFixed(collection.rawValue)
    write(description.className)
    write(description.layoutName)
    write(description.bounds)
    write(description.isTruncated)
    var places: [String: Int] = [:]
    var texts: [String] = []
    for text in description.boxes.lazy.flatMap({ [$0.declared, $0.note, $0.kind] }) where places[text] == nil {
      places[text] = texts.count
      texts.append(text)
    }
    writeCount(texts.count)
    for text in texts { write(text) }
    writeCount(description.boxes.count)
    for box in description.boxes { write(box, places) }
  }

  private mutating func write(_ box: LayoutDescription.Box, _ places: [String: Int]) {
    var first = box.role.rawValue
    if box.hole != nil { first |= BoxBits.hole }
    if !box.items.isEmpty { first |= BoxBits.items }
    if box.section != nil { first |= BoxBits.section }
    write(first)
    write(box.traits.rawValue)
    writeCount(box.depth)
    write(box.frame)
    if let hole = box.hole { write(hole) }
    if !box.items.isEmpty {
      writeCount(box.items.lowerBound)
      writeCount(box.items.count)
    }
    if let section = box.section { writeCount(section) }
    for text in [box.declared, box.note, box.kind] { writeCount(places[text] ?? 0) }
  }
}

extension ByteReader {
  package mutating func readLayoutDescription() throws(CodecError) -> LayoutDescription {
    guard try readBool() else { return LayoutDescription() }
    var description = LayoutDescription(collection: LayerID(rawValue: try readFixed("a layer")))
    description.className = try readString(limit: 4096)
    description.layoutName = try readString(limit: 4096)
    description.bounds = try readFiniteRect("what is seen of a layout")
    description.isTruncated = try readBool()
    let textCount = try readCount(of: "texts of a layout", limit: 3 * CodecLimits.layoutBoxes)
    var texts: [String] = []
    texts.reserveCapacity(textCount)
    for _ in 0..<textCount { texts.append(try readString(limit: CodecLimits.layoutTextBytes)) }
    let count = try readCount(of: "boxes of a layout", limit: CodecLimits.layoutBoxes, minimumBytes: 10)
    description.boxes.reserveCapacity(count)
    for _ in 0..<count { description.boxes.append(try readBox(texts)) }
    return description
  }

  private mutating func readBox(_ texts: [String]) throws(CodecError) -> LayoutDescription.Box {
    let start = offset
    let first = try readByte("a box of a layout")
    guard let role = LayoutDescription.Box.Role(rawValue: first & BoxBits.role), first < 0x80 else {
      throw invalid("the role of a box", found: first, at: start)
    }
    let traits = LayoutDescription.Box.Traits(rawValue: try readByte("the traits of a box"))
    guard traits.isSubset(of: .all) else { throw invalid("the traits of a box", found: traits.rawValue, at: start + 1) }
    var box = LayoutDescription.Box(
      role: role, depth: try readIndex("the depth of a box"), frame: try readFiniteRect("the frame of a box"),
      traits: traits)
    if first & BoxBits.hole != 0 { box.hole = try readFiniteRect("what insets leave") }
    if first & BoxBits.items != 0 {
      let lower = try readIndex("an item")
      let place = offset
      let count = try readIndex("a number of items")
      guard count > 0 else { throw invalid("one or more items", found: count, at: place) }
      box.items = lower..<lower + count
    }
    if first & BoxBits.section != 0 { box.section = try readIndex("a section") }
    box.declared = try readText(texts)
    box.note = try readText(texts)
    box.kind = try readText(texts)
    return box
  }

  private mutating func readText(_ texts: [String]) throws(CodecError) -> String {
    let start = offset
    let place = try readVarint("a text")
    guard let index = Int(exactly: place), texts.indices.contains(index) else {
      throw invalid("one of \(texts.count) texts", found: place, at: start)
    }
    return texts[index]
  }

  /// A whole number that sums of two can't overflow.
  private mutating func readIndex(_ expected: String) throws(CodecError) -> Int {
    let start = offset
    let value = try readVarint(expected)
    guard let number = Int(exactly: value), number < 1 << 53 else {
      throw invalid("\(expected) below 2^53", found: value, at: start)
    }
    return number
  }

  private mutating func readFiniteRect(_ expected: String) throws(CodecError) -> CGRect {
    CGRect(
      x: try readFinite(expected), y: try readFinite(expected), width: try readFinite(expected),
      height: try readFinite(expected))
  }
}
