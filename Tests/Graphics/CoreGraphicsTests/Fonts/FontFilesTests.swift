// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import CoreGraphics

@Suite struct FontFilesTests {
  private func withDirectory(_ body: (URL) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tessera-fonts-\(ProcessInfo.processInfo.globallyUniqueString)")
    let fonts = root.appendingPathComponent(".tessera/fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try body(root.resolvingSymlinksInPath())
  }

  @Test func theEnvironmentNamesTheDirectory() {
    let found = FontFiles.directory(environment: ["TESSERA_FONTS": "/some/place"], startingPoints: [])
    #expect(found?.path == "/some/place")
    #expect(FontFiles.directory(environment: ["TESSERA_FONTS": ""], startingPoints: []) == nil)
  }

  @Test func theNearestDirectoryAboveAStartingPointIsFound() throws {
    try withDirectory { root in
      let deep = root.appendingPathComponent("a/b/c")
      try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
      let found = FontFiles.directory(environment: [:], startingPoints: [URL(fileURLWithPath: "/"), deep])
      #expect(found?.path == root.appendingPathComponent(".tessera/fonts").path)
    }
  }

  @Test func aFaceIsAFileOfItsName() throws {
    try withDirectory { root in
      let fonts = root.appendingPathComponent(".tessera/fonts")
      try Data().write(to: fonts.appendingPathComponent("Some-Bold.otf"))
      try Data().write(to: fonts.appendingPathComponent("Other.ttf"))
      #expect(FontFiles.url(forFace: "Some-Bold", in: fonts)?.lastPathComponent == "Some-Bold.otf")
      #expect(FontFiles.url(forFace: "Other", in: fonts)?.lastPathComponent == "Other.ttf")
      #expect(FontFiles.url(forFace: "None", in: fonts) == nil)
      #expect(FontFiles.url(forFace: "../fonts/Other", in: fonts) == nil)
      #expect(FontFiles.url(forFace: "", in: fonts) == nil)
    }
  }

  @Test func aFileThatIsNoFontIsReported() throws {
    try withDirectory { root in
      try Data("no font".utf8).write(to: root.appendingPathComponent("Bad.otf"))
      let fonts = FontCache(directory: root)
      #expect(throws: FontError.unreadable(file: root.appendingPathComponent("Bad.otf").path)) {
        try fonts.opened(FontFace(name: "Bad"))
      }
      #expect(throws: FontError.noDirectory(face: "X")) { try FontCache(directory: nil).opened(FontFace(name: "X")) }
    }
  }
}
