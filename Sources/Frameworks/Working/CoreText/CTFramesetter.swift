// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
internal import TesseraText
internal import UIKit

/// Lays text out in frames.
public final class CTFramesetter {
  let typesetter: CTTypesetter

  init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(CTTypesetter(attrString))
}

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// Lays text out in a path, as much as has room; 0 as the range's length stands for all that follows.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let source = framesetter.typesetter.source
  let range = stringRange.resolved(in: source.length)
  let box = path.boundingBoxOfPath
  let shape = FrameShape(path, frameAttributes)
  let layout = framesetter.layout(
    range, size: box.size, holes: shape.map { shape in { line, _ in shape.stretches(at: line) } })
  let end = layout.restOffset ?? range.upperBound
  var lines: [CTLine] = []
  var origins: [CGPoint] = []
  for (index, line) in layout.lines.enumerated() {
    let next = index + 1 < layout.lines.count ? layout.lines[index + 1].range.lowerBound : end
    let part = line.range.lowerBound..<max(next, line.range.upperBound)
    lines.append(CTLine(TypesetLine(line, range: part), source: source))
    origins.append(CGPoint(x: line.frame.minX, y: box.height - line.unroundedBaseline))
  }
  let visible = lines.isEmpty ? range.lowerBound..<range.lowerBound : range.lowerBound..<max(end, range.lowerBound)
  return CTFrame(
    path: path, attributes: frameAttributes, range: range, visible: visible, lines: lines, origins: origins)
}

/// How much room text takes. Lengths are points; `CGFLOAT_MAX` sets no limit.
///
/// - Parameter fitRange: Holds how much of the text has room.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let range = stringRange.resolved(in: framesetter.typesetter.source.length)
  let layout = framesetter.layout(range, size: constraints, holes: nil)
  let end = layout.lines.isEmpty ? range.lowerBound : layout.restOffset ?? range.upperBound
  fitRange?.pointee = CFRange(range.lowerBound..<max(end, range.lowerBound))
  return layout.size
}

extension CTFramesetter {
  fileprivate func layout(_ range: Range<Int>, size: CGSize, holes: TextRoom.Holes?) -> TextLayout {
    func bound(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e6 ? length : .infinity }
    let options = TextLayoutOptions(
      width: bound(size.width), height: bound(size.height), lineBreakMode: .byWordWrapping,
      // Lines are not rounded here; what is too high by no more than this has room.
      scale: 100)
    var text = typesetter.string.text
    var setter = typesetter.typesetter
    if range.upperBound < text.length {
      let cut = NSRange(location: 0, length: range.upperBound)
      text = TypesetString(typesetter.source.attributedSubstring(from: cut)).text
      setter = Typesetter(text)
    }
    guard range.lowerBound < range.upperBound else {
      return TextLayout(AttributedText("", attributes: .init()), options: options)
    }
    let start = range.lowerBound > 0 ? setter.place(at: range.lowerBound) : nil
    return TextLayout(text, options: options, room: TextRoom(start: start, goesOn: true, holes: holes))
  }
}
