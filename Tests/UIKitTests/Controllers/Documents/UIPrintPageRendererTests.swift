// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// PDF files that apps make with what iOS has for printers.
@MainActor struct UIPrintPageRendererTests {
  private final class Letter: UIPrintPageRenderer {
    var lines: [String] = []
    override var paperRect: CGRect { CGRect(x: 0, y: 0, width: 300, height: 200) }
    override var printableRect: CGRect { paperRect.insetBy(dx: 20, dy: 10) }
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { lines.append("header \(headerRect)") }
    override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) { lines.append("\(contentRect)") }
    override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) { lines.append("footer \(footerRect)") }
  }

  @Test func textFlowsFromPageToPage() throws {
    let renderer = Letter()
    #expect(renderer.numberOfPages == 0 && renderer.printFormatters == nil)
    let words = (0..<400).map { "word\($0)" }.joined(separator: " ")
    let formatter = UISimpleTextPrintFormatter(text: words)
    #expect(formatter.pageCount == 0)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
    let pages = formatter.pageCount
    #expect(pages > 3 && renderer.numberOfPages == pages + 1)
    #expect(renderer.printFormattersForPage(at: 0) == nil && renderer.printFormattersForPage(at: 1)?.count == 1)
    #expect(formatter.rect(forPageAt: 1) == CGRect(x: 20, y: 10, width: 260, height: 180))
    formatter.perPageContentInsets = UIEdgeInsets(top: 60, left: 60, bottom: 60, right: 60)
    #expect(formatter.rect(forPageAt: 1) == CGRect(x: 60, y: 60, width: 180, height: 80))
    #expect(formatter.pageCount > pages)
    formatter.removeFromPrintPageRenderer()
    #expect(renderer.numberOfPages == 0 && formatter.printPageRenderer == nil)
  }

  @Test func headersAndFootersTakeRoomFromTheContent() {
    let renderer = Letter()
    renderer.drawPage(at: 0, in: renderer.printableRect)
    #expect(renderer.lines == ["(20.0, 10.0, 260.0, 180.0)"])
    renderer.lines = []
    (renderer.headerHeight, renderer.footerHeight) = (30, 20)
    renderer.drawPage(at: 0, in: renderer.printableRect)
    #expect(
      renderer.lines == [
        "header (20.0, 10.0, 260.0, 30.0)", "(20.0, 40.0, 260.0, 130.0)", "footer (20.0, 170.0, 260.0, 20.0)",
      ])
  }

  @Test func aFileIsMadeOfHTMLOnPaperThatIsSetByName() {
    let renderer = UIPrintPageRenderer()
    let markup = String(repeating: "<p>Hello <b>there</b></p>", count: 60)
    renderer.addPrintFormatter(UIMarkupTextPrintFormatter(markupText: markup), startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 0)
    renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 595, height: 842)), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: CGRect(x: 20, y: 20, width: 555, height: 802)), forKey: "printableRect")
    #expect(renderer.numberOfPages > 1)
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, renderer.paperRect, nil)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
    for page in 0..<renderer.numberOfPages {
      UIGraphicsBeginPDFPage()
      renderer.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    let file = String(decoding: data as Data, as: UTF8.self)
    #expect(file.hasPrefix("%PDF"))
  }

  @Test func viewsArePrintedAsPicturesAndTextViewsAsText() {
    let renderer = Letter()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 520, height: 1000))
    let picture = view.viewPrintFormatter()
    renderer.addPrintFormatter(picture, startingAtPageAt: 0)
    // Half as large it is 500 points high, on pages of 180.
    #expect(picture.pageCount == 3)
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    text.text = "A line"
    let words = text.viewPrintFormatter()
    renderer.addPrintFormatter(words, startingAtPageAt: 0)
    #expect(words.pageCount == 1 && renderer.numberOfPages == 3)
    #expect((words.copy() as? UIViewPrintFormatter)?.view === text)
  }
}
