// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraText

/// The paragraphs of a text below each other, each laid out by itself when somebody asks for it.
///
/// Where lines depend on others far away, as where there is room for so many only or something to flow around, all is laid
/// out at once.
@MainActor final class ParagraphFlow {
  private struct Entry {
    var fragment: NSTextLayoutFragment?
    /// Of its lines; estimated where it is not laid out.
    var height: CGFloat
    /// What stays free above it, where another paragraph is above, and below it.
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// What the last line needs below it if no other follows.
    var rest: CGFloat = 0
    var width: CGFloat = 0
    var isHidden = false

    var isLaidOut: Bool { isHidden || fragment?.lines != nil }
  }

  private unowned let manager: NSTextLayoutManager
  private var entries: [Entry]?
  /// The tops of the first paragraphs, as many as are known.
  private var tops: [CGFloat] = []
  /// Everything at once, where it has to be.
  private var whole: TextLayout?
  private var known: TextLayout?
  private var estimate: (height: CGFloat, perLine: CGFloat)?
  /// The width that lines were made for.
  private var usedWidth: CGFloat?
  /// Rendering attributes are being asked for, for lines that are just made.
  private(set) var isValidating = false

  init(_ manager: NSTextLayoutManager) {
    self.manager = manager
  }

  private var content: NSTextContentManager? { manager.textContentManager }
  private var container: NSTextContainer? { manager.textContainer }

  // MARK: - Changes

  /// Providers of fragments that were dropped, for the ones that take their place: their views go on.
  private var spareProviders: [NSTextAttachmentViewProvider] = []

  func spareProvider(for attachment: NSTextAttachment) -> NSTextAttachmentViewProvider? {
    spareProviders.firstIndex { $0.textAttachment === attachment }.map { spareProviders.remove(at: $0) }
  }

  /// What has no place by now gets none.
  func dropSpareProviders() { spareProviders = [] }

  private func drop(_ index: Int) {
    guard let fragment = entries?[index].fragment else { return }
    spareProviders += fragment.textAttachmentViewProviders
    entries?[index].fragment = nil
  }

  /// The text is another.
  func forgetAll() {
    entries = nil
    estimate = nil
    forgetPlaces(from: 0)
  }

  /// Lines may be others; heights are thought to be about the same.
  func invalidateAll() {
    if entries == nil { return }
    let isSameWidth = usedWidth == container?.size.width
    guard isSameWidth else { return forgetAll() }
    estimate = nil
    for index in entries?.indices ?? 0..<0 { drop(index) }
    forgetPlaces(from: 0)
  }

  /// Paragraphs were put in place of others.
  func replace(_ old: Range<Int>, count: Int) {
    guard let entries, old.upperBound <= entries.count else { return forgetAll() }
    let isOne = old.count == 1 && count == 1
    let heights = (0..<count).map { index in
      // One that is edited is most likely as high as it was.
      isOne && entries[old.lowerBound].fragment != nil
        ? entries[old.lowerBound].height : estimatedHeight(old.lowerBound + index)
    }
    for index in old { drop(index) }
    self.entries?.replaceSubrange(old, with: heights.map { Entry(height: $0) })
    forgetPlaces(from: old.lowerBound)
  }

  /// Lines of a range are to be made anew.
  func invalidate(_ offsets: Range<Int>) {
    for index in indices(of: offsets) { drop(index) }
    forgetPlaces(from: indices(of: offsets).lowerBound)
  }

  /// Characters look otherwise; their fragments stay.
  func look(isOtherIn offsets: Range<Int>) {
    guard entries != nil, !isValidating else { return }
    for index in indices(of: offsets) { entries?[index].fragment?.lines = nil }
    (known, whole) = (nil, nil)
  }

  private func forgetPlaces(from index: Int) {
    if tops.count > index { tops.removeSubrange(index...) }
    (known, whole) = (nil, nil)
  }

  // MARK: - Paragraphs

  private var blocks: [TextBlock] { content?.blocks ?? [] }

  /// Makes what is known of each paragraph, where nothing is yet; `false` where nothing can be laid out.
  @discardableResult private func prepare() -> Bool {
    guard let content, let container else { return false }
    usedWidth = container.size.width
    guard entries == nil else { return true }
    let count = content.blocks.count
    entries = []
    entries = (0..<count).map { Entry(height: estimatedHeight($0)) }
    return true
  }

