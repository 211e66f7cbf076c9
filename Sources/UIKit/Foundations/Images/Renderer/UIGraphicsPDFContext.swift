// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The older way to draw PDF files.

/// The files that are being drawn on a thread, the innermost last, and where each goes.
private final class PDFStack {
  enum Target {
    case data(NSMutableData)
    case file(String)
  }

  private static let key = "TesseraPDFContexts"
  var drawings: [(drawing: PDFDrawing, target: Target)] = []

  static var current: PDFStack {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? PDFStack { return known }
    let new = PDFStack()
    storage[key] = new
    return new
  }

  func begin(_ bounds: CGRect, _ information: [AnyHashable: Any]?, _ target: Target) {
    let drawing = PDFDrawing(bounds: bounds, information: information ?? [:])
    drawings.append((drawing, target))
    UIGraphicsPushContext(drawing.context)
  }
}

/// Makes a context for a PDF file the current one; the data has the file after `UIGraphicsEndPDFContext`. An empty
/// rectangle stands for 612 × 792 points.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  PDFStack.current.begin(bounds, documentInfo, .data(data))
}

/// Makes a context for a PDF file the current one; the file is written by `UIGraphicsEndPDFContext`.
///
/// - Returns: Whether the file can be written.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
  PDFStack.current.begin(bounds, documentInfo, .file(path))
  return true
}

/// Writes the file that is drawn, and makes the context of before the current one again.
public func UIGraphicsEndPDFContext() {
  guard let (drawing, target) = PDFStack.current.drawings.popLast() else { return }
  UIGraphicsPopContext()
  let file = drawing.finish()
  switch target {
  case .data(let data): data.setData(file)
  case .file(let path):
    if !FileManager.default.createFile(atPath: path, contents: file) {
      AssetWarnings.warn("UIGraphicsEndPDFContext: \(path) cannot be written.")
    }
  }
}

/// Begins a page of the file's size.
public func UIGraphicsBeginPDFPage() { PDFStack.current.drawings.last?.drawing.beginPage(nil) }

/// Begins a page of a size of its own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFStack.current.drawings.last?.drawing.beginPage(bounds)
}

/// Of the page that is drawn; empty where none is.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFStack.current.drawings.last?.drawing.bounds ?? .zero }

/// Has a part of the page lead to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PDFStack.current.drawings.last?.drawing.link(rect, to: .url(url.absoluteString))
}

/// Names a place of the page for links of the file.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  PDFStack.current.drawings.last?.drawing.addDestination(name, at: point)
}

/// Has a part of the page lead to a named place.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  PDFStack.current.drawings.last?.drawing.link(rect, to: .destination(name))
}
