// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PackageOverlay

@Suite struct PackageUseTests {
  private func use(_ targets: String, packages: [String] = ["quick", "swift", "docs"]) throws -> PackageUse {
    let list = packages.map { #"{"sourceControl": [{"identity": "\#($0)", "location": {}}]}"# }.joined(separator: ", ")
    return try PackageUse(json: #"{"dependencies": [\#(list)], "targets": [\#(targets)]}"#)
  }

  @Test func aPackageWhoseProductsNoTargetNamesIsUnused() throws {
    let target = """
      {"name": "Tests", "dependencies": [
        {"byName": ["Lib", null]}, {"byName": ["Quick", null]}, {"target": ["Lib", null]}]},
      {"name": "Lib", "dependencies": [{"product": ["Docs", "docs", null, null]}]}
      """
    let found = try use(target)
    #expect(found.unused == ["swift"])
    #expect(found.decorations.isEmpty)
  }

  @Test func aProductOfUnknownOriginMayBeAnyPackages() throws {
    #expect(try use(#"{"name": "A", "dependencies": [{"byName": ["Elsewhere", null]}]}"#).unused.isEmpty)
  }

  @Test func lintersAreLeftOutWithTheirPackages() throws {
    let target = """
      {"name": "A", "dependencies": [], "pluginUsages": [
        {"plugin": ["SwiftLintBuildToolPlugin", "docs"]}, {"plugin": ["Generate", "swift"]}]}
      """
    let found = try use(target)
    #expect(found.unused == ["docs", "quick"])
    #expect(found.decorations == ["SwiftLintBuildToolPlugin"])
  }

  @Test func whatIsNoManifestIsAnError() {
    #expect(throws: OverlayError.self) { try PackageUse(json: "{}") }
  }

  @Test func manifestsOfOverlaysLoseWhatIsUnused() throws {
    let library = PackageDescription.Target(name: "Lib", type: "library", path: "Lib", sources: ["A.swift"])
    let package = PackageDescription(
      name: "P", path: "/p", targets: [library],
      dependencies: [
        .init(identity: "quick", type: "sourceControl"), .init(identity: "near", type: "fileSystem", path: "/near"),
      ])
    let found = try use(#"{"name": "A", "dependencies": [], "pluginUsages": [{"plugin": ["FormatSwift", "swift"]}]}"#)
    let plan = try OverlayPlan(dependency: package, translated: ["Lib"])
    let footer = OverlayManifest(plan: plan, compilerFlags: [], linkerFlags: [], use: found).footer
    #expect(footer.contains(#"if ["docs", "quick", "swift"].contains(last.lowercased()) { return nil }"#))
    #expect(footer.contains(#"return ["FormatSwift"].contains(name)"#))
    let resolving = OverlayManifest.resolving(package, use: found)
    #expect(resolving.contains("package.targets = []"))
    #expect(resolving.contains(#""near": "/near","#))
  }

  @Test func targetsThatShareAFolderOrLieInOneAnotherHaveGeneratedFilesOfTheirOwn() throws {
    let targets = [
      PackageDescription.Target(name: "Tests", type: "library", path: "Tests", sources: ["A.swift"]),
      PackageDescription.Target(name: "One", type: "library", path: "Tests/Res", sources: ["One.swift"]),
      PackageDescription.Target(
        name: "Two", type: "library", path: "Tests/Res", sources: ["Two.swift"], resources: ["/p/Tests/Res/I.xcassets"]),
    ]
    let plan = try OverlayPlan(
      dependency: PackageDescription(name: "P", path: "/p", targets: targets), translated: ["Tests", "One", "Two"])
    #expect(
      plan.othersFiles(in: targets[0]) == [
        "Res/TesseraTables+One.generated.swift", "Res/TesseraTables+Two.generated.swift",
        "Res/AssetSymbols+Two.generated.swift",
      ])
    #expect(
      plan.othersFiles(in: targets[1])
        == ["TesseraTables+Two.generated.swift", "AssetSymbols+Two.generated.swift"])
    #expect(OverlayPlan.generatedFiles(of: targets[1]) == ["TesseraTables+One.generated.swift"])
  }
}
