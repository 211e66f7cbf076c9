// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension ByteWriter {
  package mutating func write(_ value: CGPoint) {
    write(value.x)
    write(value.y)
  }

  package mutating func write(_ value: CGSize) {
    write(value.width)
    write(value.height)
  }

  package mutating func write(_ value: CGRect) {
    write(value.origin)
    write(value.size)
  }

  package mutating func write(_ value: CGAffineTransform) {
    for entry in [value.a, value.b, value.c, value.d, value.tx, value.ty] {
      write(entry)
    }
  }

  /// Writes a mask of the entries that differ from the identity's, and those.
  package mutating func write(_ value: LayerTransform) {
    let identity = LayerTransform.identity.entries
    let differing = (0..<16).filter { value.entries[$0].bitPattern != identity[$0].bitPattern }
    writeFixed(differing.reduce(into: UInt16(0)) { $0 |= 1 << UInt16($1) })
    for index in differing {
      write(value.entries[index])
    }
  }
}

extension ByteReader {
  package mutating func readPoint() throws(CodecError) -> CGPoint {
    CGPoint(x: try readNumber(), y: try readNumber())
  }

  /// A point that somebody can point at.
  package mutating func readScreenPoint() throws(CodecError) -> CGPoint {
    CGPoint(x: try readFinite("a point of the screen"), y: try readFinite("a point of the screen"))
  }

  package mutating func readSize() throws(CodecError) -> CGSize {
    CGSize(width: try readNumber(), height: try readNumber())
  }

  package mutating func readRect() throws(CodecError) -> CGRect {
    CGRect(origin: try readPoint(), size: try readSize())
  }

  package mutating func readAffineTransform() throws(CodecError) -> CGAffineTransform {
    CGAffineTransform(
      a: try readNumber(), b: try readNumber(), c: try readNumber(), d: try readNumber(), tx: try readNumber(),
      ty: try readNumber())
  }

  package mutating func readTransform() throws(CodecError) -> LayerTransform {
    var value = LayerTransform.identity
    let mask: UInt16 = try readFixed("a mask of matrix entries")
    for index in 0..<16 where mask & (1 << UInt16(index)) != 0 {
      value.entries[index] = try readDouble()
    }
    return value
  }
}
