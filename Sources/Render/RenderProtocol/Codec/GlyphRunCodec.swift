// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

extension ByteWriter {
  package mutating func write(_ value: GlyphRun) {
    write(value.face.name)
    write(value.size)
    write(value.tracking)
    write(value.color)
    write(value.origin)
    write(value.text)
    write(UInt8((value.isRightToLeft ? 1 : 0) | (value.isColorFont ? 2 : 0) | (value.features.isEmpty ? 0 : 4)))
    if !value.features.isEmpty { write(value.features) }
    write(value.width)
    writeCount(value.glyphs.count)
    for glyph in value.glyphs {
      writeVarint(UInt64(glyph.identifier))
      write(glyph.x)
      write(glyph.y)
    }
  }
}

extension ByteReader {
  package mutating func readGlyphRun() throws(CodecError) -> GlyphRun {
    let face = FontFace(name: try readString())
    let size = try readNumber()
    let tracking = try readNumber()
    let color = try readColor()
    let origin = try readPoint()
    let text = try readString()
    let start = offset
    let flags = try readByte("a glyph run's flags")
    guard flags < 8 else { throw invalid("a glyph run's flags 0…7", found: flags, at: start) }
    let features = flags & 4 != 0 ? try readString() : ""
    let width = try readNumber()
    let count = try readCount(of: "glyphs", limit: CodecLimits.glyphsPerRun, minimumBytes: 3)
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(min(count, 1024))
    for _ in 0..<count {
      let start = offset
      let number = try readVarint("a glyph")
      guard let identifier = UInt32(exactly: number) else { throw invalid("a glyph", found: number, at: start) }
      glyphs.append(GlyphRun.Glyph(identifier: identifier, x: try readNumber(), y: try readNumber()))
    }
    return GlyphRun(
      face: face, size: size, tracking: tracking, color: color, origin: origin, text: text,
      isRightToLeft: flags & 1 != 0, glyphs: glyphs, width: width, isColorFont: flags & 2 != 0, features: features)
  }
}
