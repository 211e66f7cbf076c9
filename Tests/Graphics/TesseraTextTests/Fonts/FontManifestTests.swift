// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import TesseraText

@Suite struct FontManifestTests {
  @Test func theManifestListsTheFilesThatAreThere() throws {
    let directory = try #require(FontFiles.directory())
    let manifest = try FontManifest(directory: directory)
    #expect(manifest.hash.count == 64)
    #expect(manifest.faces.count == 190)
    for (name, face) in manifest.faces {
      let url = directory.appendingPathComponent(face.file)
      let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize
      #expect(size == face.bytes, "\(name)")
      #expect(face.sha256.count == 64)
    }
  }

  @Test func aDirectoryWithoutFontsIsAnError() {
    #expect(throws: CocoaError.self) {
      try FontManifest(directory: URL(fileURLWithPath: "/nowhere/at/all", isDirectory: true))
    }
  }
}
