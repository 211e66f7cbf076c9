// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// A file that an app edits.
@MainActor @Suite struct UIDocumentTests {
  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
  }

  private func file() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).note") }

  @Test func whatIsSavedIsReadByAnother() {
    let bench = Bench()
    bench.take()
    let url = file()
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    #expect(note.documentState == .closed && note.fileType == "note")
    note.text = "Milk"
    note.save(to: url, for: .forCreating)
    #expect(note.documentState == .normal && !note.hasUnsavedChanges)
    let other = Note(fileURL: url)
    other.open()
    #expect(other.text == "Milk" && other.documentState == .normal)
  }

  @Test func aChangeIsSavedByItselfALittleLater() throws {
    let bench = Bench()
    bench.take()
    let url = file()
    defer { try? FileManager.default.removeItem(at: url) }
    let note = Note(fileURL: url)
    note.save(to: url, for: .forCreating)
    note.text = "Bread"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    bench.advance(6)
    #expect(!note.hasUnsavedChanges)
    #expect(try String(contentsOf: url, encoding: .utf8) == "Bread")
  }

  @Test func aFileThatIsNotThereIsNotOpened() {
    let bench = Bench()
    bench.take()
    let note = Note(fileURL: file())
    note.open()
    #expect(note.documentState == .closed)
  }

  @Test func nothingPrintsAndNoAppOpensAFile() {
    #expect(!UIPrintInteractionController.isPrintingAvailable)
    #expect(!UIPrintInteractionController.shared.present(animated: true))
    let files = UIDocumentInteractionController(url: file())
    #expect(files.name?.hasSuffix(".note") == true && !files.presentPreview(animated: true))
  }
}
