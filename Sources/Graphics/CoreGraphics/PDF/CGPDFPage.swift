// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Which part of a page is meant.
public enum CGPDFBox: Int32, Sendable {
  case mediaBox = 0
  case cropBox = 1
  case bleedBox = 2
  case trimBox = 3
  case artBox = 4
}

/// A page of a document.
public final class CGPDFPage: @unchecked Sendable {
  /// The document that the page is of.
  public var document: CGPDFDocument? { owner }
  /// The number of the page, the first is 1.
  public let pageNumber: Int
  let owner: CGPDFDocument
  var entry: PDFPageEntry { owner.pages[pageNumber - 1] }

  init(_ owner: CGPDFDocument, _ pageNumber: Int) { (self.owner, self.pageNumber) = (owner, pageNumber) }

  /// The page's dictionary.
  public var dictionary: CGPDFDictionaryRef? { entry.node.pointer }

  /// How far the page is turned when it is shown, in degrees with the clock: 0, 90, 180 or 270.
  public var rotationAngle: Int32 {
    let angle = (entry["Rotate"]?.integer ?? 0) % 360
    return Int32((angle + 360) % 360 / 90 * 90)
  }

  /// A box in points, before the page is turned. The crop box is the media box where the page has none, the others the crop
  /// box; none reaches beyond the media box.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    let media = entry.box("MediaBox") ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard box != .mediaBox else { return media }
    let crop = entry.box("CropBox").map { $0.intersection(media) } ?? media
    let name: String? =
      switch box {
      case .bleedBox: "BleedBox"
      case .trimBox: "TrimBox"
      case .artBox: "ArtBox"
      default: nil
      }
    return name.flatMap(entry.box).map { $0.intersection(media) } ?? (crop.isNull ? media : crop)
  }

  /// The transform that puts a box of the page into a rectangle, in its middle. A page that is smaller is not made larger.
  ///
  /// - Parameters:
  ///   - rotate: How far the page is turned besides, in degrees with the clock, a multiple of 90.
  ///   - preserveAspectRatio: Whether both directions shrink alike.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let own = getBoxRect(box)
    let angle = ((Int(rotationAngle) + Int(rotate)) % 360 + 360) % 360
    let isTurned = angle % 180 != 0
    let size = isTurned ? CGSize(width: own.height, height: own.width) : own.size
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (min(1, rect.width / size.width), min(1, rect.height / size.height))
    if preserveAspectRatio { (x, y) = (min(x, y), min(x, y)) }
    return CGAffineTransform(translationX: -own.midX, y: -own.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(angle) * .pi / 180))
      .concatenating(CGAffineTransform(scaleX: x, y: y))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

extension CGContext {
  /// Draws a page at its place in user space, cut off at its crop box. Poppler draws it as a picture with the pixels that
  /// the context has for it, so it stays one in PDF files that are written.
  public func drawPDFPage(_ page: CGPDFPage) {
    let crop = page.getBoxRect(.cropBox)
    guard page.owner.isUnlocked, crop.width > 0, crop.height > 0 else { return }
    let transform = ctm
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let isTurned = page.rotationAngle % 180 != 0
    let width = (isTurned ? crop.height : crop.width) * max(scale, 0.01)
    guard let image = page.owner.painter.picture(of: page.pageNumber, width: Int(min(8192, max(1, width.rounded(.up)))))
    else { return }
    // The picture is turned as the page is to be shown; here it stands as it is written.
    saveGState()
    translateBy(x: crop.midX, y: crop.midY)
    rotate(by: CGFloat(page.rotationAngle) * .pi / 180)
    let size = isTurned ? CGSize(width: crop.height, height: crop.width) : crop.size
    draw(image, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    restoreGState()
  }
}
