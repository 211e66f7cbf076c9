// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

// The text in its containers, as the engine has laid it out.

extension NSLayoutManager {
  func storageDidChange(to storage: NSTextStorage?) {
    self.storage = storage
    containerDidChange()
  }

  func containerDidChange() {
    let hadLayout = known != nil
    if let known { earlier = known.first }
    known = nil
    if hadLayout { delegate?.layoutManagerDidInvalidateLayout(self) }
    for listener in listeners { listener() }
  }

  func containerDidChange(_ container: NSTextContainer, from oldSize: CGSize) {
    textContainerChangedGeometry(container)
    delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
  }

  /// The text of each container.
  var layouts: [TextLayout] {
    if let known { return known }
    let made = makeLayouts()
    known = made
    for (container, layout) in zip(textContainers, made) {
      let isAtEnd = layout.rest == nil
      delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: isAtEnd)
      if isAtEnd { break }
    }
    if made.last?.rest != nil { delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: false) }
    return made
  }

  func layout(of container: NSTextContainer) -> TextLayout {
    let place = textContainers.firstIndex { $0 === container } ?? 0
    return layouts.indices.contains(place)
      ? layouts[place] : TextLayout(AttributedText("", attributes: .init()), options: .init())
  }

  /// The text of a container as if it had another width; `nil` for the one it has.
  func layout(of container: NSTextContainer, width: CGFloat) -> TextLayout {
    guard textContainers.count == 1, width != container.size.width else { return layout(of: container) }
    layoutCount += 1
    container.measuredWidth = width
    defer { container.measuredWidth = nil }
    return TextLayout(
      engineText, options: options(of: container, width: width), room: room(of: container, width: width))
  }

  private var traits: UITraitCollection { textView?.traitCollection ?? AmbientTraits.current }

  private var isRightToLeft: Bool {
    textView.map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }
      ?? (traits.layoutDirection == .rightToLeft)
  }

  private var engineText: AttributedText {
    let container = textContainers.first
    let width = container.map { min($0.usable($0.size.width), 10_000_000) } ?? 10_000_000
    return obeyingDelegate(marked(storage ?? NSTextStorage(string: ""))).engineText(
      defaults, traits: traits, room: AttachmentRoom(container: container, width: width))
  }

  private func options(of container: NSTextContainer, width: CGFloat) -> TextLayoutOptions {
    container.layoutOptions(width: width, scale: AmbientTraits.scale(traits), isRightToLeft: isRightToLeft)
  }

  private func makeLayouts() -> [TextLayout] {
    let containers = textContainers
    guard !containers.isEmpty else { return [] }
    layoutCount += 1
    let text = engineText
    defer { earlier = nil }
    if containers.count == 1, delegate == nil, !containers[0].hasOwnShape {
      let options = options(of: containers[0], width: containers[0].size.width)
      return [TextLayout(text, options: options, reusing: earlier)]
    }
    var result: [TextLayout] = []
    var start: TextPlace?
    for (index, container) in containers.enumerated() {
      let isLast = index == containers.count - 1
      let options = options(of: container, width: container.size.width)
      if index > 0, start == nil {
        // The text has ended before.
        result.append(TextLayout(AttributedText("", attributes: .init()), options: options))
        continue
      }
      var room = room(of: container, width: container.size.width)
      (room.start, room.goesOn) = (start, !isLast)
      let layout = TextLayout(text, options: options, room: room)
      start = layout.rest
      result.append(layout)
    }
    return result
  }

  /// What a container, and the delegate, say of lines.
  private func room(of container: NSTextContainer, width: CGFloat) -> TextRoom {
    var room = container.room(width: width, isRightToLeft: isRightToLeft)
    if let delegate { room.rules = rules(of: delegate, in: container) }
    return room
  }

  private func rules(of delegate: any NSLayoutManagerDelegate, in container: NSTextContainer) -> LineRules {
    LineRules(
      lineSpacing: { delegate.layoutManager(self, lineSpacingAfterGlyphAt: $0, withProposedLineFragmentRect: $1) },
      spaceBefore: { offset in
        delegate.layoutManager(self, paragraphSpacingBeforeGlyphAt: offset, withProposedLineFragmentRect: .zero)
      },
      spaceAfter: { offset in
        delegate.layoutManager(self, paragraphSpacingAfterGlyphAt: offset, withProposedLineFragmentRect: .zero)
      },
      adjust: { shape, range in
        let padding = container.lineFragmentPadding
        var rect = shape.rect.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
        var used = shape.used.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
        var baseline = shape.baseline
        let isOther = delegate.layoutManager(
          self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline,
          in: container, forGlyphRange: NSRange(location: range.lowerBound, length: range.count))
        guard isOther else { return }
        shape.rect.size.height = rect.height
        shape.baseline = baseline
      })
  }

  // MARK: - Lines

  func laidOut(in container: NSTextContainer) -> ContainedText {
    ContainedText(layout: layout(of: container), container: container, length: numberOfGlyphs)
  }

  /// The line of a glyph, in whatever container.
  func line(of glyphIndex: Int) -> ContainedText.Line? {
    var found: ContainedText.Line?
    for container in textContainers {
      let text = laidOut(in: container)
      guard let index = text.layout.lineIndex(of: glyphIndex),
        text.layout.lines[index].range.lowerBound <= glyphIndex || found == nil
      else { continue }
      found = text.line(index)
    }
    return found
  }

  var extraLine: ContainedText.Line? {
    guard let container = textContainers.last(where: { !layout(of: $0).lines.isEmpty }) else { return nil }
    let text = laidOut(in: container)
    guard let last = text.layout.lines.last, last.range.isEmpty, last.range.lowerBound > 0 else { return nil }
    return text.line(text.layout.lines.count - 1)
  }

  func draw(_ range: NSRange, at origin: CGPoint, in context: CGContext, part: TextLayout.DrawnPart) {
    let glyphs = range.location..<max(NSMaxRange(range), range.location)
    for container in textContainers {
      let layout = layout(of: container)
      guard layout.lines.contains(where: { $0.range.overlaps(glyphs) }) else { continue }
      let seen = layout.keepingLines { $0.range.overlaps(glyphs) }
      context.draw(seen, at: CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y), part: part)
      return
    }
  }
}
