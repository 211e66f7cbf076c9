// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

private enum ElementTag: UInt8 {
  case move = 0
  case line, quadCurve, curve, close
}

extension ByteWriter {
  package mutating func write(_ value: CGPath) {
    writeCount(value.elements.count)
    for element in value.elements {
      switch element {
      case .move(let point):
        write(ElementTag.move.rawValue)
        write(point)
      case .line(let point):
        write(ElementTag.line.rawValue)
        write(point)
      case .quadCurve(let control, let end):
        write(ElementTag.quadCurve.rawValue)
        write(control)
        write(end)
      case .curve(let control1, let control2, let end):
        write(ElementTag.curve.rawValue)
        write(control1)
        write(control2)
        write(end)
      case .close:
        write(ElementTag.close.rawValue)
      }
    }
  }

  package mutating func write(_ value: DisplayList.StrokeStyle) {
    write(value.width)
    write(UInt8(value.cap.rawValue))
    write(UInt8(value.join.rawValue))
    write(value.miterLimit)
    write(value.dashPhase)
    writeCount(value.dashLengths.count)
    for length in value.dashLengths {
      write(length)
    }
  }
}

extension ByteReader {
  package mutating func readPath() throws(CodecError) -> CGPath {
    let count = try readCount(of: "path elements", limit: CodecLimits.pathElements)
    var elements: [CGPath.Element] = []
    elements.reserveCapacity(min(count, 1024))
    for _ in 0..<count {
      switch try readCase(ElementTag.self, "a path element's tag") {
      case .move: elements.append(.move(try readPoint()))
      case .line: elements.append(.line(try readPoint()))
      case .quadCurve: elements.append(.quadCurve(control: try readPoint(), end: try readPoint()))
      case .curve:
        elements.append(.curve(control1: try readPoint(), control2: try readPoint(), end: try readPoint()))
      case .close: elements.append(.close)
      }
    }
    return CGPath(elements: elements)
  }

  package mutating func readStrokeStyle() throws(CodecError) -> DisplayList.StrokeStyle {
    var style = DisplayList.StrokeStyle()
    style.width = try readNumber()
    style.cap = try readCase(CGLineCap.self, "a line cap")
    style.join = try readCase(CGLineJoin.self, "a line join")
    style.miterLimit = try readNumber()
    style.dashPhase = try readNumber()
    let count = try readCount(of: "dash lengths", limit: CodecLimits.dashLengths)
    for _ in 0..<count {
      style.dashLengths.append(try readNumber())
    }
    return style
  }
}