  var isEmpty: Bool { blocks.isEmpty }
  var count: Int { blocks.count }

  func index(at offset: Int) -> Int? { blocks.index(at: offset) }

  private func indices(of offsets: Range<Int>) -> Range<Int> {
    let blocks = blocks
    guard let low = blocks.index(at: offsets.lowerBound),
      let high = blocks.index(at: max(offsets.upperBound - 1, offsets.lowerBound))
    else { return 0..<0 }
    return low..<high + 1
  }

  /// What a paragraph takes up that nobody has looked at: so many lines of the text's first font, of letters that are
  /// half as wide as they are high.
  private func estimatedHeight(_ index: Int) -> CGFloat {
    let known = estimate ?? makeEstimate()
    estimate = known
    let length = blocks.indices.contains(index) ? blocks[index].length : 1
    return known.height * max((CGFloat(length - 1) / known.perLine).rounded(.up), 1)
  }

  private func makeEstimate() -> (height: CGFloat, perLine: CGFloat) {
    let first = blocks.first.flatMap { content?.element(of: $0) as? NSTextParagraph }?.attributedString
    let font =
      first.flatMap { $0.length > 0 ? $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil }
      ?? manager.defaults.font
    guard let container else { return (font.lineHeight, 80) }
    let options = options(of: container, container.size.width)
    let width = options.width.isFinite ? options.width : 10_000_000
    return (options.roundedUp(font.lineHeight), max(width / max(font.pointSize / 2, 1), 1))
  }

  // MARK: - Places

  /// Where a paragraph's first line begins.
  func top(of index: Int) -> CGFloat {
    guard let entries, entries.indices.contains(index) else { return 0 }
    while tops.count <= index {
      let next = tops.count
      guard next > 0 else {
        tops.append(entries[0].before)
        continue
      }
      let above = entries[next - 1]
      tops.append(tops[next - 1] + above.height + above.after + entries[next].before)
    }
    return tops[index]
  }

  func height(of index: Int) -> CGFloat { entries.map { $0.indices.contains(index) ? $0[index].height : 0 } ?? 0 }

