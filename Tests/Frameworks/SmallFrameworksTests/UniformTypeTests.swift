// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_UniformTypeIdentifiers
import Testing

@Suite struct UniformTypeTests {
  @Test(arguments: [
    (UTType.quickTimeMovie, "mov", UTType.movie), (.tiff, "tif", .image), (.propertyList, "plist", .data),
    (.mpeg4Audio, "m4a", .audio), (.swiftSource, "swift", .plainText), (.gzip, "gz", .archive),
    (.vCard, "vcf", .contact),
  ])
  func typesHaveEndingsAndBelongToOthers(type: UTType, ending: String, parent: UTType) {
    #expect(type.tags[.filenameExtension]?.contains(ending) == true)
    #expect(type.isSubtype(of: parent) && parent.isSupertype(of: type) && !type.isSubtype(of: type))
    #expect(UTType.types(tag: ending, tagClass: .filenameExtension, conformingTo: parent).contains(type))
    #expect(UTType(type.identifier) == type)
  }

  @Test func endingsAreAddedWhereTheyAreMissing() {
    let folder = URL(fileURLWithPath: "/folder")
    #expect(folder.appendingPathComponent("note", conformingTo: .plainText).lastPathComponent == "note.txt")
    #expect(folder.appendingPathComponent("note.text", conformingTo: .plainText).lastPathComponent == "note.text")
    #expect(folder.appendingPathComponent("a.b", conformingTo: .png).lastPathComponent == "a.b.png")
    #expect(folder.appendingPathExtension(for: .zip).path == "/folder.zip")
    var url = folder
    url.appendPathComponent("picture", conformingTo: .jpeg)
    #expect(url.lastPathComponent == "picture.jpeg")
    #expect(UTType(tag: "image/tiff", tagClass: .mimeType, conformingTo: nil) == .tiff)
    #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: .audio) == nil)
  }

  @Test(arguments: [
    ("public.jpeg-xl", "jxl", UTType.image), ("public.avif", "avif", .image), ("com.apple.m4v-video", "m4v", .movie),
  ])
  func newerFormatsAreKnown(identifier: String, ending: String, parent: UTType) throws {
    let type = try #require(UTType(identifier))
    #expect(type.conforms(to: parent) && type.preferredFilenameExtension == ending)
    #expect(UTType(filenameExtension: ending) == type)
  }
}
