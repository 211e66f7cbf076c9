// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Lays something out on pages, for a `UIPrintPageRenderer`, which says how large they are. Lengths are points.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject, @preconcurrency NSCopying {
  /// The renderer that has the formatter; without one there are no pages.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer? {
    didSet { pagesMayHaveChanged() }
  }
  /// Room around the content within the printable part; the one above counts on the first page only.
  open var contentInsets = UIEdgeInsets.zero { didSet { pagesMayHaveChanged() } }
  /// Room around the content of each page, from the edges of the paper.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { pagesMayHaveChanged() } }
  /// At most how high the content is on a page; 0 stands for as much as there is.
  open var maximumContentHeight: CGFloat = 0 { didSet { pagesMayHaveChanged() } }
  /// At most how wide the content is; 0 stands for as much as there is.
  open var maximumContentWidth: CGFloat = 0 { didSet { pagesMayHaveChanged() } }
  /// The page of the renderer on which the content begins. Defaults to the first.
  open var startPage = 0

  public override init() { super.init() }

  /// How many pages the content takes; 0 without a renderer.
  open var pageCount: Int { 0 }

  /// Takes the formatter out of its renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// Where on the paper a page of the renderer has the content.
  ///
  /// - Parameter pageIndex: Of the renderer's pages.
  open func rect(forPageAt pageIndex: Int) -> CGRect { contentRect(isFirst: pageIndex == startPage) }

  /// Draws what a page of the renderer has of the content in the current context.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = blankCopy()
    (copy.contentInsets, copy.perPageContentInsets) = (contentInsets, perPageContentInsets)
    (copy.maximumContentHeight, copy.maximumContentWidth) = (maximumContentHeight, maximumContentWidth)
    copy.startPage = startPage
    return copy
  }

  /// Another formatter of the same content.
  func blankCopy() -> UIPrintFormatter { UIPrintFormatter() }

  /// Called when the pages are others.
  func pagesMayHaveChanged() {}

  final func contentRect(isFirst: Bool) -> CGRect {
    guard let renderer = printPageRenderer else { return .zero }
    var rect = renderer.printableRect
    rect = rect.inset(by: UIEdgeInsets(top: renderer.headerHeight, left: 0, bottom: renderer.footerHeight, right: 0))
    rect = rect.inset(
      by: UIEdgeInsets(
        top: isFirst ? contentInsets.top : 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
    if perPageContentInsets != .zero { rect = rect.intersection(renderer.paperRect.inset(by: perPageContentInsets)) }
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return .zero }
    if maximumContentWidth > 0 { rect.size.width = min(rect.width, maximumContentWidth) }
    if maximumContentHeight > 0 { rect.size.height = min(rect.height, maximumContentHeight) }
    return rect
  }
}

/// What lays out text on pages.
@preconcurrency @MainActor open class _TextPrintFormatter: UIPrintFormatter {
  /// More pages than anybody reads: text that needs more is cut off.
  static let mostPages = 2_000
  private var pages: (storage: NSTextStorage, manager: NSLayoutManager)?

  /// The text as it is printed.
  var printedText: NSAttributedString { NSAttributedString() }

  override func pagesMayHaveChanged() { pages = nil }

  open override var pageCount: Int { laidOut()?.manager.textContainers.count ?? 0 }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let manager = laidOut()?.manager else { return }
    let index = pageIndex - startPage
    guard manager.textContainers.indices.contains(index) else { return }
    let range = manager.glyphRange(for: manager.textContainers[index])
    manager.drawBackground(forGlyphRange: range, at: rect.origin)
    manager.drawGlyphs(forGlyphRange: range, at: rect.origin)
  }

  /// The text in a container for each page.
  private func laidOut() -> (storage: NSTextStorage, manager: NSLayoutManager)? {
    if let pages { return pages }
    let text = printedText
    guard printPageRenderer != nil, text.length > 0 else { return nil }
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    while manager.textContainers.count < Self.mostPages {
      let room = contentRect(isFirst: manager.textContainers.isEmpty)
      guard room.width > 0, room.height > 0 else { return nil }
      let container = NSTextContainer(size: room.size)
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      let range = manager.glyphRange(for: container)
      if range.length == 0 || NSMaxRange(range) >= manager.numberOfGlyphs { break }
    }
    pages = (storage, manager)
    return pages
  }
}

/// Makes pages of plain or attributed text.
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: _TextPrintFormatter {
  open var text: String? { didSet { pagesMayHaveChanged() } }
  /// Goes before `text` where it is set.
  open var attributedText: NSAttributedString? { didSet { pagesMayHaveChanged() } }
  /// Of plain text. Defaults to the system's at its usual size.
  open var font: UIFont? { didSet { pagesMayHaveChanged() } }
  /// Of plain text. Defaults to black.
  open var color: UIColor? { didSet { pagesMayHaveChanged() } }
  open var textAlignment = NSTextAlignment.natural { didSet { pagesMayHaveChanged() } }

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  override var printedText: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? UIFont.systemFont(ofSize: UIFont.systemFontSize), .foregroundColor: color ?? UIColor.black,
        .paragraphStyle: style,
      ])
  }

  override func blankCopy() -> UIPrintFormatter {
    let copy = UISimpleTextPrintFormatter(text: text ?? "")
    (copy.attributedText, copy.font, copy.color, copy.textAlignment) = (attributedText, font, color, textAlignment)
    return copy
  }
}

/// Makes pages of HTML, of which is read what attributed text is read of.
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: _TextPrintFormatter {
  open var markupText: String? { didSet { pagesMayHaveChanged() } }

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  override var printedText: NSAttributedString {
    let text = try? NSAttributedString(
      data: Data((markupText ?? "").utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
    return text ?? NSAttributedString()
  }

  override func blankCopy() -> UIPrintFormatter { UIMarkupTextPrintFormatter(markupText: markupText ?? "") }
}

/// Makes pages of a view: of text views their text, of others a picture as wide as the page, a page's height on each.
@preconcurrency @MainActor open class UIViewPrintFormatter: _TextPrintFormatter {
  /// The view that is printed.
  open private(set) var view: UIView

  init(view: UIView) {
    self.view = view
    super.init()
  }

  override var printedText: NSAttributedString { (view as? UITextView)?.attributedText ?? NSAttributedString() }

  open override var pageCount: Int {
    if view is UITextView { return super.pageCount }
    let page = contentRect(isFirst: true)
    guard page.height > 0, view.bounds.width > 0 else { return 0 }
    let height = view.bounds.height * scale(to: page)
    return max(1, Int(((height - 0.01) / page.height).rounded(.up)))
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    if view is UITextView { return super.draw(in: rect, forPageAt: pageIndex) }
    guard let context = UIGraphicsGetCurrentContext(), (0..<pageCount).contains(pageIndex - startPage) else { return }
    let scale = scale(to: rect)
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - CGFloat(pageIndex - startPage) * rect.height)
    context.scaleBy(x: scale, y: scale)
    view.layoutIfNeeded()
    view.layer.render(in: context)
    context.restoreGState()
  }

  override func blankCopy() -> UIPrintFormatter { UIViewPrintFormatter(view: view) }

  /// Views that are wider than the page are made smaller.
  private func scale(to page: CGRect) -> CGFloat { min(1, page.width / max(view.bounds.width, 1)) }
}

extension UIView {
  /// What makes pages of the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
