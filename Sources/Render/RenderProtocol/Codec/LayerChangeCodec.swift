// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// A change on the wire: a tag byte, the property's number in the schema (`LayerChange+Schema.swift`), and the value in its
// form: numbers in NumberCodec's compact form; points, sizes and rectangles as two or four of them; a flag as a byte 0 or
// 1; what may be missing as a flag and, where it is there, the value. `animations` and `timing` are told in
// AnimationCodec.

extension ByteWriter {
  package mutating func write(_ value: LayerID) {
    writeVarint(UInt64(value.rawValue))
  }

  package mutating func write(_ change: LayerChange) {
    // Less than 256: there are fewer properties than that, as a test says.
    write(UInt8(change.property.number))
    write(change.value)
  }

  private mutating func write(_ value: LayerValue) {
    switch value {
    case .number(let value): write(value)
    case .fraction(let value): write(value)
    case .flag(let value): write(value)
    case .point(let value): write(value)
    case .size(let value): write(value)
    case .rect(let value): write(value)
    case .matrix(let value): write(value)
    case .color(let value): write(value)
    case .optionalColor(let value): write(value)
    case .path(let value):
      write(value != nil)
      if let value { write(value) }
    case .contents(let value): write(value)
    case .gravity(let value): write(value.rawValue)
    case .filter(let value): write(value.rawValue)
    case .corners(let value): write(value.rawValue)
    case .layer(let value):
      write(value != nil)
      if let value { write(value) }
    case .layers(let value):
      writeCount(value.count)
      for layer in value { write(layer) }
    case .accessibility(let value):
      write(value != nil)
      if let value { write(value) }
    case .text(let value): write(value)
    case .animations(let value):
      writeCount(value.count)
      for animation in value { write(animation) }
    case .timing(let value): write(value)
    }
  }
}

extension ByteReader {
  package mutating func readLayerID() throws(CodecError) -> LayerID {
    let start = offset
    let value = try readVarint("a layer's number")
    guard let rawValue = UInt32(exactly: value) else { throw invalid("a layer's number", found: value, at: start) }
    return LayerID(rawValue: rawValue)
  }

  package mutating func readLayerIDs() throws(CodecError) -> [LayerID] {
    let count = try readCount(of: "layers", limit: CodecLimits.layersPerCommit)
    var layers: [LayerID] = []
    layers.reserveCapacity(count)
    for _ in 0..<count {
      layers.append(try readLayerID())
    }
    return layers
  }

  package mutating func readChange() throws(CodecError) -> LayerChange {
    let start = offset
    let number = Int(try readByte("a layer property's tag"))
    guard number < LayerChange.all.count else { throw invalid("a layer property's tag", found: number, at: start) }
    let property = LayerChange.all[number]
    return LayerChange(property: property, value: try readValue(property.form))
  }

  private mutating func readValue(_ form: LayerValue.Form) throws(CodecError) -> LayerValue {
    switch form {
    case .number: .number(try readNumber())
    case .fraction: .fraction(try readFloat())
    case .flag: .flag(try readBool())
    case .point: .point(try readPoint())
    case .size: .size(try readSize())
    case .rect: .rect(try readRect())
    case .matrix: .matrix(try readTransform())
    case .color: .color(try readColor())
    case .optionalColor: .optionalColor(try readOptionalColor())
    case .path: .path(try readBool() ? try readPath() : nil)
    case .contents: .contents(try readContents())
    case .gravity: .gravity(try readCase(LayerGravity.self, "a gravity"))
    case .filter: .filter(try readCase(LayerFilter.self, "a filter of pictures"))
    case .corners: .corners(try readCorners())
    case .layer: .layer(try readBool() ? try readLayerID() : nil)
    case .layers: .layers(try readLayerIDs())
    case .accessibility: .accessibility(try readBool() ? try readAccessibility() : nil)
    case .text: .text(try readString())
    case .animations: .animations(try readAnimations())
    case .timing: .timing(try readTiming())
    }
  }

  private mutating func readCorners() throws(CodecError) -> LayerCorners {
    let start = offset
    let raw = try readByte("a mask of corners")
    guard raw < 16 else { throw invalid("a mask of corners 0…15", found: raw, at: start) }
    return LayerCorners(rawValue: raw)
  }
}
