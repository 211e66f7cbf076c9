// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TesseraShims_Foundation

@Suite struct FileReplacingTests {
  @Test func anItemTakesThePlaceOfAnother() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("replacing-\(UUID().uuidString)")
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    let (old, new) = (folder.appendingPathComponent("old"), folder.appendingPathComponent("new"))
    for (file, text) in [(old, "1"), (new, "2")] { try text.write(to: file, atomically: false, encoding: .utf8) }
    #expect(try manager.replaceItemAt(old, withItemAt: new) == old)
    #expect(try String(contentsOf: old, encoding: .utf8) == "2")
    #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["old"])
    #expect(throws: CocoaError.self) { try manager.replaceItemAt(old, withItemAt: new) }
    #expect(try String(contentsOf: old, encoding: .utf8) == "2")

    try "3".write(to: new, atomically: false, encoding: .utf8)
    _ = try manager.replaceItemAt(old, withItemAt: new, backupItemName: "backup", options: .withoutDeletingBackupItem)
    #expect(try manager.contentsOfDirectory(atPath: folder.path).sorted() == ["backup", "old"])
    #expect(try String(contentsOf: folder.appendingPathComponent("backup"), encoding: .utf8) == "2")
    #expect(try String(contentsOf: old, encoding: .utf8) == "3")
    try manager.removeItem(at: folder.appendingPathComponent("backup"))
    try "4".write(to: new, atomically: false, encoding: .utf8)
    _ = try manager.replaceItemAt(old, withItemAt: new, backupItemName: "backup")
    #expect(try manager.contentsOfDirectory(atPath: folder.path) == ["old"])
    #expect(try String(contentsOf: old, encoding: .utf8) == "4")
  }
}
