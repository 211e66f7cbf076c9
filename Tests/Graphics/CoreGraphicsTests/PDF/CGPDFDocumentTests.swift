// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGPDFDocumentTests {
  /// Two pages, the second turned, with a table of contents; without tables of places.
  private func file(encrypted: Bool = false) -> Data {
    let red = "1 0 0 rg 0 0 100 50 re f"
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R /Outlines 7 0 R /Version /1.7 >>",
      "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 100 200] >>",
      "<< /Type /Page /Parent 2 0 R /CropBox [0 0 100 150] /Contents 5 0 R /Resources << >> >>",
      "<< /Type /Page /Parent 2 0 R /Rotate 90 /Contents 5 0 R /Resources << >> >>",
      "<< /Length \(red.count) >>\nstream\n\(red)\nendstream",
      "<< /Title (A \\(short\\) book) /Author <FEFF00C9> /CreationDate (D:20240131120000Z) /Count 3 /Ratio 0.5 /Good true >>",
      "<< /Type /Outlines /First 8 0 R /Last 9 0 R >>",
      "<< /Title (One) /Parent 7 0 R /Next 9 0 R /Dest [3 0 R /Fit] >>",
      "<< /Title (Two) /Parent 7 0 R /First 10 0 R /A << /S /GoTo /D [4 0 R /Fit] >> >>",
      "<< /Title (Web) /Parent 9 0 R /A << /S /URI /URI (https://example.test/) >> >>",
    ]
    var text = "%PDF-1.4\n"
    var places: [Int] = []
    for (number, object) in objects.enumerated() {
      places.append(text.utf8.count)
      text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(repeating: "0", count: 10 - String(place).count) + "\(place) 00000 n \n" }
    text += "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R /Info 6 0 R"
    if encrypted {
      // Keys that no password gives.
      let key = "<" + String(repeating: "00", count: 32) + ">"
      text += " /ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O \(key) /U \(key) >>"
    }
    return Data((text + " >>\nstartxref\n\(start)\n%%EOF\n").utf8)
  }

  private func document() throws -> CGPDFDocument {
    let provider = try #require(CGDataProvider(data: file() as NSData))
    return try #require(CGPDFDocument(provider))
  }

  @Test func pagesHaveBoxesAndRotations() throws {
    let document = try document()
    #expect(document.numberOfPages == 2 && !document.isEncrypted && document.isUnlocked && document.allowsCopying)
    #expect(document.page(at: 0) == nil && document.page(at: 3) == nil)
    let (first, second) = (try #require(document.page(at: 1)), try #require(document.page(at: 2)))
    #expect(first.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(first.getBoxRect(.cropBox) == CGRect(x: 0, y: 0, width: 100, height: 150))
    #expect(first.getBoxRect(.trimBox).height == 150 && second.getBoxRect(.cropBox).height == 200)
    #expect(first.rotationAngle == 0 && second.rotationAngle == 90 && second.pageNumber == 2)
    var (major, minor): (Int32, Int32) = (0, 0)
    document.getVersion(majorVersion: &major, minorVersion: &minor)
    #expect(major == 1 && minor == 7)
    let fitted = second.getDrawingTransform(
      .mediaBox, rect: CGRect(x: 0, y: 0, width: 100, height: 50), rotate: 0, preserveAspectRatio: true)
    let corner = CGPoint.zero.applying(fitted)
    #expect(abs(corner.x) < 0.001 && abs(corner.y - 50) < 0.001)
  }

  @Test func dictionariesHoldValuesOfTheirKinds() throws {
    // What a reference stands for lives as long as its document.
    let document = try document()
    defer { withExtendedLifetime(document) {} }
    let info = try #require(document.info)
    var text: CGPDFStringRef?
    #expect(CGPDFDictionaryGetString(info, "Title", &text))
    #expect(CGPDFStringCopyTextString(text) as String? == "A (short) book" && CGPDFStringGetLength(text) == 14)
    #expect(CGPDFStringGetBytePtr(text)?.pointee == UInt8(ascii: "A"))
    #expect(CGPDFDictionaryGetString(info, "Author", &text) && CGPDFStringCopyTextString(text) as String? == "É")
    #expect(CGPDFDictionaryGetString(info, "CreationDate", &text))
    #expect((CGPDFStringCopyDate(text) as Date?)?.timeIntervalSince1970 == 1_706_702_400)
    var (whole, real, flag): (CGPDFInteger, CGPDFReal, CGPDFBoolean) = (0, 0, 0)
    #expect(CGPDFDictionaryGetInteger(info, "Count", &whole) && whole == 3)
    #expect(CGPDFDictionaryGetNumber(info, "Ratio", &real) && real == 0.5)
    #expect(CGPDFDictionaryGetNumber(info, "Count", &real) && real == 3)
    #expect(CGPDFDictionaryGetBoolean(info, "Good", &flag) && flag == 1)
    #expect(!CGPDFDictionaryGetInteger(info, "Ratio", &whole) && !CGPDFDictionaryGetString(info, "Nothing", &text))
    #expect(CGPDFDictionaryGetCount(info) == 6)
  }

  @Test func arraysAndStreamsAreReached() throws {
    let document = try document()
    let page = try #require(document.page(at: 1))
    var (stream, array, object): (CGPDFStreamRef?, CGPDFArrayRef?, CGPDFObjectRef?) = (nil, nil, nil)
    #expect(CGPDFDictionaryGetStream(page.dictionary, "Contents", &stream))
    var format = CGPDFDataFormat.jpegEncoded
    #expect(CGPDFStreamCopyData(stream, &format) as Data? == Data("1 0 0 rg 0 0 100 50 re f".utf8) && format == .raw)
    #expect(CGPDFDictionaryGetArray(page.dictionary, "CropBox", &array) && CGPDFArrayGetCount(array) == 4)
    var height: CGPDFReal = 0
    #expect(CGPDFArrayGetNumber(array, 3, &height) && height == 150 && !CGPDFArrayGetNumber(array, 4, &height))
    #expect(CGPDFArrayGetObject(array, 3, &object) && CGPDFObjectGetType(object) == .integer)
    var number = 0
    #expect(CGPDFObjectGetValue(object, .integer, &number) && number == 150)
    var dictionary: CGPDFDictionaryRef?
    var name: UnsafePointer<CChar>?
    #expect(CGPDFDictionaryGetDictionary(document.catalog, "Outlines", &dictionary))
    #expect(CGPDFDictionaryGetName(dictionary, "Type", &name) && name.map { String(cString: $0) } == "Outlines")
  }

  @Test func contentsLeadToPagesAndAddresses() throws {
    let outline = try #require(try document().outline as? [String: Any])
    let entries = try #require(outline[kCGPDFOutlineChildren as String] as? [[String: Any]])
    #expect(entries.map { $0[kCGPDFOutlineTitle as String] as? String } == ["One", "Two"])
    #expect(entries.map { $0[kCGPDFOutlineDestination as String] as? Int } == [1, 2])
    let below = entries[1][kCGPDFOutlineChildren as String] as? [[String: Any]]
    #expect(below?.first?[kCGPDFOutlineDestination as String] as? URL == URL(string: "https://example.test/"))
  }

  @Test func aPageIsDrawnAtItsPlace() throws {
    let document = try document()
    let context = try #require(
      CGContext(
        data: nil, width: 100, height: 200, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.drawPDFPage(try #require(document.page(at: 1)))
    let image = try #require(context.makeImage())
    let data = try #require(image.dataProvider?.data as Data?)
    func isRed(_ x: Int, _ y: Int) -> Bool {
      let place = y * image.bytesPerRow + x * 4
      return data[place] > 200 && data[place + 1] < 50 && data[place + 3] > 200
    }
    // The lower fifty points; rows begin at the top.
    #expect(isRed(50, 180) && isRed(5, 155) && !isRed(50, 140) && !isRed(50, 20))
  }

  @Test func whatIsNoFileIsNoDocument() throws {
    #expect(CGPDFDocument(try #require(CGDataProvider(data: Data("words".utf8) as NSData))) == nil)
    #expect(CGPDFDocument(URL(fileURLWithPath: "/nowhere.pdf") as NSURL) == nil)
    let provider = try #require(CGDataProvider(data: file(encrypted: true) as NSData))
    let locked = try #require(CGPDFDocument(provider))
    #expect(locked.isEncrypted && !locked.isUnlocked && locked.numberOfPages == 0 && !locked.unlockWithPassword("x"))
    #expect(locked.allowsPrinting)
  }

  @Test func piecesOfFilesDoNotStopTheReader() {
    let whole = file()
    for length in stride(from: 0, to: whole.count, by: 37) {
      guard let document = CGPDFDocument(CGDataProvider(data: whole.prefix(length) as NSData)!) else { continue }
      _ = (document.numberOfPages, document.outline)
    }
  }
}
