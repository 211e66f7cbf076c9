// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import TesseraShims_Foundation
import Testing

struct FoundationGapsMadeGoodTests {
  @Test func dataIsMadeSmallerAndGivenBack() throws {
    let data = Data(repeating: 7, count: 200_000) + Data((0..<50_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let small = try (data as NSData).compressed(using: .zlib) as Data
    #expect(small.count < data.count / 10)
    #expect(try (small as NSData).decompressed(using: .zlib) as Data == data)
    #expect(try (NSData().compressed(using: .zlib)).decompressed(using: .zlib).length == 0)
    #expect(throws: CocoaError.self) { try (Data([1, 2, 3]) as NSData).decompressed(using: .zlib) }
    #expect(throws: CocoaError.self) { try (small.dropLast(9) as NSData).decompressed(using: .zlib) }
    let changing = NSMutableData(data: data)
    try changing.compress(using: .zlib)
    try changing.decompress(using: .zlib)
    #expect(changing as Data == data)
  }

  @Test func sentencesAreGoneThrough() {
    func sentences(_ text: String) -> [String] {
      var found: [String] = []
      text._tesseraEnumerateSubstrings(in: text.startIndex..., options: .bySentences) { sentence, _, _, _ in
        found.append(sentence ?? "")
      }
      return found
    }
    #expect(sentences("One. \"Two?\" Three 1.5, e.g. four!") == ["One. ", "\"Two?\" ", "Three 1.5, e.g. four!"])
    #expect(sentences("茶です。はい！") == ["茶です。", "はい！"])
    #expect(sentences("a\nb") == ["a\n", "b"] && sentences("").isEmpty)
  }

  @Test func namesAreFormatted() throws {
    let name = try PersonNameComponents("Ann Mary Lee")
    #expect(name.formatted() == "Ann Lee" && name.formatted(.name(style: .abbreviated)) == "AL")
    #expect(name.formatted(.name(style: .long)) == "Ann Mary Lee")
    #expect(throws: (any Error).self) { try PersonNameComponents("  ") }
  }

  @Test func wishesChangeNothingOfARequest() throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.com")))
    request.setValue("1", forHTTPHeaderField: "A")
    let before = request
    request.assumesHTTP3Capable = true
    request.allowsConstrainedNetworkAccess = false
    request.attribution = .user
    #expect(request == before && request.allowsConstrainedNetworkAccess && request.attribution == .developer)
  }

  @Test func thereIsNoTrash() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("trash-\(UUID().uuidString)")
    #expect(throws: CocoaError.self) { try FileManager.default.trashItem(at: url, resultingItemURL: nil) }
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = #expect(throws: CocoaError.self) {
      try FileManager.default.trashItem(at: url, resultingItemURL: nil)
    }
    #expect(error?.code.rawValue == 3328)
    #expect(FileManager.default.fileExists(atPath: url.path))
  }

  @Test func textIsWrittenInAnotherWay() {
    #expect("Ärger".applyingTransform(.stripDiacritics, reverse: false) == "Arger")
  }
}
