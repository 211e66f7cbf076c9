// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Files that are drawn page by page.
@MainActor @Suite struct UIGraphicsPDFRendererTests {
  private func isPDF(_ data: Data) -> Bool {
    data.starts(with: Data("%PDF-".utf8)) && data.suffix(16).contains(UInt8(ascii: "%"))
  }

  @Test func `a renderer draws pages of its size and of their own`() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle as String: "Walks", kCGPDFContextAuthor as String: "Ann"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792), format: format)
    var sizes: [CGRect] = []
    let data = renderer.pdfData { context in
      context.beginPage()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      sizes.append(context.pdfContextBounds)
      ("A walk" as NSString).draw(at: CGPoint(x: 40, y: 40), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
      context.setURL(URL(fileURLWithPath: "/walks"), for: CGRect(x: 40, y: 40, width: 100, height: 30))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 200, height: 100), pageInfo: [:])
      sizes.append(context.pdfContextBounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 50, height: 50))
      #expect(context.format.documentInfo.count == 2)
    }
    #expect(isPDF(data))
    #expect(sizes.map(\.size) == [CGSize(width: 612, height: 792), CGSize(width: 200, height: 100)])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `each page begins with a new state, in user space from its bounds`() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    _ = renderer.pdfData { context in
      context.beginPage()
      context.cgContext.translateBy(x: 30, y: 40)
      context.cgContext.saveGState()
      context.beginPage(withBounds: CGRect(x: 10, y: 20, width: 50, height: 50), pageInfo: [:])
      #expect(context.cgContext.ctm.tx == -10)
      // Device space has y pointing up.
      #expect(context.cgContext.ctm.ty == 70)
    }
  }

  @Test func `the older functions write data and files`() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Old"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 50, height: 60), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 50)
    UIGraphicsEndPDFContext()
    #expect(isPDF(data as Data))
    #expect(UIGraphicsGetPDFContextBounds() == .zero)

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("walks.pdf")
    #expect(UIGraphicsBeginPDFContextToFile(file.path, CGRect(x: 0, y: 0, width: 100, height: 100), nil))
    UIGraphicsBeginPDFPage()
    UIGraphicsEndPDFContext()
    #expect(isPDF(try Data(contentsOf: file)))
    #expect(!UIGraphicsBeginPDFContextToFile(folder.path + "/none/x.pdf", .zero, nil))
  }

  @Test func `a file that nothing was drawn on, and a page without an area, are files too`() {
    let renderer = UIGraphicsPDFRenderer(bounds: .zero)
    #expect(isPDF(renderer.pdfData { _ in }))
    #expect(isPDF(renderer.pdfData { $0.beginPage(withBounds: .null, pageInfo: [:]) }))
  }
}
