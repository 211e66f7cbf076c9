// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct FileStampsTests {
  private func digest(_ folder: SampleFolder, without name: String = "none") -> String {
    var stamps = FileStamps()
    stamps.note(folder.path) { $0 != name }
    return stamps.digest
  }

  @Test func aFileThatIsWrittenMadeOrRemovedShows() throws {
    let folder = try SampleFolder(["A.swift": "a", "Deep/B.swift": "b"])
    let first = digest(folder)
    #expect(digest(folder) == first)
    try folder.write("c", to: "Deep/B.swift")
    let second = digest(folder)
    #expect(second != first)
    try folder.write("", to: "Deep/More/C.swift")
    let third = digest(folder)
    #expect(third != second)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("A.swift"))
    #expect(digest(folder) != third)
  }

  @Test func foldersThatAreNotWantedAndHiddenFilesDoNot() throws {
    let folder = try SampleFolder(["A.swift": "a", "Other/B.swift": "b", ".hidden": "h"])
    let first = digest(folder, without: "Other")
    try folder.write("longer", to: "Other/B.swift")
    #expect(digest(folder, without: "Other") == first)
    try Data("longer".utf8).write(to: folder.url.appendingPathComponent(".hidden"))
    #expect(digest(folder, without: "Other") == first)
  }

  @Test func theKitIsNotMadeOfTheCommand() {
    let library = Kit.Product.library.foreignFloors
    #expect(library.isSuperset(of: ["Build", "Command", "Page", "Testing"]))
    #expect(
      library.isDisjoint(with: ["C", "Engines", "Foundation", "Frameworks", "Graphics", "Host", "Render", "UIKit"]))
    #expect(!Kit.Product.truth.foreignFloors.contains("Testing"))
  }
}
