// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct DataModelsTests {
  private func folder(_ model: String, _ sources: [String] = []) throws -> SampleFolder {
    var files = ["Notes.xcdatamodeld/Notes.xcdatamodel/contents": model]
    for source in sources { files[source] = "" }
    return try SampleFolder(files)
  }

  private func module(_ folder: SampleFolder, _ sources: [String] = []) -> AppModule {
    AppModule(
      name: "Notes", sources: sources.map(folder.url.appendingPathComponent),
      resources: [AppResource(folder.url.appendingPathComponent("Notes.xcdatamodeld"))])
  }

  private let model = """
    <model><entity name="Note" representedClassName="Note" codeGenerationType="class">
    <attribute name="text" optional="YES" attributeType="String"/></entity></model>
    """

  @Test func theClassesOfAModelAreWrittenButForFilesThatTheModuleHasItself() throws {
    let names = ["Note+CoreDataClass.swift", "Note+CoreDataProperties.swift"]
    let folder = try folder(model, [names[0]])
    #expect(try module(folder).modelSources().keys.sorted() == names)
    #expect(try module(folder, [names[0]]).modelSources().keys.sorted() == [names[1]])
    #expect(try ModuleBuilder.read(module(folder)).map(\.path) == names)
  }

  @Test func aModelHasTheEndingInTheBundleThatItHasOnceItIsCompiled() throws {
    #expect(try module(folder(model)).resources.map(\.destination) == ["Notes.momd"])
  }

  @Test func aModelThatCannotBeReadIsToldWithItsPlace() throws {
    let folder = try folder("<model>\n<entity/></model>")
    #expect { try module(folder).modelSources() } throws: {
      "\($0)".contains("Notes.xcdatamodeld can't be read: line 2")
    }
  }
}
