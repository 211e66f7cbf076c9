// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A PDF file that is being drawn: one context, whose drawing each page takes.
final class PDFDrawing {
  let context: CGContext
  private let defaultBounds: CGRect
  private(set) var bounds: CGRect
  private var file = PDFFile()
  private var links: [(area: CGRect, target: PDFFile.Link)] = []
  private var destinations: [(name: String, place: CGPoint)] = []
  private var isOnPage = false

  init(bounds: CGRect, information: [AnyHashable: Any]) {
    // A page without an area is what a letter is written on, as on iOS.
    defaultBounds = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    self.bounds = defaultBounds
    context = CGContext(recordingSize: defaultBounds.size, scale: 1)
    file.information = PDFFile.Information(information)
    file.information.date = ISO8601DateFormatter().string(from: Date())
  }

  /// Ends the page, if one was begun, and begins another.
  func beginPage(_ pageBounds: CGRect?) {
    endPage()
    bounds = pageBounds.map { $0.isEmpty ? defaultBounds : $0 } ?? defaultBounds
    context.startPage(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    isOnPage = true
  }

  private func endPage() {
    guard isOnPage else { return }
    var page = PDFFile.Page(size: bounds.size, content: context.displayList)
    page.links = links
    page.destinations = destinations
    file.pages.append(page)
    (links, destinations, isOnPage) = ([], [], false)
  }

  func link(_ rect: CGRect, to target: PDFFile.Link) {
    links.append((rect.applying(context.transformToPage), target))
  }

  func addDestination(_ name: String, at place: CGPoint) {
    destinations.append((name, place.applying(context.transformToPage)))
  }

  /// The bytes; fonts and pictures that are not there are left out, with a warning.
  func finish() -> Data {
    endPage()
    do {
      return try file.data(images: ImageCache(), fonts: FontCache()) { AssetWarnings.warn("PDF: \($0)") }
    } catch {
      AssetWarnings.warn("PDF: \(error)")
      return Data()
    }
  }
}
