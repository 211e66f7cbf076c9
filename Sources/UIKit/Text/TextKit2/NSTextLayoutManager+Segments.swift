// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// Rectangles and parts of the text, for selections.

extension NSTextLayoutManager {
  func enumerateSegments(
    _ range: NSTextRange, _ type: SegmentType, _ options: SegmentOptions,
    _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let content, let textContainer, !flow.isEmpty else { return }
    let wanted = content.offsets(of: range)
    guard !wanted.isEmpty else {
      guard let (line, way) = line(at: wanted.lowerBound, prefersBefore: options.contains(.upstreamAffinity)) else {
        return
      }
      let rect = CGRect(
        x: line.caretX(at: wanted.lowerBound - way.start) + textContainer.lineFragmentPadding,
        y: line.frame.minY + way.top, width: 0, height: line.frame.height)
      _ = block(
        options.contains(.rangeNotRequired) ? nil : range, rect, line.unroundedBaseline - line.frame.minY, textContainer
      )
      return
    }
    guard let first = flow.index(at: wanted.lowerBound), let last = flow.index(at: wanted.upperBound - 1) else {
      return
    }
    for index in first...last where index == first || index == last || !options.contains(.middleFragmentsExcluded) {
      if !enumerate(index, wanted, type, options, block) { return }
    }
  }

  /// The rectangles in one paragraph; `false` where no more are wanted.
  private func enumerate(
    _ index: Int, _ wanted: Range<Int>, _ type: SegmentType, _ options: SegmentOptions,
    _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) -> Bool {
    guard let content, let textContainer, let lines = flow.layOut(index)?.lines else { return true }
    let own = content.blocks[index].range
    let top = flow.top(of: index)
    let padding = textContainer.lineFragmentPadding
    for (number, line) in lines.enumerated() {
      let end = number + 1 < lines.count ? lines[number + 1].range.lowerBound : own.count
      let shown = own.lowerBound + line.range.lowerBound..<own.lowerBound + max(end, line.range.lowerBound)
      let part = shown.clamped(to: wanted)
      guard !part.isEmpty else { continue }
      let local = part.lowerBound - own.lowerBound..<part.upperBound - own.lowerBound
      let layout = TextLayout(lines: [line], size: .zero, options: .init(), showsAttachments: false)
      var rects = layout.rects(for: local).map { $0.offsetBy(dx: padding, dy: top) }
      if rects.isEmpty {
        // What ends a paragraph takes no room of its own.
        rects = [
          CGRect(
            x: line.caretX(at: local.lowerBound) + padding, y: line.frame.minY + top, width: 0,
            height: line.frame.height)
        ]
      }
      let edge = textContainer.usable(textContainer.size.width) + padding
      let goesOn = type == .selection && wanted.upperBound >= shown.upperBound && wanted.upperBound > part.upperBound
      let endsLine =
        type == .selection && part.upperBound == shown.upperBound && part.upperBound < content.length
        && line.range.upperBound < local.upperBound
      if goesOn || endsLine || options.contains(.tailSegmentExtended) && part.upperBound == wanted.upperBound {
        if edge.isFinite, let rect = rects.last {
          rects[rects.count - 1].size.width = max(edge - rect.minX, 0)
        }
      }
      if options.contains(.headSegmentExtended), part.lowerBound == wanted.lowerBound, let rect = rects.first {
        rects[0] = CGRect(x: padding, y: rect.minY, width: rect.maxX - padding, height: rect.height)
      }
      let range = options.contains(.rangeNotRequired) ? nil : content.textRange(part)
      for rect in rects {
        if !block(range, rect, line.unroundedBaseline - line.frame.minY, textContainer) { return false }
      }
    }
    return true
  }

  /// The line that an offset is on, with where its paragraph begins.
  func line(
    at offset: Int, prefersBefore: Bool = false
  ) -> (line: TextLine, way: (start: Int, top: CGFloat))? {
    guard let content, let index = flow.index(at: offset), let lines = flow.layOut(index)?.lines else { return nil }
    let start = content.blocks[index].start
    let local = offset - start
    let found =
      prefersBefore
      ? lines.first { $0.range.upperBound >= local && $0.range.lowerBound <= local }
      : lines.last { $0.range.lowerBound <= local }
    return (found ?? lines.first).map { ($0, (start, flow.top(of: index))) }
  }

