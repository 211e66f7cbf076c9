// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator
import Testing

@testable import AppBuilder

/// Packages in repositories, of which not all can be had.
@Suite(.enabled(if: Tool.find("git") != nil)) struct PackageFetcherTests {
  /// Makes a repository of a package with one module of its name.
  private func repository(
    _ name: String, in folder: SampleFolder, tags: [String] = ["1.2.0"], dependencies: String = ""
  ) throws -> String {
    let place = folder.path + "/repositories/\(name)"
    try folder.write(
      """
      // swift-tools-version:5.5
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], dependencies: [\(dependencies)],
        targets: [.target(name: "\(name)")])
      """, to: "repositories/\(name)/Package.swift")
    try folder.write("public let name = 1\n", to: "repositories/\(name)/Sources/\(name)/\(name).swift")
    let identity = ["-C", place, "-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let commands = [["init", "-q"], ["add", "."], ["commit", "-q", "-m", "First"]] + tags.map { ["tag", $0] }
    for command in commands {
      #expect(try Tool.run("git", identity + command, onLine: { _ in }) == 0)
    }
    return place
  }

  private func plan(_ folder: SampleFolder, _ imports: [String], _ repositories: [(String, String)]) throws
    -> ModulePlan
  {
    try folder.write(
      imports.map { "import \($0)\n" }.joined() + "@main class A: UIResponder, UIApplicationDelegate {}",
      to: "App.swift")
    try folder.write(
      ProjectText(
        targets: [.init(name: "Sample", sources: ["App.swift"])],
        repositories: repositories.map { (url: $0.0, product: $0.1) }
      ).text, to: "Sample.xcodeproj/project.pbxproj")
    let app = try AppFolder(at: folder.path + "/Sample.xcodeproj")
    var shelf = app.shelf
    shelf.scratch = folder.url.appendingPathComponent("scratch")
    return try ModulePlan(.init(app.module), shelf: shelf, known: Kit().moduleNames)
  }

  @Test func onePackageThatCannotBeFetchedIsTheOnlyOneThatIsMissing() throws {
    let folder = try SampleFolder()
    let good = try repository("Good", in: folder)
    let gone = folder.path + "/repositories/Gone.git"
    let plan = try plan(folder, ["Good", "Far", "Inner"], [(good, "Good"), (gone, "Far")])
    #expect(plan.libraries.map(\.module.name) == ["Good"])
    #expect(plan.absences["Good"] == nil)
    for name in ["Far", "Gone"] {
      #expect(plan.absences[name]?.hasPrefix("It is in the package \(gone), which can't be fetched here: ") == true)
    }
    // A module's name need not be that of a product.
    #expect(plan.absences["Inner"]?.hasPrefix("It may be in a package that can't be fetched here: \(gone) (") == true)
  }

  @Test func aPackageIsThereThoughADependencyOfItIsNot() throws {
    let folder = try SampleFolder()
    let gone = folder.path + "/repositories/Gone"
    let good = try repository(
      "Good", in: folder, tags: ["1.1.0", "1.2.0", "1.3.0", "2.0.0"],
      dependencies: ".package(url: \"\(gone)\", from: \"1.0.0\")")
    let plan = try plan(folder, ["Good", "Gone"], [(good, "Good")])
    #expect(plan.libraries.map(\.module.name) == ["Good"])
    #expect(plan.absences["Gone"]?.contains("\(gone), which can't be fetched here") == true)
    let head = try String(
      contentsOf: try #require(plan.libraries.first?.module.sources.first).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(".git/packed-refs"),
      encoding: .utf8)
    #expect(head.contains("refs/tags/1.3.0"))
  }

  @Test func aRepositoryWithoutAnAcceptedVersionIsBlamedForIt() throws {
    let folder = try SampleFolder()
    let old = try repository("Old", in: folder, tags: ["0.9.0"])
    let plan = try plan(folder, ["Old"], [(old, "Old")])
    #expect(
      plan.absences["Old"]
        == "It is in the package \(old), which can't be fetched here: it has no version for from: \"1.2.0\"")
  }

  @Test func targetsOfPackagesHaveTheSettingsOfTheirManifest() throws {
    let dump = """
      {"targets": [{"name": "Kit", "settings": [
        {"tool": "swift", "kind": {"define": {"_0": "FAST"}}},
        {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
        {"tool": "swift", "kind": {"define": {"_0": "SHIPPED"}}, "condition": {"platformNames": [], "config": "release"}},
        {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "5"}}},
        {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
        {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
        {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-O"]}}}, {"tool": "c", "kind": {"define": {"_0": "C"}}}]},
        {"name": "Other", "settings": []}]}
      """
    let settings = PackageSettings(dump: Data(dump.utf8), toolsVersion: "6.0", modes: nil)
    let kit = settings.settings(of: "Kit")
    #expect(kit.conditions == ["DEBUG", "SWIFT_PACKAGE", "FAST"])
    #expect(kit.languageMode == "5" && kit.features == ["ExistentialAny"] && kit.isOnMainActor)
    #expect(settings.settings(of: "Other").languageMode == "6")
    #expect(PackageSettings(dump: nil, toolsVersion: "6.0", modes: ["5"]).settings(of: "Kit").languageMode == "5")
    #expect(PackageSettings(dump: nil, toolsVersion: "5.9", modes: nil).settings(of: "Kit").languageMode == "5")
  }

  @Test(arguments: [
    ("from: \"1.2.0\"", "1.10.0"), (".upToNextMinor(from: \"1.2.0\")", "v1.2.4"), ("exact: \"1.2.0\"", "1.2"),
    ("\"1.2.0\"..<\"1.10.0\"", "v1.2.4"), ("from: \"2.0.0-beta\"", "2.0.0-beta.11"), ("from: \"3.0.0\"", nil),
    ("branch: \"main\"", nil),
  ])
  func theNewestAcceptedVersionIsTaken(_ text: String, _ tag: String?) throws {
    let tags = [
      "nightly", "1.1.9", "1.2", "v1.2.4", "1.2.3", "1.10.0", "1.11.0-rc.1", "2.0.0-alpha", "2.0.0-beta.2",
      "2.0.0-beta.11",
      "1.2.3.4",
    ]
    #expect(try #require(PackageRequirement(text)).tag(of: tags) == tag)
  }

  @Test func branchesAndCommitsAreNamed() throws {
    #expect(PackageRequirement("branch: \"main\"")?.branch == "main")
    #expect(PackageRequirement("revision: \"0abc\"")?.revision == "0abc")
    #expect(PackageRequirement("from: \"newest\"") == nil)
    #expect(PackageRequirement("") == nil)
  }
}
