// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Draws pages: a header, a footer, what its formatters lay out and what a subclass draws. There is no printer here, and apps use
/// renderers to make PDF files: they say themselves how large the paper is, by overriding `paperRect` and `printableRect` or
/// setting them by name.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  private var formatters: [UIPrintFormatter] = []
  private var storedPaperRect = CGRect.zero
  private var storedPrintableRect = CGRect.zero

  public override init() { super.init() }

  /// The height of what `drawHeaderForPage(at:in:)` draws on. Defaults to 0, with which it is not called.
  open var headerHeight: CGFloat = 0 { didSet { pagesMayHaveChanged() } }
  /// The height of what `drawFooterForPage(at:in:)` draws on. Defaults to 0, with which it is not called.
  open var footerHeight: CGFloat = 0 { didSet { pagesMayHaveChanged() } }

  /// The whole paper, from 0, 0; empty until somebody says how large it is.
  open var paperRect: CGRect { storedPaperRect }
  /// The part of the paper that can be drawn on.
  open var printableRect: CGRect { storedPrintableRect }

  /// How many pages there are: as many as the formatters fill. Subclasses that draw all themselves override it.
  open var numberOfPages: Int { formatters.reduce(0) { max($0, $1.startPage + $1.pageCount) } }

  /// What lays out pages, in the order in which it is drawn; setting it replaces all.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for old in formatters { remove(old) }
      for new in newValue ?? [] { addPrintFormatter(new, startingAtPageAt: new.startPage) }
    }
  }

  /// The formatters that have something on a page.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    return found.isEmpty ? nil : found
  }

  /// Adds a formatter whose content begins on a page.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatters.append(formatter)
  }

  /// Called before pages are drawn by whoever draws them. Does nothing by itself.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page in the current context: header, content, formatters and footer.
  ///
  /// - Parameter printableRect: Where on the paper it is drawn.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    drawContentForPage(
      at: pageIndex,
      in: printableRect.inset(by: UIEdgeInsets(top: headerHeight, left: 0, bottom: footerHeight, right: 0)))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width, height: footerHeight)
      )
    }
  }

  /// Draws what stands above the content of each page. Draws nothing by itself.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}

  /// Draws what a subclass has on a page. Draws nothing by itself.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}

  /// Draws what a formatter has on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
  }

  /// Draws what stands below the content of each page. Draws nothing by itself.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  final func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  private func pagesMayHaveChanged() {
    for formatter in formatters { formatter.pagesMayHaveChanged() }
  }

  // By name the two can be set, as apps do that make PDF files.
  final var namedPaperRect: CGRect {
    get { paperRect }
    set {
      storedPaperRect = newValue
      if storedPrintableRect == .zero { storedPrintableRect = newValue }
      pagesMayHaveChanged()
    }
  }
  final var namedPrintableRect: CGRect {
    get { printableRect }
    set {
      storedPrintableRect = newValue
      pagesMayHaveChanged()
    }
  }
}
