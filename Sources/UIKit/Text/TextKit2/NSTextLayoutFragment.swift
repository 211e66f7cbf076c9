// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// A paragraph as it is laid out. Subclasses draw it in their own way, and leave room around it.
@preconcurrency @MainActor open class NSTextLayoutFragment: NSObject {
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let reverse = EnumerationOptions(rawValue: 1)
    /// Fragments that are not laid out say how large they may be.
    public static let estimatesSize = EnumerationOptions(rawValue: 2)
    /// Each fragment is laid out before it is handed out.
    public static let ensuresLayout = EnumerationOptions(rawValue: 4)
    /// The line behind a separator at the text's end is there.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
  }

  public enum State: UInt, Sendable {
    case none = 0
    case estimatedUsageBounds = 1
    case calculatedUsageBounds = 2
    case layoutAvailable = 3
  }

  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  private let element: NSTextElement
  private let givenRange: NSTextRange?
  private(set) weak var block: TextBlock?
  /// The lines from y 0 and offset 0 on; `nil` before they are made.
  var lines: [TextLine]? {
    didSet { knownLineFragments = nil }
  }
  private(set) var options = TextLayoutOptions()
  private(set) var showsAttachments = false
  private var knownLineFragments: [NSTextLineFragment]?
  /// Views that stand for attachments, by the offset in the paragraph.
  private var providers: [Int: NSTextAttachmentViewProvider] = [:]
  var isEstimated = false

  /// Creates a fragment of an element, or of a part of it.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    element = textElement
    givenRange = rangeInElement
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  func attach(to manager: NSTextLayoutManager, _ block: TextBlock) {
    textLayoutManager = manager
    self.block = block
  }

  func take(_ lines: [TextLine], options: TextLayoutOptions, showsAttachments: Bool) {
    (self.options, self.showsAttachments) = (options, showsAttachments)
    self.lines = lines
  }

  // MARK: - What it is of

  open weak var textElement: NSTextElement? { element }

  /// Where in the text it is.
  open var rangeInElement: NSTextRange {
    if let block, let content = textLayoutManager?.textContentManager { return content.textRange(block.range) }
    return givenRange ?? element.elementRange ?? NSTextRange(0..<0)
  }

  /// The lines, from the fragment's corner; none before it is laid out.
  open var textLineFragments: [NSTextLineFragment] {
    if let knownLineFragments { return knownLineFragments }
    guard let lines else { return [] }
    let string = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    let made = lines.indices.map { index in
      let line = lines[index]
      let end = index + 1 < lines.count ? lines[index + 1].range.lowerBound : string.length
      let low = min(line.range.lowerBound, string.length)
      return NSTextLineFragment(
        line, options: options, string: string, range: NSRange(location: low, length: max(end - low, 0)),
        showsAttachments: showsAttachments)
    }
    knownLineFragments = made
    return made
  }

  /// The line at a height of the fragment; the nearest one unless it has to be there.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    let all = textLineFragments
    if let found = all.first(where: {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }) {
      return found
    }
    guard !requiresExactMatch else { return nil }
    return all.last { $0.typographicBounds.minY <= verticalOffset } ?? all.first
  }

  /// The line that a place is in; `nil` for a place elsewhere.
  open func textLineFragment(
    for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    guard let block, let content = textLayoutManager?.textContentManager else { return nil }
    let offset = content.offset(of: textLocation) - block.start
    guard (0...block.length).contains(offset) else { return nil }
    let all = textLineFragments
    return isUpstreamAffinity
      ? all.first { NSMaxRange($0.characterRange) >= offset }
      : all.last { $0.characterRange.location <= offset }
  }

  // MARK: - Places

  open var state: State { lines != nil ? .layoutAvailable : isEstimated ? .estimatedUsageBounds : .none }

  /// The queue that it is laid out on; there is one for everything.
  open var layoutQueue: OperationQueue?

  /// Has the lines be made anew.
  open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

  /// Where the fragment is in its container; estimated where it is not laid out.
  open var layoutFragmentFrame: CGRect {
    guard let manager = textLayoutManager, let block, let index = manager.flow.index(at: block.start) else {
      return .zero
    }
    let padding = manager.textContainer?.lineFragmentPadding ?? 0
    let width = (lines?.map(\.frame.maxX).max()).map { max($0, 0) + trailingPadding } ?? 0
    return CGRect(
      x: padding, y: manager.flow.top(of: index), width: width, height: manager.flow.height(of: index))
  }

  /// What it draws in, from its own corner. Italic letters reach beyond their lines.
  open var renderingSurfaceBounds: CGRect {
    let size = layoutFragmentFrame.size
    let reach = (lines?.map(\.frame.height).max() ?? 0) / 4
    return (lines ?? []).reduce(CGRect(origin: .zero, size: size)) { $0.union($1.frame.insetBy(dx: -reach, dy: 0)) }
  }

  /// The room from the fragment's leading edge to its lines. Asked of subclasses; 0.
  open var leadingPadding: CGFloat { 0 }
  /// The room from the lines to the fragment's trailing edge. Asked of subclasses; 0.
  open var trailingPadding: CGFloat { 0 }
  /// The room above the fragment. Asked of subclasses; 0.
  open var topMargin: CGFloat { 0 }
  /// The room below the fragment. Asked of subclasses; 0.
  open var bottomMargin: CGFloat { 0 }

  /// Whether it may draw otherwise than the text is.
  var drawsItself: Bool { type(of: self) != NSTextLayoutFragment.self }

  /// Draws the lines, the fragment's corner at a point.
  open func draw(at point: CGPoint, in context: CGContext) {
    guard let lines else { return }
    let way = CGVector(dx: 0, dy: point.y)
    let placed = lines.map { $0.moved(by: way, offset: 0, options: options) }
    context.draw(
      TextLayout(lines: placed, size: .zero, options: options, showsAttachments: showsAttachments),
      at: CGPoint(x: point.x, y: 0))
  }

  // MARK: - Attachments

  /// The views that stand for attachments in it.
  open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    providers.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Where the attachment at a place is, from the fragment's corner; zero where none is.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let block, let content = textLayoutManager?.textContentManager, showsAttachments, let lines else {
      return .zero
    }
    let offset = content.offset(of: location) - block.start
    let layout = TextLayout(lines: lines, size: .zero, options: options, showsAttachments: true)
    return layout.attachments().first { $0.range.contains(offset) }?.rect ?? .zero
  }

  /// The provider for an attachment at an offset of the paragraph, made once.
  func provider(for attachment: NSTextAttachment, at offset: Int) -> NSTextAttachmentViewProvider? {
    if let known = providers[offset], known.textAttachment === attachment { return known }
    providers[offset] = nil
    guard attachment.allowsTextAttachmentView, let manager = textLayoutManager, let block,
      let content = manager.textContentManager
    else { return nil }
    let place = content.place(at: block.start + offset)
    let made =
      manager.flow.spareProvider(for: attachment)
      ?? attachment.viewProvider(for: manager.textView, location: place, textContainer: manager.textContainer)
    made?.location = place
    providers[offset] = made
    return made
  }

  func offset(of provider: NSTextAttachmentViewProvider) -> Int? { providers.first { $0.value === provider }?.key }

  /// Forgets the providers of attachments that are no longer there.
  func keepProviders(ofAttachmentsIn string: NSAttributedString) {
    for (offset, provider) in providers {
      let found = offset < string.length ? string.attribute(.attachment, at: offset, effectiveRange: nil) : nil
      if let found = found as? NSTextAttachment, found === provider.textAttachment { continue }
      provider.loadedView?.removeFromSuperview()
      providers[offset] = nil
    }
  }
}
