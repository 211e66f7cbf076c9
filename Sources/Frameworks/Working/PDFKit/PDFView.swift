// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How many pages are side by side, and whether those below follow.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage = 0
  case singlePageContinuous = 1
  case twoUp = 2
  case twoUpContinuous = 3
}

public enum PDFDisplayDirection: Int, Sendable {
  case vertical = 0
  case horizontal = 1
}

extension NSNotification.Name {
  public static let PDFViewDocumentChanged = NSNotification.Name("PDFViewChangedDocument")
  public static let PDFViewPageChanged = NSNotification.Name("PDFViewChangedPage")
  public static let PDFViewVisiblePagesChanged = NSNotification.Name("PDFViewVisiblePagesChanged")
  public static let PDFViewScaleChanged = NSNotification.Name("PDFViewScaleChanged")
  /// Not posted: nothing can be selected.
  public static let PDFViewSelectionChanged = NSNotification.Name("PDFViewSelectionChanged")
}

@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
}

extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
}

/// Shows a document's pages, below each other or one at a time, and lets people scroll and zoom. Text cannot be selected,
/// and links are not followed.
@preconcurrency @MainActor open class PDFView: UIView, UIScrollViewDelegate {
  open weak var delegate: (any PDFViewDelegate)?
  open var document: PDFDocument? {
    didSet {
      guard document !== oldValue else { return }
      current = 0
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
      reload()
      NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    }
  }
  open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { reload() } }
  open var displayDirection = PDFDisplayDirection.vertical { didSet { reload() } }
  open var displayBox = PDFDisplayBox.cropBox { didSet { reload() } }
  open var displaysPageBreaks = true { didSet { reload() } }
  /// In points, at the scale 1.
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4) { didSet { reload() } }
  open var displaysAsBook = false { didSet { reload() } }
  open var displaysRTL = false { didSet { reload() } }
  open var pageShadowsEnabled = true
  open var autoScales = false { didSet { if autoScales { scaleToFit() } } }
  open var minScaleFactor: CGFloat = 0.1 { didSet { zoomLimits() } }
  open var maxScaleFactor: CGFloat = 10 { didSet { zoomLimits() } }
  open private(set) var isUsingPageViewController = false
  open var currentSelection: PDFSelection? { nil }
  open var documentView: UIView? { document == nil ? nil : pages }

  private let scroll = UIScrollView()
  private let pages = UIView()
  private var views: [(page: PDFPage, view: UIImageView)] = []
  private var current = 0
  private var laidOutSize = CGSize.zero

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    if backgroundColor == nil { backgroundColor = .systemGray5 }
    scroll.frame = bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.delegate = self
    scroll.addSubview(pages)
    addSubview(scroll)
    zoomLimits()
  }

  private func zoomLimits() { (scroll.minimumZoomScale, scroll.maximumZoomScale) = (minScaleFactor, maxScaleFactor) }

  /// Pages at a time with swipes between them.
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
    if enable { displayMode = .singlePage }
  }

  // MARK: - Pages

  open var currentPage: PDFPage? { document?.page(at: current) }
  open var canGoToFirstPage: Bool { current > 0 }
  open var canGoToLastPage: Bool { current + 1 < (document?.pageCount ?? 0) }
  open var canGoToNextPage: Bool { current + step < (document?.pageCount ?? 0) }
  open var canGoToPreviousPage: Bool { current > 0 }
  open func goToFirstPage(_ sender: Any?) { show(0) }
  open func goToLastPage(_ sender: Any?) { show((document?.pageCount ?? 1) - 1) }
  open func goToNextPage(_ sender: Any?) { if canGoToNextPage { show(current + step) } }
  open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { show(max(0, current - step)) } }
  open func go(to page: PDFPage) {
    if let index = document?.index(for: page), index != NSNotFound { show(index) }
  }
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }

  private var isContinuous: Bool { displayMode == .singlePageContinuous || displayMode == .twoUpContinuous }
  /// How many pages are side by side.
  private var step: Int { displayMode == .twoUp || displayMode == .twoUpContinuous ? 2 : 1 }

  private func show(_ index: Int) {
    guard let document, index >= 0, index < document.pageCount else { return }
    let changes = index != current
    current = index
    if isContinuous {
      scrollToCurrentPage()
    } else {
      reload()
    }
    if changes { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
  }

  /// Puts the current page at the top; of one page at a time, all that fits.
  private func scrollToCurrentPage() {
    let start = CGPoint(x: -scroll.contentInset.left, y: -scroll.contentInset.top)
    guard isContinuous, current > 0, let document,
      let view = views.first(where: { document.index(for: $0.page) == current })?.view
    else {
      scroll.contentOffset = start
      return
    }
    let place = view.convert(CGPoint.zero, to: scroll)
    let most = CGPoint(
      x: scroll.contentSize.width - scroll.bounds.width, y: scroll.contentSize.height - scroll.bounds.height)
    scroll.contentOffset =
      displayDirection == .vertical
      ? CGPoint(x: start.x, y: max(start.y, min(most.y, place.y)))
      : CGPoint(x: max(start.x, min(most.x, place.x)), y: start.y)
  }

  /// The pages that are to be seen.
  open var visiblePages: [PDFPage] {
    views.filter { $0.view.convert($0.view.bounds, to: self).intersects(bounds) }.map(\.page)
  }
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
    let hit = views.first { $0.view.convert($0.view.bounds, to: self).contains(point) }?.page
    return hit ?? (nearest ? currentPage : nil)
  }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
    guard let view = views.first(where: { $0.page === page })?.view else { return point }
    let place = convert(point, to: view)
    return CGPoint(x: place.x, y: view.bounds.height - place.y)
  }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
    guard let view = views.first(where: { $0.page === page })?.view else { return point }
    return view.convert(CGPoint(x: point.x, y: view.bounds.height - point.y), to: self)
  }

  // MARK: - Size

  open var scaleFactor: CGFloat {
    get { scroll.zoomScale }
    set {
      autoScales = false
      scroll.zoomScale = min(max(newValue, minScaleFactor), maxScaleFactor)
      NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
    }
  }

  /// The scale at which the widest row of pages fills the view; one page at a time is seen whole.
  open var scaleFactorForSizeToFit: CGFloat {
    let content = pages.bounds.size
    guard content.width > 0, content.height > 0, bounds.width > 0 else { return 1 }
    let across = bounds.width / content.width
    let down = bounds.height / content.height
    if isContinuous { return displayDirection == .vertical ? across : down }
    return min(across, down)
  }

  private func scaleToFit() {
    guard autoScales, document != nil else { return }
    scroll.zoomScale = min(max(scaleFactorForSizeToFit, minScaleFactor), maxScaleFactor)
    center()
  }
  open func zoomIn(_ sender: Any?) { scaleFactor *= 2.squareRoot() }
  open func zoomOut(_ sender: Any?) { scaleFactor /= 2.squareRoot() }
  open func layoutDocumentView() { reload() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      scaleToFit()
      scrollToCurrentPage()
    }
    draw()
  }

  private func reload() {
    for (_, view) in views { view.removeFromSuperview() }
    views = []
    guard let document else {
      pages.frame = .zero
      return
    }
    let wanted = isContinuous ? 0..<document.pageCount : current..<min(current + step, document.pageCount)
    let all = wanted.compactMap { document.page(at: $0) }
    // A book's cover stands alone.
    var rows: [[PDFPage]] = []
    for (index, page) in all.enumerated() {
      if let last = rows.last, last.count < step, !(displaysAsBook && step == 2 && rows.count == 1 && index == 1) {
        rows[rows.count - 1].append(page)
      } else {
        rows.append([page])
      }
    }
    let margins = displaysPageBreaks ? pageBreakMargins : .zero
    let sizes = rows.map { row in row.map { $0.shownSize(displayBox) } }
    let widest = sizes.map { $0.reduce(0) { $0 + $1.width + margins.left + margins.right } }.max() ?? 0
    let isVertical = displayDirection == .vertical || !isContinuous
    var place = CGPoint.zero
    var tallest: CGFloat = 0
    for (row, sizes) in zip(rows, sizes) {
      let width = sizes.reduce(0) { $0 + $1.width + margins.left + margins.right }
      let height = (sizes.map(\.height).max() ?? 0) + margins.top + margins.bottom
      var x = isVertical ? (widest - width) / 2 : place.x
      for (page, size) in displaysRTL ? Array(zip(row, sizes).reversed()) : Array(zip(row, sizes)) {
        let view = UIImageView(
          frame: CGRect(x: x + margins.left, y: place.y + margins.top, width: size.width, height: size.height))
        view.backgroundColor = .white
        view.isAccessibilityElement = true
        view.accessibilityLabel = page.label.map { "Page \($0)" }
        pages.addSubview(view)
        views.append((page, view))
        x += size.width + margins.left + margins.right
      }
      if isVertical { place.y += height } else { place.x += width }
      tallest = max(tallest, height)
    }
    scroll.zoomScale = 1
    pages.frame = CGRect(
      x: 0, y: 0, width: isVertical ? widest : place.x, height: isVertical ? place.y : tallest)
    scroll.contentSize = pages.frame.size
    scaleToFit()
    scrollToCurrentPage()
    setNeedsLayout()
  }

  /// Draws what is to be seen, at the scale of the screen.
  private func draw() {
    for (page, view) in views where view.image == nil {
      guard view.convert(view.bounds, to: self).intersects(bounds.insetBy(dx: 0, dy: -bounds.height / 2)) else {
        continue
      }
      let factor = max(1, scroll.zoomScale)
      view.image = page.thumbnail(
        of: CGSize(width: view.bounds.width * factor, height: view.bounds.height * factor), for: displayBox)
    }
  }

  // MARK: - Scrolling

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { pages }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    draw()
    guard isContinuous, let document else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    guard let page = page(for: middle, nearest: false) else { return }
    let index = document.index(for: page)
    guard index != current, index != NSNotFound else { return }
    current = index
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
    NotificationCenter.default.post(name: .PDFViewVisiblePagesChanged, object: self)
  }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    for (_, view) in views { view.image = nil }
    draw()
    NotificationCenter.default.post(name: .PDFViewScaleChanged, object: self)
  }

  /// Pages that are smaller than the view stand in its middle.
  private func center() {
    let size = scroll.contentSize
    let (x, y) = (max(0, (scroll.bounds.width - size.width) / 2), max(0, (scroll.bounds.height - size.height) / 2))
    scroll.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }
}
