// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import BrowserServer

@Suite struct FilesTests {
  @Test func thePageIsThereAndItsPlaceholdersAreEscaped() throws {
    let files = try WebFiles.load()
    let page = try #require(files.page("app.html", ["name": "<b>\"A\" & 'B'</b>", "app": "a", "token": "t"]))
    let text = String(decoding: page, as: UTF8.self)
    #expect(text.contains("<title>&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;</title>"))
    #expect(!text.contains("{{"))
    #expect(files["main.js"]?.contentType == "text/javascript; charset=utf-8")
    #expect(files["animation/timing.js"]?.contentType == "text/javascript; charset=utf-8")
    #expect(files["missing.js"] == nil)
  }

  @Test func placeholdersAreFilledOnceAndUnknownOnesStay() {
    #expect("{{a}}-{{b}}-{{c}} {{".filled(["a": "{{b}}", "b": "<"]) == "{{b}}-&lt;-{{c}} {{")
    #expect("1<!--x-->2<!--/x-->3".replacingBlock("x") { $0 + $0 } == "1223")
    #expect("1<!--x-->2".replacingBlock("x") { _ in "" } == "1<!--x-->2")
  }

  @Test(arguments: ["", "../x", "a/b", "a.otf", "ä", String(repeating: "a", count: 129)])
  func fontNamesThatAreNoNamesAreRefused(name: String) {
    #expect(ServedFonts(directories: [URL(fileURLWithPath: "/")]).file(name) == nil)
  }

  @Test func aFontIsFoundInTheFirstFolderThatHasIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let folders = ["a", "b"].map { folder.appendingPathComponent($0) }
    for folder in folders { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    try Data("one".utf8).write(to: folders[1].appendingPathComponent("Some-Bold.otf"))
    try Data("two".utf8).write(to: folders[1].appendingPathComponent("Emoji.ttf"))
    let fonts = ServedFonts(directories: folders)
    #expect(fonts.file("Some-Bold")?.contentType == "font/otf")
    #expect(fonts.file("Some-Bold")?.bytes == Data("one".utf8))
    #expect(fonts.file("Emoji")?.contentType == "font/ttf")
    #expect(fonts.file("Missing") == nil)
  }
}
