// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// Lays a text storage out in containers, one after the other. Lengths are points, places in a container's space.
///
/// A glyph's index is its character's: there is one for each UTF-16 code unit.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  weak var storage: NSTextStorage?
  private var containers: [NSTextContainer] = []
  var known: [TextLayout]?
  /// The layout before a change, of which much may stay.
  var earlier: TextLayout?
  /// The view whose text this is, which draws it in its own traits.
  weak var textView: UIView?
  /// What text looks like that says nothing of itself.
  var defaults = TextDefaults.drawing
  /// Adds what the view's text is to look like besides.
  var marked: (NSAttributedString) -> NSAttributedString = { $0 }
  /// Told that the text, or its room, is another.
  var listeners: [() -> Void] = []
  /// How often text was laid out; for tests.
  var layoutCount = 0

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { containerDidChange() } }
  }

  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }

  /// Gives the manager to another storage, as setting `textStorage` does.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) { textStorage = newTextStorage }

  open var textContainers: [NSTextContainer] { containers }

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: containers.count)
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

  /// A container is of another shape: what it holds, and what follows, is laid out anew.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { containerDidChange() }

  /// Whether lines have the leading of their fonts too; that of every font here is zero. Defaults to `true`.
  open var usesFontLeading = true
  /// Words are broken at soft hyphens, whatever it is: a hint. Defaults to `false`.
  open var usesDefaultHyphenation = false
  /// Whether what takes very long is cut short: a hint. Defaults to `false`.
  open var limitsLayoutForSuspiciousContents = false

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

  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
    actualCharacterRange?.pointee = charRange
    containerDidChange()
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) { textView?.setNeedsLayout() }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { textView?.setNeedsLayout() }
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = layouts }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = layouts }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layouts }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = layouts }

  /// The first character that no container has room for; the length where all have.
  open func firstUnlaidCharacterIndex() -> Int {
    containers.last.map { NSMaxRange(glyphRange(for: $0)) } ?? 0
  }

  open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

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

  /// The glyphs that a container holds.
  open func glyphRange(for container: NSTextContainer) -> NSRange { laidOut(in: container).range }

  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

  // MARK: - Places

  /// The room that the text takes up; its ends' padding counts.
  open func usedRect(for container: NSTextContainer) -> CGRect { laidOut(in: container).usedRect }

  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let rects = laidOut(in: container).rects(for: glyphRange)
    return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
  }

  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { line(of: glyphIndex)?.location(of: glyphIndex) ?? .zero }

  /// The size of the attachment at a character; -1 by -1 where none stands.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
    for layout in layouts {
      if let found = layout.attachments().first(where: { $0.range.contains(glyphIndex) }) { return found.rect.size }
    }
    return CGSize(width: -1, height: -1)
  }

  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.rect
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> CGRect {
    guard let line = line(of: glyphIndex) else { return .zero }
    effectiveRange?.pointee = line.range
    return line.usedRect
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The line after a newline at the end, where nothing is yet.
  open var extraLineFragmentRect: CGRect { extraLine?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraLine?.usedRect ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.container }

  /// What an ellipsis at the end of a glyph's line stands for; its location is `NSNotFound` where there is none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    line(of: glyphIndex)?.hiddenRange ?? NSRange(location: NSNotFound, length: 0)
  }

  /// The container that a glyph is in; `nil` where none has room for it.
  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?) -> NSTextContainer? {
    for container in containers {
      let range = glyphRange(for: container)
      guard NSLocationInRange(glyphIndex, range) else { continue }
      effectiveRange?.pointee = range
      return container
    }
    return nil
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }

  /// The character under a point, or nearest to it; the fraction says how far into it the point is.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = laidOut(in: container).character(at: point, boundaries: TextBoundaries(storage?.string ?? ""))
    partialFraction?.pointee = found.fraction
    return found.index
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

  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    var fraction: CGFloat = 0
    _ = characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    return fraction
  }

  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    let seen = laidOut(in: container).lines.filter { $0.rect.intersects(bounds) }
    guard let first = seen.first, let last = seen.last else { return NSRange(location: 0, length: 0) }
    return NSUnionRange(first.range, last.range)
  }

  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange
  {
    glyphRange(forBoundingRect: bounds, in: container)
  }

  // MARK: - Enumerating and drawing

  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for container in containers {
      for line in laidOut(in: container).lines where NSIntersectionRange(line.range, glyphRange).length > 0 {
        block(line.rect, line.usedRect, container, line.range, &stop)
        if stop.boolValue { return }
      }
    }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in laidOut(in: textContainer).rects(for: glyphRange) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Draws the lines of glyphs, their container's corner at a point of the current context.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard hasOwnDrawing else { return draw(glyphsToShow, at: origin, in: context, part: .marks) }
    for place in marks(.underlineStyle, in: glyphsToShow) {
      underlineGlyphRange(
        place.range, underlineType: place.style, lineFragmentRect: place.line.rect,
        lineFragmentGlyphRange: place.line.range, containerOrigin: origin)
    }
    draw(glyphsToShow, at: origin, in: context, part: .glyphs)
    for place in marks(.strikethroughStyle, in: glyphsToShow) {
      strikethroughGlyphRange(
        place.range, strikethroughType: place.style, lineFragmentRect: place.line.rect,
        lineFragmentGlyphRange: place.line.range, containerOrigin: origin)
    }
  }

  /// Draws what is behind the lines of glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard hasOwnDrawing else { return draw(glyphsToShow, at: origin, in: context, part: .backgrounds) }
    for place in backgrounds(in: glyphsToShow, at: origin) {
      context.setFillColor(place.color.resolvedCGColor(with: textView?.traitCollection ?? AmbientTraits.current))
      place.rects.withUnsafeBufferPointer { rects in
        guard let first = rects.baseAddress else { return }
        fillBackgroundRectArray(first, count: rects.count, forCharacterRange: place.range, color: place.color)
      }
    }
  }

  /// Fills what is behind characters with the context's fill colour, which is `color`. Asked of subclasses.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    UIGraphicsGetCurrentContext()?.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount)))
  }

  /// Draws the line under glyphs of one line. Asked of subclasses.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawMark(.under, glyphRange, at: containerOrigin)
  }

  /// Works out where the line under glyphs is, and draws it. Asked of subclasses.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: markOffset(.under, glyphRange),
      lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws the line through glyphs of one line. Asked of subclasses.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawMark(.through, glyphRange, at: containerOrigin)
  }

  /// Works out where the line through glyphs is, and draws it. Asked of subclasses.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: markOffset(.through, glyphRange), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
}
