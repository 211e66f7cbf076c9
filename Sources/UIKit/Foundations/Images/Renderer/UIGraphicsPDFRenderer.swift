// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a PDF file says of itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// By `kCGPDFContextTitle` and its like. Defaults to nothing.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    copy.documentInfo = documentInfo
    return copy
  }
}

/// What is drawn on while a PDF file is made. Nothing is drawn before the first page begins.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let drawing: PDFDrawing
  private let ownFormat: UIGraphicsPDFRendererFormat

  init(_ drawing: PDFDrawing, format: UIGraphicsPDFRendererFormat) {
    self.drawing = drawing
    ownFormat = format
    super.init(drawing.context)
  }

  open var format: UIGraphicsPDFRendererFormat { ownFormat }

  /// Of the page that is drawn, points.
  open var pdfContextBounds: CGRect { drawing.bounds }

  /// Begins a page of the renderer's size; the one before ends.
  open func beginPage() { drawing.beginPage(nil) }

  /// Begins a page of a size of its own; an empty one stands for the renderer's.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { drawing.beginPage(bounds) }

  /// Has a part of the page, in user space, lead to an address.
  open func setURL(_ url: URL, for rect: CGRect) { drawing.link(rect, to: .url(url.absoluteString)) }

  /// Names a place of the page for links of the file.
  open func addDestination(withName name: String, at point: CGPoint) { drawing.addDestination(name, at: point) }

  /// Has a part of the page lead to a named place.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { drawing.link(rect, to: .destination(name)) }
}

/// Draws PDF files. Lengths are points, y points down; text stays text.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  private let ownFormat: UIGraphicsPDFRendererFormat

  open var format: UIGraphicsPDFRendererFormat { ownFormat }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// - Parameter bounds: Of pages that say nothing else.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    // Another class than the format's own copy cannot come out of `copy`.
    ownFormat = format.copy() as? UIGraphicsPDFRendererFormat ?? format
    ownFormat.bounds = bounds
    super.init()
  }

  /// Runs the actions and returns the file. Fonts and pictures that cannot be had are told on standard error.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let drawing = PDFDrawing(bounds: bounds, information: ownFormat.documentInfo)
    run(drawing, actions)
    return drawing.finish()
  }

  /// Runs the actions and writes the file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }

  private func run(_ drawing: PDFDrawing, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
    UIGraphicsPushContext(drawing.context)
    actions(UIGraphicsPDFRendererContext(drawing, format: ownFormat))
    UIGraphicsPopContext()
  }
}
