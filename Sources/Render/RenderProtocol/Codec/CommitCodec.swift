// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// A commit on the wire, in this order (`number` is the compact form of a 64-bit float that NumberCodec describes):
//   varint number · byte isFull (0 or 1) · number screen width · number screen height · number screen scale
//   varint root · number time (finite) · number rate (finite, 0 or more)
//   varint count of deltas, and for each: varint layer · varint count of changes · the changes, each a tag byte and a
//   value, as LayerChangeCodec has them
//   varint count of removed layers, and for each: varint layer

extension Commit {
  /// The commit's bytes, without a message's type.
  package func encoded() -> [UInt8] {
    var writer = ByteWriter()
    writer.write(self)
    return writer.bytes
  }
}

extension ByteWriter {
  package mutating func write(_ commit: Commit) {
    writeVarint(commit.number)
    write(commit.isFull)
    write(commit.screenSize)
    write(commit.screenScale)
    write(commit.root)
    write(commit.time)
    write(commit.rate)
    writeCount(commit.deltas.count)
    for delta in commit.deltas {
      write(delta.layer)
      writeCount(delta.changes.count)
      for change in delta.changes {
        write(change)
      }
    }
    writeCount(commit.removed.count)
    for layer in commit.removed {
      write(layer)
    }
  }
}

extension ByteReader {
  package mutating func readCommit() throws(CodecError) -> Commit {
    let number = try readVarint("a commit's number")
    let isFull = try readBool()
    let screenSize = try readSize()
    let screenScale = try readNumber()
    let root = try readLayerID()
    let time = try readFinite("a media time")
    let rate = try readRate()
    let count = try readCount(of: "changed layers", limit: CodecLimits.layersPerCommit, minimumBytes: 2)
    var deltas: [LayerDelta] = []
    deltas.reserveCapacity(count)
    for _ in 0..<count {
      deltas.append(try readDelta())
    }
    return Commit(
      number: number, isFull: isFull, screenSize: screenSize, screenScale: screenScale, root: root, deltas: deltas,
      removed: try readLayerIDs(), time: time, rate: rate)
  }

  /// How fast a clock runs: not backwards.
  mutating func readRate() throws(CodecError) -> Double {
    let start = offset
    let rate = try readFinite("a clock's rate")
    guard rate >= 0 else { throw invalid("a clock's rate of 0 or more", found: rate, at: start) }
    return rate
  }

  private mutating func readDelta() throws(CodecError) -> LayerDelta {
    var delta = LayerDelta(layer: try readLayerID(), changes: [])
    let count = try readCount(
      of: "changes of one layer", limit: CodecLimits.changesPerLayer, minimumBytes: 2)
    delta.changes.reserveCapacity(count)
    for _ in 0..<count {
      delta.changes.append(try readChange())
    }
    return delta
  }
}
