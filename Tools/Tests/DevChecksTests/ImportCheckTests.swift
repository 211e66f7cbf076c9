// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DevChecks

struct ImportCheckTests {
  private let layering = Layering(
    modules: [
      .init("Low", []), .init("Middle", ["Low", "Foundation"]), .init("High", ["Low", "Middle"]),
    ], appImports: ["High"], knownEdges: [.init("High", "Middle"), .init("Middle", "Low")])

  private let sound = [
    "Sources/Low/Low.swift": "struct Low {}",
    "Sources/Middle/Middle.swift": "import Foundation\ninternal import Low",
    "Sources/High/High.swift": "import Middle",
    "Apps/One/One.swift": "import High",
    "Tests/LowTests/LowTests.swift": "import Testing\n@testable import Low",
  ]

  private func manifest(low: Set<String> = [], tests: Set<String> = ["Low"]) -> Manifest {
    Manifest(targets: [
      .init(name: "Low", dependencies: low), .init(name: "Middle", dependencies: ["Low"]),
      .init(name: "High", dependencies: ["Middle"]), .init(name: "LowTests", isTest: true, dependencies: tests),
    ])
  }

  private func problems(_ changes: [String: String], _ manifest: Manifest? = nil) throws -> [String] {
    let temporary = try TemporaryTree(sound.merging(changes) { $1 })
    return try ImportCheck(tree: temporary.tree, layering: layering).run(manifest: manifest ?? self.manifest())
      .map(\.description)
  }

  @Test func arrowsThatPointDownAreFine() throws {
    #expect(try problems([:]) == [])
  }

  @Test func anImportUpwardsIsFoundWithItsLine() throws {
    #expect(
      try problems(["Sources/Low/Deep/Cheat.swift": "\n@testable import struct High.Thing"]) == [
        "Sources/Low/Deep/Cheat.swift:2: Low must not import High"
      ])
  }

  @Test func aModuleFromElsewhereNeedsAPlaceInTheTableToo() throws {
    #expect(
      try problems(["Sources/Low/Low.swift": "import Foundation"]) == [
        "Sources/Low/Low.swift:1: Low must not import Foundation"
      ])
  }

  @Test func anImportThatTheManifestDoesNotNameIsFound() throws {
    #expect(
      try problems(["Sources/High/More.swift": "import Low"]) == [
        "Sources/High/More.swift:1: High imports Low, which Package.swift does not name for it"
      ])
  }

  @Test func aDependencyUpwardsInTheManifestIsFound() throws {
    #expect(try problems([:], manifest(low: ["High"])) == ["Package.swift: Low must not depend on High"])
  }

  @Test func whatMustNotBeLinkedIsFoundBehindOthers() throws {
    var layering = layering
    layering.unlinked = [.init("High", "Low"), .init("Low", "High")]
    let temporary = try TemporaryTree(sound)
    let problems = try ImportCheck(tree: temporary.tree, layering: layering).run(manifest: manifest())
    #expect(
      problems.map(\.description) == ["Package.swift: High must not link Low, and does: High → Middle → Low"])
  }

  @Test func testsMustDeclareWhatTheySee() throws {
    #expect(
      try problems(["Tests/LowTests/More.swift": "import Middle"]) == [
        "Tests/LowTests/More.swift:1: LowTests imports Middle, which Package.swift does not name for it"
      ])
  }

  @Test func appsSeeOnlyWhatIPhonesHave() throws {
    #expect(
      try problems(["Apps/One/Cheat.swift": "import Middle"]) == [
        "Apps/One/Cheat.swift:1: an app must not import Middle"
      ])
  }

  @Test func aCheckerThatSeesNoImportsSaysSo() throws {
    #expect(
      try problems(["Sources/High/High.swift": "// nothing"]) == [
        "Sources/High: the checker does not see that High imports Middle, so it can't be trusted"
      ])
  }

  @Test func aModuleWithoutAPlaceIsFound() throws {
    #expect(
      try problems(["Sources/Stray/Stray.swift": ""]) == [
        "Sources/Stray: this module has no place in the table of layers"
      ])
  }

  @Test func theTableItselfHasNoCircles() {
    var done: Set<String> = []
    let names = Set(Layering.tessera.modules.map(\.name))
    // Modules stand in the table after everything of ours that they import.
    for module in Layering.tessera.modules {
      let early = module.imports.intersection(names).subtracting(done)
      // Shims stand beside the kit, which re-exports two of them.
      #expect(early.allSatisfy { $0.hasPrefix("TesseraShims_") }, "\(module.name) imports \(early), further down")
      done.insert(module.name)
    }
  }

  @Test func serversNeverSeeViews() {
    for server in ["BrowserServer", "RasterServer", "AppSupervisor", "tessera"] {
      let imports = Layering.tessera[server]?.imports ?? ["UIKit"]
      #expect(imports.isDisjoint(with: ["UIKit", "QuartzCore"]))
    }
  }

  @Test func manifestsAreReadAsSwiftPrintsThem() throws {
    let json = """
      {"name": "X", "targets": [
        {"name": "A", "type": "regular", "dependencies": [{"byName": ["B", null]},
          {"product": ["P", "package", null, null]}, {"target": ["C", {"platformNames": ["linux"]}]}], "exclude": []},
        {"name": "ATests", "type": "test", "path": "Other", "dependencies": [], "exclude": ["Fixtures"]}]}
      """
    let manifest = try Manifest(json: Data(json.utf8))
    #expect(manifest.targets["A"]?.dependencies == ["B", "P", "C"])
    #expect(manifest.targets["A"]?.isTest == false)
    #expect(manifest.targets["ATests"]?.isTest == true)
    #expect(manifest.targets["ATests"]?.path == "Other")
    #expect(throws: (any Error).self) { try Manifest(json: Data("{}".utf8)) }
  }
}
