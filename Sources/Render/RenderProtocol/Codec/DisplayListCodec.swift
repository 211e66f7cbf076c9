// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// Raw values travel: add at the end only.
private enum OperationTag: UInt8 {
  case save = 0
  case restore, concatenate, clip, setShadow, setBlendMode, beginTransparencyLayer, endTransparencyLayer
  case fill, stroke, clear, image, linearGradient, radialGradient, glyphs
}

extension ByteWriter {
  private mutating func write(_ tag: OperationTag) {
    write(tag.rawValue)
  }

  package mutating func write(_ value: DisplayList) {
    writeCount(value.operations.count)
    for operation in value.operations {
      write(operation)
    }
  }

  package mutating func write(_ operation: DisplayList.Operation) {
    switch operation {
    case .save: write(OperationTag.save)
    case .restore: write(OperationTag.restore)
    case .endTransparencyLayer: write(OperationTag.endTransparencyLayer)
    case .concatenate(let transform):
      write(OperationTag.concatenate)
      write(transform)
    case .clip(let path, let evenOdd):
      write(OperationTag.clip)
      write(path)
      write(evenOdd)
    case .setShadow(let shadow):
      write(OperationTag.setShadow)
      write(shadow != nil)
      if let shadow {
        write(shadow.offset)
        write(shadow.blur)
        write(shadow.color)
      }
    case .setBlendMode(let mode):
      write(OperationTag.setBlendMode)
      write(UInt8(mode.rawValue))
    case .beginTransparencyLayer(let alpha):
      write(OperationTag.beginTransparencyLayer)
      write(alpha)
    case .fill(let path, let color, let evenOdd):
      write(OperationTag.fill)
      write(path)
      write(color)
      write(evenOdd)
    case .stroke(let path, let style, let color):
      write(OperationTag.stroke)
      write(path)
      write(style)
      write(color)
    case .clear(let rect):
      write(OperationTag.clear)
      write(rect)
    case .image(let image, let rect, let alpha, let interpolation):
      write(OperationTag.image)
      writeFixed(image.identifier.rawValue)
      writeCount(image.width)
      writeCount(image.height)
      write(rect)
      write(alpha)
      write(UInt8(interpolation.rawValue))
    case .linearGradient(let gradient, let start, let end, let options):
      write(OperationTag.linearGradient)
      write(gradient.stops)
      write(start)
      write(end)
      write(UInt8(truncatingIfNeeded: options.rawValue & 3))
    case .radialGradient(let gradient, let startCenter, let startRadius, let endCenter, let endRadius, let options):
      write(OperationTag.radialGradient)
      write(gradient.stops)
      write(startCenter)
      write(startRadius)
      write(endCenter)
      write(endRadius)
      write(UInt8(truncatingIfNeeded: options.rawValue & 3))
    case .glyphs(let run):
      write(OperationTag.glyphs)
      write(run)
    }
  }
}

extension ByteReader {
  package mutating func readDisplayList() throws(CodecError) -> DisplayList {
    let count = try readCount(of: "drawing operations", limit: CodecLimits.operations)
    var list = DisplayList()
    list.operations.reserveCapacity(min(count, 1024))
    var depth = 0
    for _ in 0..<count {
      let start = offset
      let operation = try readOperation()
      switch operation {
      case .save, .beginTransparencyLayer: depth += 1
      case .restore, .endTransparencyLayer: depth = max(0, depth - 1)
      default: break
      }
      guard depth <= CodecLimits.nesting else {
        throw CodecError(
          .tooLarge, at: start, expected: "at most \(CodecLimits.nesting) saved states at a time", found: "\(depth)")
      }
      list.operations.append(operation)
    }
    return list
  }

  private mutating func readOperation() throws(CodecError) -> DisplayList.Operation {
    switch try readCase(OperationTag.self, "a drawing operation's tag") {
    case .save: return .save
    case .restore: return .restore
    case .endTransparencyLayer: return .endTransparencyLayer
    case .concatenate: return .concatenate(try readAffineTransform())
    case .clip: return .clip(try readPath(), evenOdd: try readBool())
    case .setShadow:
      guard try readBool() else { return .setShadow(nil) }
      return .setShadow(
        DisplayList.Shadow(offset: try readSize(), blur: try readNumber(), color: try readColor()))
    case .setBlendMode: return .setBlendMode(try readCase(CGBlendMode.self, "a blend mode"))
    case .beginTransparencyLayer: return .beginTransparencyLayer(alpha: try readNumber())
    case .fill: return .fill(try readPath(), color: try readColor(), evenOdd: try readBool())
    case .stroke: return .stroke(try readPath(), style: try readStrokeStyle(), color: try readColor())
    case .clear: return .clear(try readRect())
    case .image: return try readImageOperation()
    case .linearGradient:
      return .linearGradient(
        CGGradient(stops: try readStops()), start: try readPoint(), end: try readPoint(),
        options: try readGradientOptions())
    case .radialGradient:
      return .radialGradient(
        CGGradient(stops: try readStops()), startCenter: try readPoint(), startRadius: try readNumber(),
        endCenter: try readPoint(), endRadius: try readNumber(), options: try readGradientOptions())
    case .glyphs: return .glyphs(try readGlyphRun())
    }
  }

  /// The picture stands for the one of the same identifier that travelled beside the commits; it has no bytes here.
  private mutating func readImageOperation() throws(CodecError) -> DisplayList.Operation {
    let identifier = ImageIdentifier(rawValue: try readFixed("an image identifier"))
    let image = CGImage(
      width: try readPixels(), height: try readPixels(), storage: .encoded(Data(), .png), identifier: identifier)
    return .image(
      image, rect: try readRect(), alpha: try readNumber(),
      interpolation: try readCase(CGInterpolationQuality.self, "an interpolation quality"))
  }

  mutating func readPixels() throws(CodecError) -> Int {
    let start = offset
    let value = try readVarint("a size in pixels")
    guard value <= 1 << 16 else { throw invalid("a size of at most 65536 pixels", found: value, at: start) }
    return Int(value)
  }

  private mutating func readGradientOptions() throws(CodecError) -> CGGradientDrawingOptions {
    let start = offset
    let raw = try readByte("gradient options")
    guard raw < 4 else { throw invalid("gradient options 0…3", found: raw, at: start) }
    return CGGradientDrawingOptions(rawValue: UInt32(raw))
  }
}
