// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Raw values travel: add at the end only.
private enum ContentsTag: UInt8 {
  case none = 0
  case image, tintedImage, drawing, shape, gradient
}

extension ByteWriter {
  package mutating func write(_ value: LayerContents) {
    switch value {
    case .none:
      write(ContentsTag.none.rawValue)
    case .image(let identifier, let width, let height):
      write(ContentsTag.image.rawValue)
      writeFixed(identifier.rawValue)
      writeCount(width)
      writeCount(height)
    case .tintedImage(let identifier, let width, let height, let tint):
      write(ContentsTag.tintedImage.rawValue)
      writeFixed(identifier.rawValue)
      writeCount(width)
      writeCount(height)
      write(tint)
    case .drawing(let list):
      write(ContentsTag.drawing.rawValue)
      write(list)
    case .shape(let shape):
      write(ContentsTag.shape.rawValue)
      write(shape.path)
      write(shape.fillColor)
      write(shape.evenOdd)
      write(shape.strokeColor)
      write(shape.stroke)
      write(shape.strokeStart)
      write(shape.strokeEnd)
    case .gradient(let gradient):
      write(ContentsTag.gradient.rawValue)
      write(gradient.kind.rawValue)
      write(gradient.stops)
      write(gradient.start)
      write(gradient.end)
    }
  }

  package mutating func write(_ value: LayerAccessibility) {
    write(value.role)
    write(value.label)
    write(value.value)
    write(value.hint)
    write(UInt8((value.isEnabled ? 1 : 0) | (value.isSelected ? 2 : 0)))
  }
}

extension ByteReader {
  package mutating func readContents() throws(CodecError) -> LayerContents {
    switch try readCase(ContentsTag.self, "the tag of a layer's contents") {
    case .none:
      return .none
    case .image:
      return .image(
        ImageIdentifier(rawValue: try readFixed("an image identifier")), pixelWidth: try readPixels(),
        pixelHeight: try readPixels())
    case .tintedImage:
      return .tintedImage(
        ImageIdentifier(rawValue: try readFixed("an image identifier")), pixelWidth: try readPixels(),
        pixelHeight: try readPixels(), tint: try readColor())
    case .drawing:
      return .drawing(try readDisplayList())
    case .shape:
      return .shape(
        LayerShape(
          path: try readPath(), fillColor: try readOptionalColor(), evenOdd: try readBool(),
          strokeColor: try readOptionalColor(), stroke: try readStrokeStyle(), strokeStart: try readNumber(),
          strokeEnd: try readNumber()))
    case .gradient:
      return .gradient(
        LayerGradient(
          kind: try readCase(LayerGradient.Kind.self, "a gradient's kind"), stops: try readStops(),
          start: try readPoint(), end: try readPoint()))
    }
  }

  package mutating func readAccessibility() throws(CodecError) -> LayerAccessibility {
    var value = LayerAccessibility(role: try readString(), label: try readString())
    value.value = try readString()
    value.hint = try readString()
    let start = offset
    let flags = try readByte("accessibility flags")
    guard flags < 4 else { throw invalid("accessibility flags 0…3", found: flags, at: start) }
    value.isEnabled = flags & 1 != 0
    value.isSelected = flags & 2 != 0
    return value
  }
}
