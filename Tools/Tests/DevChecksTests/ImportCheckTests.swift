// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DevChecks

struct ImportCheckTests {
  private let floors = Floors(
    folders: ["Ground", "Middle", "Top/Working"], pure: ["Ground": ["Foundation"]], appImports: ["High"],
    knownEdges: [.init("High", "Mid"), .init("Mid", "Low")])

  private let sound = [
    "Sources/Ground/Low/Low.swift": "struct Low {}",
    "Sources/Middle/Mid/Middle.swift": "import Foundation\ninternal import Low",
    "Sources/Top/Working/High/High.swift": "import Mid",
    "Apps/One/One.swift": "import High",
    "Tests/LowTests/LowTests.swift": "import Testing\n@testable import Low",
  ]

  private func manifest(low: Set<String> = [], tests: Set<String> = ["Low"]) -> Manifest {
    Manifest(targets: [
      .init(name: "Low", dependencies: low), .init(name: "Mid", dependencies: ["Low"]),
      .init(name: "High", dependencies: ["Mid"]), .init(name: "LowTests", isTest: true, dependencies: tests),
    ])
  }

  private func problems(
    _ changes: [String: String] = [:], _ manifest: Manifest? = nil, in floors: Floors? = nil
  ) throws -> [String] {
    let temporary = try TemporaryTree(sound.merging(changes) { $1 })
    return try ImportCheck(tree: temporary.tree, floors: floors ?? self.floors).run(
      manifest: manifest ?? self.manifest()
    )
    .map(\.description)
  }

  @Test func arrowsThatPointDownAreFine() throws {
    #expect(try problems() == [])
  }

  @Test func anImportThatTheManifestDoesNotNameIsFoundWithItsLine() throws {
    #expect(
      try problems(["Sources/Ground/Low/Deep/Cheat.swift": "\n@testable import struct High.Thing"]) == [
        "Sources/Ground/Low/Deep/Cheat.swift:2: Low imports High, which Package.swift does not name for it"
      ])
  }

  @Test func aDependencyUpwardsIsFound() throws {
    #expect(
      try problems([:], manifest(low: ["High"])) == [
        "Package.swift: Low on floor Ground must not depend on High on Top/Working, above it"
      ])
  }

  @Test func anExceptionIsAllowedAndGoesWhenItIsNotNeeded() throws {
    var floors = floors
    floors.exceptions = [.init("Low", "High"): "it was there first"]
    #expect(try problems([:], manifest(low: ["High"]), in: floors) == [])
    #expect(
      try problems(in: floors) == ["Package.swift: Low does not depend upwards on High: take the exception away"])
  }

  @Test func aPureFloorSeesOnlyWhatItMay() throws {
    #expect(
      try problems(["Sources/Ground/Low/Low.swift": "import Foundation\nimport Dispatch"]) == [
        "Sources/Ground/Low/Low.swift:2: Low must not import Dispatch: Ground is pure"
      ])
  }

  @Test func whatMustNotBeLinkedIsFoundBehindOthers() throws {
    var floors = floors
    floors.unlinked = [.init("High", "Low"), .init("Low", "High")]
    #expect(try problems(in: floors) == ["Package.swift: High must not link Low, and does: High → Mid → Low"])
  }

  @Test func testsMustDeclareWhatTheySee() throws {
    #expect(
      try problems(["Tests/LowTests/More.swift": "import Mid"]) == [
        "Tests/LowTests/More.swift:1: LowTests imports Mid, which Package.swift does not name for it"
      ])
  }

  @Test func appsSeeOnlyWhatIPhonesHave() throws {
    #expect(
      try problems(["Apps/One/Cheat.swift": "import Mid"]) == ["Apps/One/Cheat.swift:1: an app must not import Mid"])
  }

  @Test func aCheckerThatSeesNoImportsSaysSo() throws {
    #expect(
      try problems(["Sources/Top/Working/High/High.swift": "// nothing"]) == [
        "Sources/Top/Working/High: the checker does not see that High imports Mid, so it can't be trusted"
      ])
  }

  @Test(arguments: ["Sources/Stray/Stray.swift", "Sources/Stray/Module/Stray.swift", "Sources/Top/High.swift"])
  func aFileOnNoFloorIsFound(_ path: String) throws {
    #expect(try problems([path: ""]) == ["\(path): this file belongs to no module on a floor"])
  }

  @Test func whatAFileBelongsToIsSaidByItsFolder() {
    let module = Floors.tessera.module(of: "Sources/Frameworks/Working/MapKit/Views/Map.swift")
    #expect(module?.name == "MapKit")
    #expect(module?.folder == "Sources/Frameworks/Working/MapKit")
    #expect(Floors.tessera.module(of: "Sources/UIKit/Views/UIView.swift")?.folder == "Sources/UIKit")
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
