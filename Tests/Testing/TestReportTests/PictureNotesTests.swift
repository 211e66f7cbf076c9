// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TestReport

@Suite struct PictureNotesTests {
  @Test func whatIsNotedOfAPictureIsKnownByWhatIsInIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let notes = PictureNotes(folder: folder)
    let (picture, other) = (Data([1, 2]), Data([1, 3]))
    notes.keep([CGRect(x: 1, y: 2, width: 3, height: 4)], of: picture)
    notes.keep(views: "UIView 0 0 1 1\n", of: picture)
    #expect(notes.frames(of: picture) == [CGRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(notes.frames(of: other).isEmpty)
    let file = try #require(notes.views(of: picture))
    #expect(PictureNotes.views(file, of: picture) == "UIView 0 0 1 1\n")
    #expect(PictureNotes.views(file, of: other) == nil, "a description of another picture is none")
    #expect(PictureNotes.views(Data("UIView 0 0 1 1".utf8), of: picture) == nil)
    #expect(notes.views(of: other) == nil)
  }
}
