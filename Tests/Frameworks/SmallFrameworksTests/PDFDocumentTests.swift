// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PDFKit
import Testing
import UIKit

@Suite @MainActor struct PDFDocumentTests {
  /// Two pages: a red one and a wide one with words.
  private func file() -> Data {
    UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200)).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 200))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 300, height: 100), pageInfo: [:])
      ("Tessera" as NSString).draw(at: CGPoint(x: 20, y: 20), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
    }
  }

  @Test func aFileHasItsPages() throws {
    let data = file()
    let document = try #require(PDFDocument(data: data))
    #expect(document.pageCount == 2 && !document.isLocked)
    let (first, second) = (try #require(document.page(at: 0)), try #require(document.page(at: 1)))
    #expect(first.bounds(for: .mediaBox).size == CGSize(width: 100, height: 200))
    #expect(second.bounds(for: .cropBox).size == CGSize(width: 300, height: 100))
    #expect(document.index(for: second) == 1 && document.page(at: 2) == nil)
    #expect(document.dataRepresentation() == data)
    let picture = first.thumbnail(of: CGSize(width: 50, height: 50), for: .cropBox)
    #expect(picture.size == CGSize(width: 25, height: 50))
    let provider = try #require(picture.cgImage?.dataProvider?.data as Data?)
    #expect(provider.count > 0)
  }

  @Test func whatIsNoFileIsNoDocument() {
    #expect(PDFDocument(data: Data("words".utf8)) == nil)
    #expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
  }

  @Test func picturesArePagesAndPagesMove() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
    let document = PDFDocument()
    let (first, second) = (try #require(PDFPage(image: image)), PDFPage())
    document.insert(first, at: 0)
    document.insert(second, at: 1)
    document.exchangePage(at: 0, withPageAt: 1)
    #expect(document.page(at: 0) === second && first.label == "2" && first.bounds(for: .mediaBox).width == 40)
    document.removePage(at: 0)
    #expect(document.pageCount == 1 && second.document == nil)
    let data = try #require(document.dataRepresentation())
    #expect(PDFDocument(data: data)?.pageCount == 1)
  }

  @Test func aViewGoesFromPageToPage() throws {
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.displayMode = .singlePage
    view.autoScales = true
    view.document = try #require(PDFDocument(data: file()))
    view.layoutIfNeeded()
    #expect(view.currentPage === view.document?.page(at: 0) && view.canGoToNextPage && !view.canGoToPreviousPage)
    #expect(view.visiblePages.count == 1)
    view.goToNextPage(nil)
    view.layoutIfNeeded()
    #expect(view.currentPage === view.document?.page(at: 1) && !view.canGoToNextPage)
    #expect(abs(view.scaleFactor - 320 / 308) < 0.01)
  }

  @Test func pagesBelowEachOtherBeginWithTheFirst() throws {
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.autoScales = true
    view.document = try #require(PDFDocument(data: file()))
    view.layoutIfNeeded()
    let (first, second) = (try #require(view.document?.page(at: 0)), try #require(view.document?.page(at: 1)))
    #expect(view.visiblePages == [first] && view.page(for: CGPoint(x: 160, y: 100), nearest: false) === first)
    // The upper left corner of the first page, whose origin is at the lower left.
    #expect(view.convert(CGPoint(x: 0, y: 200), from: first).y >= 0)
    view.go(to: second)
    #expect(view.currentPage === second && view.visiblePages.contains(second))
  }
}
