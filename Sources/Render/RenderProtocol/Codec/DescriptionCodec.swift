// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension ByteWriter {
  package mutating func write(_ description: LayerDescription) {
    write(description.className)
    write(description.summary)
    write(description.controller)
    for list in [description.horizontalConstraints, description.verticalConstraints] {
      writeVarint(UInt64(list.count))
      for text in list { write(text) }
    }
  }
}

extension ByteReader {
  package mutating func readDescription() throws(CodecError) -> LayerDescription {
    LayerDescription(
      className: try readString(limit: 4096), summary: try readString(limit: 1 << 16),
      controller: try readString(limit: 4096), horizontalConstraints: try readTexts(),
      verticalConstraints: try readTexts())
  }

  private mutating func readTexts() throws(CodecError) -> [String] {
    let count = try readCount(of: "constraints of a view", limit: CodecLimits.constraintsPerView)
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try readString(limit: 4096)) }
    return texts
  }
}
