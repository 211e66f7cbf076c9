// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

// A change on the wire: a tag byte, the number of the case in the list below, and the value. `animations` (31) and
// `timing` (32) are told in AnimationCodec; `isDoubleSided` (33) is a byte 0 or 1; `backdropSaturation` (34) is a number
// in NumberCodec's compact form.

/// Raw values travel: add at the end only.
private enum ChangeTag: UInt8 {
  case bounds = 0
  case boundsOrigin, position, anchorPoint, zPosition, transform, sublayerTransform, isHidden, opacity, masksToBounds
  case backgroundColor, cornerRadius, maskedCorners, hasContinuousCorners, borderWidth, borderColor, shadowColor
  case shadowOpacity, shadowOffset, shadowRadius, shadowPath, contents, contentsGravity, contentsScale, contentsRect
  case contentsCenter, mask, sublayers, accessibility, name, backdropBlur, animations, timing
  case isDoubleSided, backdropSaturation
}

extension ByteWriter {
  private mutating func tag(_ tag: ChangeTag) {
    write(tag.rawValue)
  }

  package mutating func write(_ value: LayerID) {
    writeVarint(UInt64(value.rawValue))
  }

  package mutating func write(_ change: LayerChange) {
    switch change {
    case .zPosition(let value):
      tag(.zPosition)
      write(value)
    case .cornerRadius(let value):
      tag(.cornerRadius)
      write(value)
    case .borderWidth(let value):
      tag(.borderWidth)
      write(value)
    case .shadowRadius(let value):
      tag(.shadowRadius)
      write(value)
    case .contentsScale(let value):
      tag(.contentsScale)
      write(value)
    case .backdropBlur(let value):
      tag(.backdropBlur)
      write(value)
    case .backdropSaturation(let value):
      tag(.backdropSaturation)
      write(value)
    case .isDoubleSided(let value):
      tag(.isDoubleSided)
      write(value)
    case .animations(let value):
      tag(.animations)
      writeCount(value.count)
      for animation in value {
        write(animation)
      }
    case .timing(let value):
      tag(.timing)
      write(value)
    case .bounds(let value):
      tag(.bounds)
      write(value)
    case .boundsOrigin(let value):
      tag(.boundsOrigin)
      write(value)
    case .position(let value):
      tag(.position)
      write(value)
    case .anchorPoint(let value):
      tag(.anchorPoint)
      write(value)
    case .transform(let value):
      tag(.transform)
      write(value)
    case .sublayerTransform(let value):
      tag(.sublayerTransform)
      write(value)
    case .isHidden(let value):
      tag(.isHidden)
      write(value)
    case .opacity(let value):
      tag(.opacity)
      write(value)
    case .masksToBounds(let value):
      tag(.masksToBounds)
      write(value)
    case .backgroundColor(let value):
      tag(.backgroundColor)
      write(value)
    case .maskedCorners(let value):
      tag(.maskedCorners)
      write(value.rawValue)
    case .hasContinuousCorners(let value):
      tag(.hasContinuousCorners)
      write(value)
    case .borderColor(let value):
      tag(.borderColor)
      write(value)
    case .shadowColor(let value):
      tag(.shadowColor)
      write(value)
    case .shadowOpacity(let value):
      tag(.shadowOpacity)
      write(value)
    case .shadowOffset(let value):
      tag(.shadowOffset)
      write(value)
    case .contents(let value):
      tag(.contents)
      write(value)
    case .contentsGravity(let value):
      tag(.contentsGravity)
      write(value.rawValue)
    case .contentsRect(let value):
      tag(.contentsRect)
      write(value)
    case .contentsCenter(let value):
      tag(.contentsCenter)
      write(value)
    case .name(let value):
      tag(.name)
      write(value)
    case .shadowPath(let value):
      tag(.shadowPath)
      write(value != nil)
      if let value { write(value) }
    case .mask(let value):
      tag(.mask)
      write(value != nil)
      if let value { write(value) }
    case .sublayers(let value):
      tag(.sublayers)
      writeCount(value.count)
      for layer in value {
        write(layer)
      }
    case .accessibility(let value):
      tag(.accessibility)
      write(value != nil)
      if let value { write(value) }
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
    switch try readCase(ChangeTag.self, "a layer property's tag") {
    case .bounds: return .bounds(try readRect())
    case .boundsOrigin: return .boundsOrigin(try readPoint())
    case .position: return .position(try readPoint())
    case .anchorPoint: return .anchorPoint(try readPoint())
    case .zPosition: return .zPosition(try readNumber())
    case .transform: return .transform(try readTransform())
    case .sublayerTransform: return .sublayerTransform(try readTransform())
    case .isHidden: return .isHidden(try readBool())
    case .opacity: return .opacity(try readFloat())
    case .masksToBounds: return .masksToBounds(try readBool())
    case .backgroundColor: return .backgroundColor(try readOptionalColor())
    case .cornerRadius: return .cornerRadius(try readNumber())
    case .maskedCorners: return .maskedCorners(try readCorners())
    case .hasContinuousCorners: return .hasContinuousCorners(try readBool())
    case .borderWidth: return .borderWidth(try readNumber())
    case .borderColor: return .borderColor(try readColor())
    case .shadowColor: return .shadowColor(try readColor())
    case .shadowOpacity: return .shadowOpacity(try readFloat())
    case .shadowOffset: return .shadowOffset(try readSize())
    case .shadowRadius: return .shadowRadius(try readNumber())
    case .shadowPath: return .shadowPath(try readBool() ? try readPath() : nil)
    case .contents: return .contents(try readContents())
    case .contentsGravity: return .contentsGravity(try readCase(LayerGravity.self, "a gravity"))
    case .contentsScale: return .contentsScale(try readNumber())
    case .contentsRect: return .contentsRect(try readRect())
    case .contentsCenter: return .contentsCenter(try readRect())
    case .mask: return .mask(try readBool() ? try readLayerID() : nil)
    case .sublayers: return .sublayers(try readLayerIDs())
    case .accessibility: return .accessibility(try readBool() ? try readAccessibility() : nil)
    case .name: return .name(try readString())
    case .backdropBlur: return .backdropBlur(try readNumber())
    case .animations: return .animations(try readAnimations())
    case .timing: return .timing(try readTiming())
    case .isDoubleSided: return .isDoubleSided(try readBool())
    case .backdropSaturation: return .backdropSaturation(try readNumber())
    }
  }

  private mutating func readCorners() throws(CodecError) -> LayerCorners {
    let start = offset
    let raw = try readByte("a mask of corners")
    guard raw < 16 else { throw invalid("a mask of corners 0…15", found: raw, at: start) }
    return LayerCorners(rawValue: raw)
  }
}
