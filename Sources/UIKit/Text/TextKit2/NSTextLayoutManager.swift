// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// Lays a text out in a container, paragraph by paragraph, as far as somebody asks. Lengths are points, places in the
/// container's space.
///
/// What was not laid out yet has a height that is estimated; laying it out moves what is below.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject, NSTextSelectionDataSource {
  /// What rectangles of a range are for.
  public enum SegmentType: Int, Sendable {
    case standard = 0
    /// As a selection shows it: up to the container's edge where the text goes on below.
    case selection = 1
    case highlight = 2
  }

  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The range of each rectangle is not worked out.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1)
    /// Only the first and the last paragraph.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
    /// The first line's rectangle begins at the container's edge.
    public static let headSegmentExtended = SegmentOptions(rawValue: 4)
    /// The last line's rectangle ends at the container's edge.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
    /// An empty range where a line wraps is at the end of the upper one.
    public static let upstreamAffinity = SegmentOptions(rawValue: 16)
  }

  private(set) weak var content: NSTextContentManager?
  /// What is known of each paragraph.
  private(set) lazy var flow = ParagraphFlow(self)
  /// What text looks like besides its attributes.
  var rendering = RenderingAttributes()
  /// The view whose text this is.
  weak var textView: UIView?
  var defaults = TextDefaults.drawing
  var marked: (NSAttributedString) -> NSAttributedString = { $0 }
  var listeners: [() -> Void] = []
  /// Has the view take the older layout manager instead.
  var fallBack: (() -> NSLayoutManager?)?
  /// How often a paragraph was laid out; for tests.
  var fragmentLayoutCount = 0

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { invalidateAll() } }
  }

  /// Whether lines have the leading of their fonts too; that of every font here is zero. Defaults to `true`.
  open var usesFontLeading = true
  /// Whether what takes very long is cut short: a hint. Defaults to `false`.
  open var limitsLayoutForSuspiciousContents = false
  /// Words are broken at soft hyphens, whatever it is: a hint. Defaults to `false`.
  open var usesHyphenation = false
  /// Everything is laid out where it is asked for, whatever it is: a hint.
  open var layoutQueue: OperationQueue?

  // MARK: - Text and room

  open var textContentManager: NSTextContentManager? { content }

  /// Gives the manager to another text.
  open func replace(_ textContentManager: NSTextContentManager) {
    content?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  /// The room that the text is laid out in.
  open var textContainer: NSTextContainer? {
    didSet {
      guard textContainer !== oldValue else { return }
      if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
      textContainer?.textLayoutManager = self
      flow.forgetAll()
      tell()
    }
  }

  func contentManagerDidChange(to content: NSTextContentManager?) {
    self.content = content
    rendering = RenderingAttributes()
    flow.forgetAll()
    tell()
  }

  /// All of the text may be another.
  func textDidChange() {
    rendering = RenderingAttributes()
    flow.forgetAll()
    tell()
  }

  func blocksDidChange(_ old: Range<Int>, count: Int, edited: Range<Int>, changeInLength delta: Int) {
    rendering.edit(edited, changeInLength: delta)
    flow.replace(old, count: count)
    tell()
  }

  private func tell() {
    for listener in listeners { listener() }
  }

  func containerDidChange() { invalidateAll() }

  private func invalidateAll() {
    flow.invalidateAll()
    tell()
  }

  // MARK: - Laying out

  /// The room that the text takes up, as far as it is laid out; what is not is estimated.
  open var usageBoundsForTextContainer: CGRect { flow.usageBounds }

  open func ensureLayout(for range: NSTextRange) {
    guard let content else { return }
    flow.ensure(content.offsets(of: range))
  }

  open func ensureLayout(for bounds: CGRect) { flow.ensure(from: bounds.minY, to: bounds.maxY) }

  open func invalidateLayout(for range: NSTextRange) {
    guard let content else { return }
    flow.invalidate(content.offsets(of: range))
    tell()
  }

  /// The fragment at a height of the container; `nil` above and below the text.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? { flow.fragment(atY: position.y) }

  /// The fragment that a place is in; the last one for the text's end.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    guard let content, let index = flow.index(at: content.offset(of: location)) else { return nil }
    return flow.layOut(index)
  }

  /// Hands out fragments in order until the block returns `false`, from a place on, or from one end of the text. None
  /// before that place is laid out.
  ///
  /// - Returns: The end of the last one, or its start where it goes backwards.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from textLocation: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    guard let content, !flow.isEmpty else { return nil }
    let isReverse = options.contains(.reverse)
    let from = textLocation.map { content.offset(of: $0) } ?? (isReverse ? content.length : 0)
    if isReverse, from == 0 { return nil }
    if !isReverse, from >= content.length, !options.contains(.ensuresExtraLineFragment) { return nil }
    guard var index = flow.index(at: isReverse ? from - 1 : from) else { return nil }
    var stopped: (any NSTextLocation)?
    while index >= 0, index < flow.count {
      let found =
        options.contains(.ensuresLayout) || options.contains(.ensuresExtraLineFragment)
        ? flow.layOut(index) : flow.fragment(index)
      let range = content.blocks[index].range
      index += isReverse ? -1 : 1
      guard let found else { continue }
      if options.contains(.estimatesSize) { found.isEstimated = true }
      stopped = content.place(at: isReverse ? range.lowerBound : range.upperBound)
      if !block(found) { break }
    }
    return stopped
  }

  /// Hands out the rectangles that show a range, with where their baselines are from their tops, until the block returns
  /// `false`. An empty range has one of no width.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) { enumerateSegments(textRange, type, options, block) }

  // MARK: - Edits

  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    content?.replaceContents(in: range, with: textElements)
  }

  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    content?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }

  // MARK: - Selections and the part in sight

  open var textSelections: [NSTextSelection] = []
  open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)
  open lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

  // MARK: - Rendering attributes

  /// What links look like; the colour of links, underlined.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// What a link looks like, as the delegate says.
  open func renderingAttributes(
    forLink link: Any, at location: any NSTextLocation
  ) -> [NSAttributedString.Key: Any] {
    let usual = type(of: self).linkRenderingAttributes
    guard let delegate else { return usual }
    return delegate.textLayoutManager(self, renderingAttributesForLink: link, at: location, defaultAttributes: usual)
      ?? [:]
  }

  /// Asked for each fragment before its lines are made, so that what they are to look like can be set.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { invalidateAll() }
  }

  /// Hands out what was set, and where, until the block returns `false`.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let content else { return }
    let from = content.offset(of: location)
    let all = rendering.runs.filter { reverse ? $0.range.lowerBound < from : $0.range.upperBound > from }
    for run in reverse ? all.reversed() : all {
      let part = reverse ? run.range.clamped(to: 0..<from) : run.range.clamped(to: from..<Int.max)
      if !block(self, run.attributes, content.textRange(part)) { return }
    }
  }

  /// Has characters look otherwise than the text says, as long as lines are as high and as wide as before.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) { changeRendering(textRange) { $0 = renderingAttributes } }

  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) { changeRendering(textRange) { $0[renderingAttribute] = value } }

  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    changeRendering(textRange) { $0[renderingAttribute] = nil }
  }

  /// Forgets what was set; the validator is asked anew.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) { changeRendering(textRange) { $0 = [:] } }

  private func changeRendering(_ range: NSTextRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard let content else { return }
    let offsets = content.offsets(of: range)
    rendering.change(offsets, change)
    flow.look(isOtherIn: offsets)
    if !flow.isValidating { tell() }
  }

  // MARK: - NSTextSelectionDataSource

  open var documentRange: NSTextRange { content?.documentRange ?? NSTextRange(0..<0) }

  open func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateParts(location, options, block) }

  open func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange? { part(selectionGranularity, at: location) }

  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    content?.location(location, offsetBy: offset)
  }

  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    content?.offset(from: from, to: to) ?? 0
  }

  open func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection { isRightToLeft(at: location) ? .rightToLeft : .leftToRight }

  open func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { enumerateCarets(location, block) }

  open func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange? { lineRange(at: point) }

  open func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    block(reverse ? documentRange.location : documentRange.endLocation, &stop)
  }

  open func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}

/// Asked by a text layout manager. All of it is optional.
@preconcurrency @MainActor public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// The fragment for an element: one of a subclass draws in its own way.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// What a link looks like; `nil` for what its text does.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