  /// The paragraph at a height, or the nearest one.
  func index(atY y: CGFloat) -> Int? {
    guard prepare(), let entries, !entries.isEmpty else { return nil }
    // Nothing below the height is looked at.
    while tops.count < entries.count, (tops.last ?? -.infinity) <= y { _ = top(of: tops.count) }
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  private var totalHeight: CGFloat {
    guard let entries, let last = entries.last else { return 0 }
    return top(of: entries.count - 1) + last.height + last.rest + (last.fragment?.bottomMargin ?? 0)
  }

  var usageBounds: CGRect {
    guard prepare(), let entries, let container else { return .zero }
    if isWhole { layOutWhole() }
    let width = entries.reduce(0) { max($0, $1.width) }
    return CGRect(
      x: 0, y: 0, width: entries.isEmpty ? 0 : width + 2 * container.lineFragmentPadding,
      height: whole?.size.height ?? totalHeight)
  }

  // MARK: - Laying out

  private var traits: UITraitCollection { manager.textView?.traitCollection ?? AmbientTraits.current }

  private var isRightToLeft: Bool {
    manager.textView.map { $0.effectiveUserInterfaceLayoutDirection == .rightToLeft }
      ?? (traits.layoutDirection == .rightToLeft)
  }

  private func options(of container: NSTextContainer, _ width: CGFloat) -> TextLayoutOptions {
    container.layoutOptions(width: width, scale: AmbientTraits.scale(traits), isRightToLeft: isRightToLeft)
  }

  /// Whether lines depend on others far away.
  private var isWhole: Bool {
    guard let container else { return false }
    let options = options(of: container, container.size.width)
    return container.hasOwnShape || options.numberOfLines > 0 || options.height.isFinite || !options.width.isFinite
  }

  /// A paragraph's fragment, laid out or not; `nil` for one that is hidden.
  func fragment(_ index: Int) -> NSTextLayoutFragment? {
    guard prepare(), let content, let entry = entries?[index] else { return nil }
    if let fragment = entry.fragment { return fragment }
    let block = content.blocks[index]
    guard let element = content.element(of: block), content.isShown(element) else { return nil }
    let location = content.place(at: block.start)
    let made =
      manager.delegate?.textLayoutManager(manager, textLayoutFragmentFor: location, in: element)
      ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
    made.attach(to: manager, block)
    entries?[index].fragment = made
    return made
  }

  /// A paragraph's fragment with its lines; `nil` for one that is hidden.
  @discardableResult func layOut(_ index: Int) -> NSTextLayoutFragment? {
    guard prepare(), let content, entries?.indices.contains(index) == true else { return nil }
    let block = content.blocks[index]
    guard let element = content.element(of: block) else { return nil }
    let isHidden = !content.isShown(element)
    if isHidden || entries?[index].isHidden == true, entries?[index].isHidden != isHidden {
      entries?[index] = Entry(height: isHidden ? 0 : estimatedHeight(index), isHidden: isHidden)
      forgetPlaces(from: index)
    }
    guard !isHidden, let fragment = fragment(index) else { return nil }
    if fragment.lines != nil { return fragment }
    if isWhole {
      layOutWhole()
    } else {
      let made = lines(index, fragment, width: container?.size.width ?? 0)
      take(made, index, fragment)
    }
    return fragment
  }

  /// What a paragraph becomes in a width.
  private struct Made {
    var lines: [TextLine]
    var options: TextLayoutOptions
    var entry: Entry
    var showsAttachments: Bool
  }

  private func take(_ made: Made, _ index: Int, _ fragment: NSTextLayoutFragment) {
    manager.fragmentLayoutCount += 1
    fragment.take(made.lines, options: made.options, showsAttachments: made.showsAttachments)
    guard let old = entries?[index] else { return }
    var entry = made.entry
    entry.fragment = fragment
    entries?[index] = entry
    known = nil
    if old.before != entry.before {
      forgetPlaces(from: index)
    } else if old.height != entry.height || old.after != entry.after {
      forgetPlaces(from: index + 1)
    }
  }

  private func lines(_ index: Int, _ fragment: NSTextLayoutFragment?, width: CGFloat) -> Made {
    let blocks = blocks
    let block = blocks[index]
    guard let container, let content else {
      return Made(lines: [], options: .init(), entry: Entry(height: 0), showsAttachments: false)
    }
    if let fragment { validate(fragment) }
    let lead = max(fragment?.leadingPadding ?? 0, 0)
    let trail = max(fragment?.trailingPadding ?? 0, 0)
    var options = options(of: container, width)
    if options.width.isFinite { options.width = max(options.width - lead - trail, 0) }
    let text = engineText(of: content.element(of: block), block, fragment, width: options.width)
    let layout = TextLayout(text, options: options)
    let isLast = index == blocks.count - 1
    var lines = layout.lines
    // The line behind a separator is the next paragraph's.
    if !isLast, lines.count > 1, let last = lines.last, last.range.isEmpty, last.range.lowerBound == text.length {
      lines.removeLast()
    }
    let style = text.attributes(at: 0)?.paragraph ?? ParagraphStyle()
    let shift = text.isRightToLeft(at: 0, options) ? trail : lead
    if shift > 0 { lines = lines.map { $0.moved(by: CGVector(dx: shift, dy: 0), offset: 0, options: options) } }
    let entry = Entry(
      fragment: nil, height: lines.last?.frame.maxY ?? 0,
      before: (index > 0 ? style.paragraphSpacingBefore : 0) + max(fragment?.topMargin ?? 0, 0),
      after: style.lineSpacing + style.paragraphSpacing + max(fragment?.bottomMargin ?? 0, 0),
      rest: layout.size.height - (layout.lines.last?.frame.maxY ?? 0), width: layout.size.width + lead + trail)
    return Made(lines: lines, options: options, entry: entry, showsAttachments: layout.showsAttachments)
  }

  private func validate(_ fragment: NSTextLayoutFragment) {
    guard let validator = manager.renderingAttributesValidator, !isValidating else { return }
    isValidating = true
    validator(manager, fragment)
    isValidating = false
  }

  private func engineText(
    of element: NSTextElement?, _ block: TextBlock, _ fragment: NSTextLayoutFragment?, width: CGFloat
  ) -> AttributedText {
    let string = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
    fragment?.keepProviders(ofAttachmentsIn: string)
    return manager.marked(rendered(string, block)).engineText(
      manager.defaults, traits: traits,
      room: AttachmentRoom(container: container, width: min(width, 10_000_000), start: block.start, fragment: fragment))
  }

  /// A paragraph's string with what was set for its look.
  private func rendered(_ string: NSAttributedString, _ block: TextBlock) -> NSAttributedString {
    let all = NSRange(location: 0, length: string.length)
    var links: [(NSRange, [NSAttributedString.Key: Any])] = []
    if let content, manager.delegate != nil, manager.textView == nil {
      string.enumerateAttribute(.link, in: all, options: []) { value, range, _ in
        guard let value else { return }
        let place = content.place(at: block.start + range.location)
        links.append((range, manager.renderingAttributes(forLink: value, at: place)))
      }
    }
    let runs = manager.rendering.isEmpty ? [] : manager.rendering.runs(in: block.range)
    guard !runs.isEmpty || !links.isEmpty else { return string }
    let copy = NSMutableAttributedString(attributedString: string)
    for (range, attributes) in links {
      copy.removeAttribute(.link, range: range)
      copy.addAttributes(attributes.filter { RenderingAttributes.isHarmless($0.key) }, range: range)
    }
    for run in runs {
      let range = NSIntersectionRange(
        NSRange(location: run.range.lowerBound - block.start, length: run.range.count), all)
      if range.length == 0 { continue }
      copy.addAttributes(run.attributes.filter { RenderingAttributes.isHarmless($0.key) }, range: range)
    }
    return copy
  }

  // MARK: - Everything at once

  private func wholeText(width: CGFloat) -> (text: AttributedText, starts: [Int?]) {
    guard let content, prepare() else { return (AttributedText("", attributes: .init()), []) }
    let string = NSMutableAttributedString()
    var starts: [Int?] = []
    for (index, block) in content.blocks.enumerated() {
      guard let element = content.element(of: block), content.isShown(element) else {
        starts.append(nil)
        continue
      }
      if let fragment = fragment(index) { validate(fragment) }
      starts.append(string.length)
      let own = (element as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
      string.append(manager.marked(rendered(own, block)))
    }
    let text = string.engineText(
      manager.defaults, traits: traits, room: AttachmentRoom(container: container, width: min(width, 10_000_000)))
    return (text, starts)
  }

  private func layOutWhole() {
    guard whole == nil, let container, prepare() else { return }
    let options = options(of: container, container.size.width)
    let (text, starts) = wholeText(width: options.width)
    let layout = TextLayout(
      text, options: options, room: container.room(width: container.size.width, isRightToLeft: isRightToLeft))
    var line = 0
    var y: CGFloat = 0
    tops = []
    known = nil
    let blocks = blocks
    for (index, start) in starts.enumerated() {
      var own: [TextLine] = []
      let end = starts[(index + 1)...].lazy.compactMap { $0 }.first ?? Int.max
      while start != nil, line < layout.lines.count, layout.lines[line].range.lowerBound < end {
        own.append(layout.lines[line])
        line += 1
      }
      let top = own.first?.frame.minY ?? y
      let local = own.map {
        $0.moved(by: CGVector(dx: 0, dy: -top), offset: -(start ?? 0), options: options)
      }
      y = max(y, own.map(\.frame.maxY).max() ?? top)
      tops.append(top)
      var entry = Entry(height: y - top, isHidden: start == nil)
      entry.width = own.map(\.frame.maxX).max() ?? 0
      entry.fragment = start == nil ? nil : fragment(index)
      entry.fragment?.take(local, options: options, showsAttachments: layout.showsAttachments)
      entries?[index] = entry
    }
    manager.fragmentLayoutCount += blocks.count
    whole = layout
  }

  // MARK: - Asking

  /// Lays out characters, and as many paragraphs above and below them as they may have lines.
  func ensure(_ offsets: Range<Int>, rows: Int = 0) {
    let found = indices(of: offsets)
    guard !found.isEmpty else { return }
    for index in max(found.lowerBound - rows, 0)..<min(found.upperBound + rows, count) { layOut(index) }
  }

  /// The offsets of some paragraphs.
  func offsets(of indices: Range<Int>) -> Range<Int> {
    let blocks = blocks
    guard !indices.isEmpty, indices.upperBound <= blocks.count else { return 0..<0 }
    return blocks[indices.lowerBound].range.lowerBound..<blocks[indices.upperBound - 1].range.upperBound
  }

  func ensureAll() {
    guard prepare() else { return }
    for index in 0..<count { layOut(index) }
  }

  /// Lays out what is at some heights, and tells which paragraphs that are.
  @discardableResult func ensure(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard var first = index(atY: low) else { return 0..<0 }
    layOut(first)
    // A paragraph above may have turned out to be shorter.
    while first > 0, top(of: first) > low {
      first -= 1
      layOut(first)
    }
    var next = first + 1
    while next < count, top(of: next) <= high {
      layOut(next)
      next += 1
    }
    return first..<next
  }

  func fragment(atY y: CGFloat) -> NSTextLayoutFragment? {
    guard y.isFinite, y >= 0, ensure(from: y, to: y).count > 0, y < max(totalHeight, 0), let found = index(atY: y)
    else { return nil }
    return layOut(found)
  }

  /// The fragments of some paragraphs.
  func fragments(_ indices: Range<Int>) -> [NSTextLayoutFragment] {
    indices.compactMap { entries?.indices.contains($0) == true ? entries?[$0].fragment : nil }
  }

  /// What is laid out so far, as one layout; its height is of all.
  var layout: TextLayout {
    if let known { return known }
    guard prepare(), let container else {
      return TextLayout(lines: [], size: .zero, options: .init(), showsAttachments: false)
    }
    if isWhole { layOutWhole() }
    let options = options(of: container, container.size.width)
    var lines: [TextLine] = []
    var width: CGFloat = 0
    var showsAttachments = false
    let blocks = blocks
    for index in (entries ?? []).indices {
      guard let entry = entries?[index], let fragment = entry.fragment, let own = fragment.lines else { continue }
      let way = CGVector(dx: 0, dy: top(of: index))
      for line in own { lines.append(line.moved(by: way, offset: blocks[index].start, options: options)) }
      width = max(width, entry.width)
      if fragment.showsAttachments { showsAttachments = true }
    }
    let made = TextLayout(
      lines: lines, size: whole?.size ?? CGSize(width: width, height: totalHeight), options: options,
      showsAttachments: showsAttachments, isTruncated: whole?.isTruncated ?? false)
    known = made
    return made
  }

  /// All of the text as if the container had another width.
  func layout(width: CGFloat) -> TextLayout {
    guard prepare(), let container, content != nil else {
      return TextLayout(lines: [], size: .zero, options: .init(), showsAttachments: false)
    }
    let options = options(of: container, width)
    if container.hasOwnShape || options.numberOfLines > 0 || options.height.isFinite {
      container.measuredWidth = width
      defer { container.measuredWidth = nil }
      return TextLayout(
        wholeText(width: options.width).text, options: options,
        room: container.room(width: width, isRightToLeft: isRightToLeft))
    }
    var all: [TextLine] = []
    var size = CGSize.zero
    var (gap, rest): (CGFloat, CGFloat) = (0, 0)
    let blocks = blocks
    for (index, block) in blocks.enumerated() {
      guard let element = content?.element(of: block), content?.isShown(element) == true else { continue }
      let made = lines(index, fragment(index), width: width)
      size.height += (index > 0 ? gap : 0) + made.entry.before
      let way = CGVector(dx: 0, dy: size.height)
      for line in made.lines { all.append(line.moved(by: way, offset: block.start, options: options)) }
      size.height += made.entry.height
      size.width = max(size.width, made.entry.width)
      (gap, rest) = (made.entry.after, made.entry.rest)
    }
    size.height += rest
    return TextLayout(lines: all, size: size, options: options, showsAttachments: false)
  }
}

extension AttributedText {
  /// Whether a paragraph that stands by itself begins at the right.
  fileprivate func isRightToLeft(at offset: Int, _ options: TextLayoutOptions) -> Bool {
    switch attributes(at: offset)?.paragraph.baseWritingDirection {
    case .rightToLeft: true
    case .leftToRight: false
    default: TextBoundaries(string).isRightToLeft(at: 0) ?? options.isRightToLeft
    }
  }
}
