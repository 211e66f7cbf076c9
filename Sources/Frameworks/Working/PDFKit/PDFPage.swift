// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A page of a document, or a picture as one.
open class PDFPage: NSObject, @unchecked Sendable {
  private enum Source {
    case file(PDFFile, Int)
    case image(UIImage)
    case empty
  }

  open internal(set) weak var document: PDFDocument?
  private let source: Source
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  /// Quarters of a turn with the clock, in degrees.
  open var rotation = 0

  /// An empty page of Letter's size.
  public override init() {
    source = .empty
    super.init()
  }

  /// A page with a picture, a point for each of its own.
  public init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    source = .image(image)
    super.init()
  }

  init(_ file: PDFFile, _ index: Int) {
    source = .file(file, index)
    super.init()
    rotation = file.pages[index].rotation
  }

  /// The page as Core Graphics reads it; `nil` for one that is of no file, and of no document.
  open var pageRef: CGPDFPage? {
    guard case .file(_, let index) = source else { return nil }
    return document?.documentRef?.page(at: index + 1)
  }

  func isPage(_ index: Int, of file: PDFFile) -> Bool {
    guard case .file(let own, let number) = source else { return false }
    return own === file && number == index && boxes.isEmpty && rotation == file.pages[index].rotation
  }

  /// In points, before the page is turned.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    if let set = boxes[box] { return set }
    switch source {
    case .file(let file, let index): return box == .mediaBox ? file.pages[index].media : file.pages[index].crop
    case .image(let image): return CGRect(origin: .zero, size: image.size)
    case .empty: return CGRect(x: 0, y: 0, width: 612, height: 792)
    }
  }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

  /// The page's size as it is shown, in points.
  func shownSize(_ box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  open var label: String? { document.map { "\($0.index(for: self) + 1)" } }
  /// The text of the page; `nil` for pictures.
  open var string: String? {
    guard case .file(let file, let index) = source else { return nil }
    return file.text(of: index)
  }
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }
  open var numberOfCharacters: Int { string?.utf16.count ?? 0 }
  /// None: notes on pages are drawn with them and cannot be told apart.
  open var annotations: [PDFAnnotation] { [] }
  open var displaysAnnotations = true

  /// The page within a size in points, on white.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let own = shownSize(box)
    let factor = min(size.width / max(own.width, 1), size.height / max(own.height, 1))
    let target = CGSize(width: max(1, (own.width * factor).rounded()), height: max(1, (own.height * factor).rounded()))
    let scale = UIGraphicsImageRendererFormat.default().scale
    let picture = picture(pixels: Int(target.width * scale), box)
    return UIGraphicsImageRenderer(size: target).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: target))
      picture?.draw(in: CGRect(origin: .zero, size: target))
    }
  }

  /// Draws the page into the box of a context whose origin is at the lower left.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let own = shownSize(box)
    guard let image = picture(pixels: Int(own.width * 2), box)?.cgImage else { return }
    context.draw(image, in: CGRect(origin: .zero, size: own))
  }

  private func picture(pixels: Int, _ box: PDFDisplayBox) -> UIImage? {
    switch source {
    case .file(let file, let index): file.picture(of: index, width: max(1, pixels), isCropped: box != .mediaBox)
    case .image(let image): image
    case .empty: nil
    }
  }
}

/// A note on a page; none can be told apart.
open class PDFAnnotation: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var page: PDFPage? { nil }
  open var type: String? { nil }
  open var bounds: CGRect { .zero }
  open var contents: String? { nil }
}

/// A part of a document's text; nothing can be selected.
open class PDFSelection: NSObject, @unchecked Sendable {
  public init(document: PDFDocument) { super.init() }
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
}