  // MARK: - Parts

  func part(_ granularity: NSTextSelection.Granularity, at location: any NSTextLocation) -> NSTextRange? {
    guard let content else { return nil }
    let offset = content.offset(of: location)
    if granularity == .line { return line(at: offset).map { content.textRange(lineRange($0.line, $0.way.start)) } }
    let unit: UITextGranularity =
      switch granularity {
      case .character: .character
      case .word: .word
      case .sentence: .sentence
      default: .paragraph
      }
    return TextBoundaries(content.wholeString).range(of: unit, at: offset).map { content.textRange($0) }
  }

  /// A line's characters in the text, with what ends it.
  private func lineRange(_ line: TextLine, _ start: Int) -> Range<Int> {
    guard let content, let index = flow.index(at: start), let lines = flow.layOut(index)?.lines else { return 0..<0 }
    let own = content.blocks[index].range
    let end = lines.first { $0.range.lowerBound > line.range.lowerBound }?.range.lowerBound ?? own.count
    return own.lowerBound + line.range.lowerBound..<own.lowerBound + max(end, line.range.lowerBound)
  }

  func lineRange(at point: CGPoint) -> NSTextRange? {
    guard let content, let fragment = flow.fragment(atY: point.y), let block = fragment.block,
      let index = flow.index(at: block.start), let lines = fragment.lines
    else { return nil }
    let y = point.y - flow.top(of: index)
    return (lines.first { y < $0.frame.maxY } ?? lines.last).map { content.textRange(lineRange($0, block.start)) }
  }

  func enumerateParts(
    _ location: any NSTextLocation, _ options: NSString.EnumerationOptions,
    _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let content else { return }
    // Words and sentences have no names in this Foundation, but they have numbers.
    let unit: UITextGranularity =
      switch options.rawValue & 0xFF {
      case 0: .line
      case 1: .paragraph
      case 3: .word
      case 4: .sentence
      default: .character
      }
    let isReverse = options.contains(.reverse)
    let text = TextBoundaries(content.wholeString)
    let characters = content.wholeString as NSString
    var place = content.offset(of: location)
    var stop = ObjCBool(false)
    while isReverse ? place > 0 : place < text.length {
      let at = isReverse ? text.previous(before: place) : place
      let whole =
        unit == .line
        ? line(at: at).map { lineRange($0.line, $0.way.start) }
        : text.range(of: unit, at: at)
      let next = whole.map { isReverse ? $0.lowerBound : $0.upperBound } ?? place
      // What stands between two paragraphs is none.
      guard let whole, isReverse ? next < place : next > place else {
        place = isReverse ? at : text.next(after: at)
        continue
      }
      let part =
        isReverse ? whole.lowerBound..<min(whole.upperBound, place) : max(whole.lowerBound, place)..<whole.upperBound
      let string =
        options.contains(.substringNotRequired) ? nil : characters.substring(with: NSRange(part))
      block(string, content.textRange(part), content.textRange(whole), &stop)
      if stop.boolValue { return }
      place = next
    }
  }

  func enumerateCarets(
    _ location: any NSTextLocation,
    _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let content, let (line, way) = line(at: content.offset(of: location)) else { return }
    let padding = textContainer?.lineFragmentPadding ?? 0
    var stop = ObjCBool(false)
    for caret in line.carets {
      // Each side belongs to a character: the leading one is the place before it.
      block(caret.x + padding, content.place(at: way.start + caret.offset), caret.isLeading, &stop)
      if stop.boolValue { return }
    }
  }

  func isRightToLeft(at location: any NSTextLocation) -> Bool {
    guard let content else { return false }
    let offset = content.offset(of: location)
    if let index = flow.index(at: offset),
      let paragraph = content.element(of: content.blocks[index]) as? NSTextParagraph,
      case let string = paragraph.attributedString, string.length > 0
    {
      let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      if let style, style.baseWritingDirection != .natural { return style.baseWritingDirection == .rightToLeft }
      if let own = TextBoundaries(string.string).isRightToLeft(at: 0) { return own }
    }
    return textView.map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft } ?? false
  }
}
