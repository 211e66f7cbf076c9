// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKit

/// Fonts that apps register while they run; the kit's own stand for such fonts. Serialised: names are the process's.
@Suite(.serialized) @MainActor struct FontManagerTests {
  /// A copy of one of the kit's fonts under a name of its own.
  private func font(_ face: String, as name: String) throws -> (url: URL, postScriptName: String) {
    let directory = try #require(FontFiles.directory())
    let url = try #require(FontFiles.url(forFace: face, in: directory))
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("\(name).\(url.pathExtension)")
    try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: url, to: copy)
    let provider = try #require(CGDataProvider(url: copy as CFURL))
    return (copy, try #require(CGFont(provider)?.postScriptName as String?))
  }

  @Test func aRegisteredFileIsFoundByItsNameUntilItIsTakenBack() throws {
    let (url, name) = try font("TesseraMono-Medium", as: "FontManagerTests-file")
    #expect(UIFont(name: name, size: 20) == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error == nil)
    let registered = try #require(UIFont(name: name, size: 20))
    #expect(registered.fontName == name)
    #expect(("iii" as NSString).size(withAttributes: [.font: registered]).width > 10)

    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    let again = try #require(error?.takeRetainedValue())
    #expect(CFErrorGetCode(again) == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(CFErrorGetDomain(again) == kCTFontManagerErrorDomain)

    #expect(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
    #expect(UIFont(name: name, size: 20) == nil)
    #expect(("iii" as NSString).size(withAttributes: [.font: registered]).width > 10)
    #expect(!CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))
  }

  @Test func aFontOfBytesIsRegistered() throws {
    let (url, name) = try font("TesseraMono-Semibold", as: "FontManagerTests-bytes")
    let data = try Data(contentsOf: url)
    let provider = try #require(CGDataProvider(data: data as CFData))
    let graphics = try #require(CGFont(provider))
    #expect(UIFont(name: name, size: 12) == nil)
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterGraphicsFont(graphics, &error))
    #expect(UIFont(name: name, size: 12)?.fontName == name)
    #expect(CTFontManagerUnregisterGraphicsFont(graphics, nil))
    #expect(UIFont(name: name, size: 12) == nil)
  }

  @Test func whatCannotBeRegisteredIsToldWhy() throws {
    let folder = FileManager.default.temporaryDirectory
    let bad = folder.appendingPathComponent("FontManagerTests-bad.ttf")
    try Data("no font".utf8).write(to: bad)
    let none = folder.appendingPathComponent("FontManagerTests-none.ttf")
    func code(_ url: URL, _ scope: CTFontManagerScope) -> CTFontManagerError? {
      var error: Unmanaged<CFError>?
      guard !CTFontManagerRegisterFontsForURL(url as CFURL, scope, &error) else { return nil }
      return (error?.takeRetainedValue().code).flatMap(CTFontManagerError.init)
    }
    #expect(code(bad, .process) == .unrecognizedFormat)
    #expect(code(none, .process) == .fileNotFound)
    #expect(code(bad, .session) == .unsupportedScope)
    #expect(CGDataProvider(data: Data("no font".utf8) as CFData).flatMap(CGFont.init) == nil)
    var errors = -1
    CTFontManagerRegisterFontURLs([bad, none] as CFArray, .process, true) { failed, isDone in
      errors = failed.count
      #expect(isDone)
      return true
    }
    #expect(errors == 2)
  }
}
