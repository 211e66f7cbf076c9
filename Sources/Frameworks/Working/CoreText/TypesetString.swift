// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import Foundation
internal import TesseraText
internal import UIKit

/// A string with Core Text's attributes, as the text engine has it.
struct TypesetString {
  let source: NSAttributedString
  /// At least one character, which takes no room, where the string has none.
  let text: AttributedText

  /// Stands for the fill colour of the context that text is drawn in. No colour that somebody chooses is this one.
  static let contextColor = RGBAColor(red: 0.00390619, green: 0.00000077, blue: 0.0000031, alpha: 1)

  init(_ source: NSAttributedString) {
    self.source = source
    let plain = Self.withUIKitsColors(source)
    let text = plain.typesetText
    var units: [UInt16]?
    var runs: [AttributedText.Run] = []
    let all = NSRange(location: 0, length: source.length)
    source.enumerateAttributes(in: all, options: []) { given, range, _ in
      guard var attributes = text.attributes(at: range.location) else { return }
      Self.apply(given, to: &attributes)
      if let delegate = given[Self.key(kCTRunDelegateAttributeName)] as? CTRunDelegate {
        attributes.attachment = TextAttachment(bounds: delegate.bounds, content: nil)
        var changed = units ?? Array(source.string.utf16)
        for index in range.location..<NSMaxRange(range) { changed[index] = 0xFFFC }
        units = changed
      }
      runs.append(.init(range: range.location..<NSMaxRange(range), attributes: attributes))
    }
    let string = units.map { String(decoding: $0, as: UTF16.self) } ?? (source.length > 0 ? source.string : "\u{200B}")
    self.text = AttributedText(
      string, runs: runs, defaultAttributes: runs.first?.attributes ?? .init(font: FontDescriptor(size: 12)))
  }

  static func key(_ name: NSString) -> NSAttributedString.Key { NSAttributedString.Key(rawValue: name as String) }

  /// Colours of lines are `CGColor`s to Core Text and `UIColor`s to UIKit, under the same names.
  private static func withUIKitsColors(_ source: NSAttributedString) -> NSAttributedString {
    var copy: NSMutableAttributedString?
    let keys: [NSAttributedString.Key] = [.foregroundColor, .strokeColor, .underlineColor, .backgroundColor]
    for key in keys {
      source.enumerateAttribute(key, in: NSRange(location: 0, length: source.length), options: []) { value, range, _ in
        guard let value, !(value is UIColor), let color = value as? CGColor else { return }
        let changed = copy ?? NSMutableAttributedString(attributedString: source)
        changed.addAttribute(key, value: UIColor(cgColor: color), range: range)
        copy = changed
      }
    }
    return copy ?? source
  }

  private static func apply(_ given: [NSAttributedString.Key: Any], to attributes: inout TextAttributes) {
    if let color = given[key(kCTForegroundColorAttributeName)] {
      attributes.color = (color as? UIColor)?.cgColor.rgba ?? (color as? CGColor)?.rgba ?? attributes.color
    } else if given[.foregroundColor] == nil,
      (given[key(kCTForegroundColorFromContextAttributeName)] as? NSNumber)?.boolValue == true
    {
      attributes.color = contextColor
    }
    if let color = given[key(kCTBackgroundColorAttributeName)] as? CGColor { attributes.background = color.rgba }
    if let level = (given[key(kCTSuperscriptAttributeName)] as? NSNumber)?.intValue, level != 0 {
      let size = attributes.font.size
      attributes.font = attributes.font.withSize(0.65 * size)
      attributes.baselineOffset += (level > 0 ? 0.35 : -0.15) * size * CGFloat(min(abs(level), 4))
    }
    // Links are not coloured by Core Text.
    if given[.link] != nil, given[.underlineStyle] == nil {
      attributes.underline = nil
      if given[key(kCTForegroundColorAttributeName)] == nil, given[.foregroundColor] == nil {
        attributes.color = .black
      }
    }
  }
}

extension CGContext {
  /// Draws what a text engine has written down, its origin at the text's place.
  func drawTypesetText(_ operations: [DisplayList.Operation], outlines: () -> [(CGPath, RGBAColor)]) {
    let shift = baselineShift
    drawText {
      guard textDrawingMode == .fill else {
        for (outline, color) in outlines() {
          if !textDrawingMode.clips { saveGState() }
          if textDrawingMode.fills { setFillColor(CGColor(rgba: resolved(color))) }
          draw(outline: outline)
          if !textDrawingMode.clips { restoreGState() }
        }
        return
      }
      translateBy(x: 0, y: shift)
      drawTypeset(operations.map(withContextColor))
    }
  }

  /// What puts the baseline on a whole pixel, y down: lines under text stand on whole pixels beside it, as in labels.
  private var baselineShift: CGFloat {
    let toDevice = textMatrix.concatenating(ctm)
    guard abs(toDevice.b) < 1e-9, abs(toDevice.c) < 1e-9, abs(toDevice.d) > 1e-6 else { return 0 }
    return -(toDevice.ty.rounded() - toDevice.ty) / toDevice.d
  }

  private func resolved(_ color: RGBAColor) -> RGBAColor { color == TypesetString.contextColor ? fillRGBA : color }

  private func withContextColor(_ operation: DisplayList.Operation) -> DisplayList.Operation {
    switch operation {
    case .glyphs(var run):
      run.color = resolved(run.color)
      return .glyphs(run)
    case .fill(let path, let color, let evenOdd): return .fill(path, color: resolved(color), evenOdd: evenOdd)
    case .stroke(let path, let style, let color): return .stroke(path, style: style, color: resolved(color))
    default: return operation
    }
  }
}
