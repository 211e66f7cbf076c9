// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Fonts that an app brings with it; one of the kit's files stands for such a font.
struct AppFontsTests {
  private let file: FontFile

  /// The copy is made once: the tests run side by side, and none may read it half written.
  private static let copy = Result {
    let directory = try #require(FontFiles.directory())
    let url = try #require(FontFiles.url(forFace: "TesseraMono-Bold", in: directory))
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("AppFontsTests Bold.\(url.pathExtension)")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: url, to: copy)
    return copy
  }

  init() throws {
    file = try #require(FontFile.register(try Self.copy.get()))
  }

  @Test func aFontIsFoundByItsNames() throws {
    #expect(file.face.name == "App-AppFontsTests_Bold")
    let font = try #require(UIFont(name: file.postScriptName, size: 20))
    #expect(font.fontName == file.postScriptName)
    #expect(font.familyName == file.familyName)
    #expect(UIFont.familyNames.contains(file.familyName))
    #expect(UIFont.fontNames(forFamilyName: file.familyName).contains(file.postScriptName))
    #expect(UIFont(name: file.familyName, size: 12) != nil)
    #expect(UIFont(name: "No such font", size: 12) == nil)
  }

  @Test func itsMeasuresAreTheFiles() throws {
    let font = try #require(UIFont(name: file.postScriptName, size: 20))
    #expect(font.ascender == file.ascender * 20)
    #expect(font.lineHeight == (file.ascender - file.descender) * 20)
    #expect(font.capHeight > font.xHeight && font.xHeight > 5)
    let text = NSAttributedString(string: "iiii", attributes: [.font: font])
    let wide = NSAttributedString(string: "WWWW", attributes: [.font: font])
    #expect(text.size().width > 10)
    #expect(text.size().width == wide.size().width)
  }

  @Test func aStyleThatTheFamilyLacksIsNone() throws {
    let font = try #require(UIFont(name: file.postScriptName, size: 20))
    #expect(font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]) == nil)
    #expect(font.withSize(30).fontName == font.fontName)
  }

  @Test func whatIsNoFontIsNotRegistered() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("AppFontsTests-none.ttf")
    try Data("no font".utf8).write(to: url)
    #expect(FontFile.register(url) == nil)
  }
}
