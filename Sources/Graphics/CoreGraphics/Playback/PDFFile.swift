// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CCairo

/// A PDF file that is made of display lists, one a page. Text stays text, with its fonts in the file.
package struct PDFFile {
  /// A page, in points.
  package struct Page {
    package var size: CGSize
    package var content: DisplayList
    /// Places that lead to an address, in points from the top left.
    package var links: [(area: CGRect, target: Link)] = []
    /// Places that links of the file lead to.
    package var destinations: [(name: String, place: CGPoint)] = []

    package init(size: CGSize, content: DisplayList) {
      self.size = size
      self.content = content
    }
  }

  package enum Link {
    case url(String)
    case destination(String)
  }

  /// What the file says of itself.
  package struct Information {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: String?
    package var creator: String?
    /// In the form of ISO 8601; without it Cairo asks the machine's clock.
    package var date = "2001-01-01T00:00:00Z"

    package init() {}
  }

  package var pages: [Page] = []
  package var information = Information()

  package init() {}

  /// The longest side of a page, in points: what readers of PDF agree on.
  private static let longestSide: CGFloat = 14_400

  /// The bytes of the file. A file without pages has one empty page, since there is none without.
  ///
  /// - Parameter warn: Told of the first font or picture of a page that cannot be had; the rest is drawn.
  /// - Throws: `PlaybackError` where Cairo gave up.
  package func data(images: ImageCache, fonts: FontCache, warn: (any Error) -> Void) throws(PlaybackError) -> Data {
    let output = Output()
    let first = Self.sideLengths(pages.first?.size ?? CGSize(width: 1, height: 1))
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque(), first.width, first.height)!
    defer { cairo_surface_destroy(surface) }
    describe(surface)
    do {
      // Never null: failures come as a context in an error state.
      let cairo = cairo_create(surface)!
      defer { cairo_destroy(cairo) }
      for page in pages {
        let size = Self.sideLengths(page.size)
        cairo_pdf_surface_set_size(surface, size.width, size.height)
        do {
          try DisplayListPlayer.play(page.content, on: cairo, scale: 64, images: images, fonts: fonts)
        } catch {
          warn(error)
        }
        tag(page, on: cairo)
        cairo_show_page(cairo)
      }
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    if status != CAIRO_STATUS_SUCCESS { throw PlaybackError.cairo(String(cString: cairo_status_to_string(status))) }
    return output.data
  }

  private final class Output {
    var data = Data()
  }

  private static func sideLengths(_ size: CGSize) -> (width: Double, height: Double) {
    func side(_ length: CGFloat) -> Double { length.isFinite ? Double(min(max(length, 1), longestSide)) : 1 }
    return (side(size.width), side(size.height))
  }

  private func describe(_ surface: OpaquePointer) {
    let parts: [(cairo_pdf_metadata_t, String?)] = [
      (CAIRO_PDF_METADATA_TITLE, information.title), (CAIRO_PDF_METADATA_AUTHOR, information.author),
      (CAIRO_PDF_METADATA_SUBJECT, information.subject), (CAIRO_PDF_METADATA_KEYWORDS, information.keywords),
      (CAIRO_PDF_METADATA_CREATOR, information.creator), (CAIRO_PDF_METADATA_CREATE_DATE, information.date),
    ]
    for case (let part, let text?) in parts { cairo_pdf_surface_set_metadata(surface, part, text) }
  }

  private func tag(_ page: Page, on cairo: OpaquePointer) {
    for (name, place) in page.destinations {
      let attributes = "name='\(Self.quoted(name))' x=\(place.x) y=\(place.y) internal"
      cairo_tag_begin(cairo, "cairo.dest", attributes)
      cairo_tag_end(cairo, "cairo.dest")
    }
    for (area, target) in page.links where area.isUsableArea {
      let rectangle = "rect=[\(area.minX) \(area.minY) \(area.width) \(area.height)]"
      let attributes =
        switch target {
        case .url(let address): "\(rectangle) uri='\(Self.quoted(address))'"
        case .destination(let name): "\(rectangle) dest='\(Self.quoted(name))'"
        }
      cairo_tag_begin(cairo, "Link", attributes)
      cairo_tag_end(cairo, "Link")
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }
}

extension CGRect {
  fileprivate var isUsableArea: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && width > 0 && height > 0
  }
}
