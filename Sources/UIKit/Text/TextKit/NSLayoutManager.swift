// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// Lays a text storage out in a container. Lengths are points, places in the container's space.
///
/// A glyph's index is its character's: there is one for each UTF-16 code unit. One container is filled, the first.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  private weak var storage: NSTextStorage?
  private var containers: [NSTextContainer] = []
  private var known: TextLayout?
  /// The view whose text this is, which draws it in its own traits.
  weak var textView: UIView?
  /// What text looks like that says nothing of itself.
  var defaults = TextDefaults.drawing
  /// Adds what the view's text is to look like besides.
  var marked: (NSAttributedString) -> NSAttributedString = { $0 }
  /// Told that the text, or its room, is another.
  var changed: (() -> Void)?
  /// How often text was laid out; for tests.
  private(set) var layoutCount = 0

  public override init() {
    super.init()
  }

  open weak var delegate: (any NSLayoutManagerDelegate)?

  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }

  open var textContainers: [NSTextContainer] { containers }

  open func addTextContainer(_ container: NSTextContainer) {
    container.layoutManager = self
    containers.append(container)
    containerDidChange()
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    container.layoutManager = self
    containers.insert(container, at: index)
    containerDidChange()
  }

  open func removeTextContainer(at index: Int) {
    containers.remove(at: index).layoutManager = nil
    containerDidChange()
  }

  /// Whether lines have the leading of their fonts too; that of every font here is zero. Defaults to `true`.
  open var usesFontLeading = true

  /// Whether parts may be laid out before what precedes them: a hint, everything is. Defaults to `false`.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Whether invisible characters are shown; they are not. Defaults to `false`.
  @available(*, unavailable, message: "Tessera does not show invisible characters.")
  open var showsInvisibleCharacters: Bool {
    get { false }
    set { _ = newValue }
  }

  // MARK: - Laying out

  func storageDidChange(to storage: NSTextStorage?) {
    self.storage = storage
    containerDidChange()
  }

  func containerDidChange() {
    known = nil
    changed?()
  }

  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    containerDidChange()
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textView?.setNeedsLayout() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { textView?.setNeedsLayout() }
  open func ensureLayout(for container: NSTextContainer) { _ = layout }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layout }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layout }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layout }

  private var padding: CGFloat { containers.first?.lineFragmentPadding ?? 0 }

  var layout: TextLayout {
    if let known { return known }
    let made = layout(width: containers.first?.size.width ?? 0)
    known = made
    return made
  }

  /// The text in a container of another width.
  func layout(width: CGFloat) -> TextLayout {
    layoutCount += 1
    let traits = textView?.traitCollection ?? AmbientTraits.current
    let container = containers.first
    let room = width > 0 && width < 1e6 ? max(width - 2 * padding, 0) : .infinity
    let height = container?.size.height ?? 0
    let lines = container?.maximumNumberOfLines ?? 0
    let mode = LineBreakMode(rawValue: container?.lineBreakMode.rawValue ?? 0) ?? .byWordWrapping
    let options = TextLayoutOptions(
      width: room, height: height > 0 && height < 1e6 ? height : .infinity, numberOfLines: lines, lineBreakMode: mode,
      scale: AmbientTraits.scale(traits), stacking: .textView,
      isRightToLeft: textView.map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }
        ?? (traits.layoutDirection == .rightToLeft))
    let text = marked(storage ?? NSTextStorage(string: "")).engineText(
      defaults, traits: traits, room: AttachmentRoom(container: container, width: min(room, 10_000_000)))
    return TextLayout(text, options: options)
  }

  // MARK: - Characters and glyphs

  open var numberOfGlyphs: Int { storage?.length ?? 0 }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let last = layout.lines.last, let first = layout.lines.first else { return NSRange(location: 0, length: 0) }
    let end = layout.isTruncated ? last.range.upperBound : numberOfGlyphs
    return NSRange(location: first.range.lowerBound, length: max(end - first.range.lowerBound, 0))
  }

  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  // MARK: - Places

  /// The room that the text takes up; its ends' padding counts.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let layout = layout
    let left = layout.lines.map(\.frame.minX).min() ?? 0
    return CGRect(x: max(left, 0), y: 0, width: layout.size.width + 2 * padding, height: layout.size.height)
  }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = rects(for: glyphRange)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  func rects(for range: NSRange) -> [CGRect] {
    guard let low = Range(range) else { return [] }
    return layout.rects(for: low).map { $0.offsetBy(dx: padding, dy: 0) }
  }

  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let index = layout.lineIndex(of: glyphIndex) else { return .zero }
    let line = layout.lines[index]
    return CGPoint(x: layout.caretRect(at: glyphIndex).minX + padding, y: line.baseline - line.frame.minY)
  }

  /// The size of the attachment at a character; -1 by -1 where none stands.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    layout.attachments().first { $0.range.contains(glyphIndex) }?.rect.size ?? CGSize(width: -1, height: -1)
  }

  private func lineRect(_ line: TextLine) -> CGRect {
    let width = containers.first.map { $0.size.width } ?? 0
    return CGRect(
      x: 0, y: line.frame.minY, width: width > 0 ? width : line.frame.maxX + 2 * padding, height: line.frame.height)
  }

  private func usedRect(_ line: TextLine) -> CGRect {
    CGRect(
      x: line.frame.minX, y: line.frame.minY, width: line.frame.width + 2 * padding, height: line.frame.height)
  }

  /// The characters of a line, with what ends it.
  private func range(ofLine index: Int) -> NSRange {
    let lines = layout.lines
    let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : lines[index].range.upperBound
    return NSRange(location: lines[index].range.lowerBound, length: end - lines[index].range.lowerBound)
  }

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let index = layout.lineIndex(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = range(ofLine: index)
    return lineRect(layout.lines[index])
  }

  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let index = layout.lineIndex(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = range(ofLine: index)
    return usedRect(layout.lines[index])
  }

  /// The line after a newline at the end, where nothing is yet.
  open var extraLineFragmentRect: CGRect {
    guard let last = layout.lines.last, last.range.isEmpty, layout.lines.count > 1 else { return .zero }
    return lineRect(last)
  }

  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    containers.first
  }

  /// The character under a point, or nearest to it; the fraction says how far into it the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let place = CGPoint(x: point.x - padding, y: point.y)
    let offset = layout.characterIndex(at: place)
    let boundaries = TextBoundaries(storage?.string ?? "")
    for start in [boundaries.previous(before: offset), offset] where start < boundaries.length {
      let rects = layout.rects(for: start..<boundaries.next(after: start))
      if let rect = rects.first(where: { place.x >= $0.minX && place.x < $0.maxX }), rect.width > 0 {
        partialFraction?.pointee = (place.x - rect.minX) / rect.width
        return start
      }
    }
    partialFraction?.pointee = offset >= boundaries.length ? 1 : 0
    return offset >= boundaries.length ? boundaries.previous(before: boundaries.length) : offset
  }

  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let seen = layout.lines.indices.filter { lineRect(layout.lines[$0]).intersects(bounds) }
    guard let first = seen.first, let last = seen.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(range(ofLine: first), range(ofLine: last))
  }

  // MARK: - Enumerating and drawing

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = containers.first else { return }
    var stop = ObjCBool(false)
    let lines = layout.lines
    for index in lines.indices {
      let range = range(ofLine: index)
      guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
      block(lineRect(lines[index]), usedRect(lines[index]), container, range, &stop)
      if stop.boolValue { return }
    }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(for: glyphRange) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Draws the lines of glyphs, the container's corner at a point of the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let range = glyphsToShow.location..<max(NSMaxRange(glyphsToShow), glyphsToShow.location)
    let part = layout.keepingLines { $0.range.overlaps(range) || $0.range.isEmpty }
    context.draw(part, at: CGPoint(x: origin.x + padding, y: origin.y))
  }

  /// Backgrounds are drawn with the glyphs: for subclasses that draw more.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

/// Told by a layout manager. Nothing is asked yet.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
