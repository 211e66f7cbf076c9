// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ObjCTranslator

@Suite struct SwiftUINamesTests {
  @Test(arguments: [
    "#if canImport(SwiftUI)", "#if os(iOS) && canImport(SwiftUI)", "#if canImport(SwiftUI, _version: 5)",
  ])
  func aBranchThatUsesWhatIsNotThereIsNotTaken(_ condition: String) throws {
    let absent = try #require(SwiftUINames.absent.min())
    let text = "import UIKit\n\(condition)\nimport SwiftUI\nlet made = \(absent).self\n#else\nlet made = 1\n#endif\n"
    #expect(translate([text]).files[0].source.contains("false"))
    let plain = text.replacing(absent, with: "Color")
    #expect(!translate([plain]).files[0].source.contains("false"))
  }

  @Test func aKeyOfTheEnvironmentCountsInAKeyPathAlone() throws {
    let key = try #require(SwiftUINames.absentKeys.min())
    let text = "#if canImport(SwiftUI)\nstruct Box { @Environment(\\.\(key)) var value }\n#endif\n"
    #expect(translate([text]).files[0].source.contains("false"))
    let method = "#if canImport(SwiftUI)\nfunc f(_ page: Page) { page.\(key)() }\n#endif\n"
    #expect(!translate([method]).files[0].source.contains("false"))
  }

  @Test func aProjectsOwnModuleOfThatNameIsTakenAtItsWord() throws {
    var options = TranslationOptions()
    options.modules = ["SwiftUI"]
    let absent = try #require(SwiftUINames.absent.min())
    let text = "#if canImport(SwiftUI)\nlet page = \(absent).self\n#endif\n"
    #expect(!translate([text], options: options).files[0].source.contains("false"))
  }

  /// Whoever builds a name takes it out of the lists.
  @Test func whatIsListedAsAbsentIsNotDeclared() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/SwiftUI")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var declared: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      for match in try String(contentsOf: file, encoding: .utf8).matches(
        of:
          #/public (?:(?:static|final|indirect|nonisolated|mutating) )*(?:func|struct|class|protocol|enum|typealias|var) `?(\w+)/#
      ) {
        declared.insert(String(match.1))
      }
    }
    #expect(declared.contains("VStack"))
    #expect(SwiftUINames.absent.intersection(declared).sorted() == [])
  }
}
