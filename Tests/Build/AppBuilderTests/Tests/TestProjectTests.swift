// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct TestProjectTests {
  private let app = ProjectText.Target(name: "Sample", sources: ["App.swift"], resources: ["app.json"])
  private let tests = ProjectText.Target(
    name: "SampleTests", type: "bundle.unit-test", sources: ["BoxTests.swift"], resources: ["box.json"],
    dependencies: ["Sample"])
  private let others = [
    ProjectText.Target(name: "OtherTests", type: "bundle.unit-test", sources: ["OtherTests.swift"]),
    ProjectText.Target(name: "SampleUITests", type: "bundle.ui-testing", sources: ["UITests.swift"]),
  ]

  private func folder(_ more: [String: String] = [:]) throws -> SampleFolder {
    try SampleFolder(
      [
        "App.swift": "import UIKit\n@main class A {}\n", "BoxTests.swift": "import XCTest\n@testable import Sample\n",
        "OtherTests.swift": "import XCTest\n", "UITests.swift": "", "app.json": "app", "box.json": "box",
        "Sample.xcodeproj/project.pbxproj": ProjectText(targets: [app, tests] + others).text,
      ].merging(more) { $1 })
  }

  private func read(_ folder: SampleFolder, target: String? = nil) throws -> TestProject {
    try #require(
      try TestProject(
        at: folder.path, choice: AppChoice(target: target), known: Kit().moduleNames,
        scratch: folder.url.appendingPathComponent("scratch")))
  }

  @Test func testsComeBehindTheAppsThatTheyImport() throws {
    let project = try read(folder())
    #expect(project.names == ["Sample", "SampleTests", "OtherTests", "SampleUITests"])
    #expect(project.tests == ["SampleTests", "OtherTests", "SampleUITests"])
    #expect(project.hosts == ["Sample"])
    #expect(project.driven == ["SampleUITests": "Sample"])
    #expect(project.notes.isEmpty)
    #expect(try read(folder(), target: "Sample").tests == ["SampleTests"])
    #expect(try read(folder(), target: "OtherTests").hosts.isEmpty)
  }

  @Test func aPackageIsWrittenWhoseFilesLeadToTheProjects() throws {
    let folder = try folder()
    let package = folder.url.appendingPathComponent("scratch/project")
    let links = try read(folder).writePackage(to: package)
    #expect(links[package.path + "/Sources/Sample/App.swift"] == folder.path + "/App.swift")
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#".target("#))
    #expect(manifest.contains("packageAccess: false"), "a project is in no package")
    #expect(manifest.contains(#"name: "SampleTests", dependencies: ["Sample"], path: "Tests/SampleTests""#))
    let text = try String(
      contentsOf: package.appendingPathComponent("Tests/SampleTests/BoxTests.swift"), encoding: .utf8)
    #expect(text == "import XCTest\n@testable import Sample\n")
  }

  @Test func aModuleDependsOnWhatItImportsAndNoMore() throws {
    let kit = ProjectText.Target(name: "Kit", type: "framework", sources: ["Kit.swift"])
    let folder = try folder([
      "Kit.swift": "import Base\n", "Base.swift": "", "OtherTests.swift": "import XCTest\nimport Kit\n",
      "Sample.xcodeproj/project.pbxproj": ProjectText(
        targets: [app, tests, kit, .init(name: "Base", type: "framework", sources: ["Base.swift"])] + others
      ).text,
    ])
    let package = folder.url.appendingPathComponent("scratch/project")
    _ = try read(folder).writePackage(to: package)
    let manifest = try String(contentsOf: package.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains(#"name: "SampleTests", dependencies: ["Sample"],"#))
    #expect(manifest.contains(#"name: "OtherTests", dependencies: ["Kit"],"#))
    #expect(manifest.contains(#"name: "Kit", dependencies: ["Base"],"#))
  }

  @Test func aTargetThatCannotBeReadDoesNotStopTheOthers() throws {
    var twice = others[0]
    twice.sources = ["OtherTests.swift", "More/OtherTests.swift"]
    let folder = try folder([
      "More/OtherTests.swift": "",
      "Sample.xcodeproj/project.pbxproj": ProjectText(targets: [app, tests, twice]).text,
    ])
    let project = try read(folder)
    #expect(project.tests == ["SampleTests"])
    #expect(project.unbuilt == ["OtherTests"])
    #expect(project.notes.count == 1)
    #expect(project.notes.first?.hasPrefix("OtherTests can't be built: ") == true)
    #expect(throws: AppBuildError.self) { try read(folder, target: "OtherTests") }
  }

  @Test func ofSeveralProjectsInATreeThoseAreTestedTogetherWhoseModulesDiffer() throws {
    func project(_ name: String) -> String {
      ProjectText(targets: [
        .init(name: name, sources: ["App.swift"]),
        .init(name: name + "Tests", type: "bundle.unit-test", sources: ["Tests.swift"], dependencies: [name]),
      ]).text
    }
    var files: [String: String] = [:]
    for (place, name) in [("Final", "Quiz"), ("Start", "Quiz"), ("Third", "Memory")] {
      files["\(place)/App.swift"] = "@main class A {}\n"
      files["\(place)/Tests.swift"] = "import XCTest\n@testable import \(name)\n"
      files["\(place)/\(name).xcodeproj/project.pbxproj"] = project(name)
    }
    let folder = try SampleFolder(files)
    let tested = try read(folder)
    #expect(tested.names == ["Quiz", "QuizTests", "Memory", "MemoryTests"])
    #expect(tested.tests == ["QuizTests", "MemoryTests"])
    #expect(tested.hosts == ["Quiz", "Memory"])
    let start = folder.path + "/Start/Quiz.xcodeproj"
    #expect(
      tested.notes == [
        "QuizTests of \(start) is not run: the module Quiz is another one than that of \(folder.path)/Final; "
          + "`tessera test \(start)` runs it"
      ])
    let links = try tested.writePackage(to: folder.url.appendingPathComponent("scratch/project"))
    #expect(
      links.values.filter { $0.hasSuffix("/App.swift") }.sorted()
        == ["Final", "Third"].map { folder.path + "/\($0)/App.swift" })
    let only = try #require(
      try TestProject(
        at: start, choice: AppChoice(), known: Kit().moduleNames, scratch: folder.url.appendingPathComponent("scratch"))
    )
    #expect(only.tests == ["QuizTests"] && only.notes.isEmpty)
  }

  @Test func generatedFilesAreNamedUnlikeTheModulesOwn() throws {
    var module = AppModule(
      name: "Kit", sources: [URL(fileURLWithPath: "/kit/resourcebundle.generated.swift")], bundle: "Kit_Kit.bundle")
    module.isOfPackage = true
    #expect(Array(module.generated.keys) == ["TesseraResourceBundle.generated.swift"])
    #expect(!module.hasOwnAssetSymbols)
    module.sources = [URL(fileURLWithPath: "/kit/\(AssetSymbols.fileName)")]
    #expect(module.hasOwnAssetSymbols)
    #expect(Array(module.generated.keys) == ["ResourceBundle.generated.swift"])
  }

  @Test func aProgramStandsBesideTheResourcesOfAppAndTests() throws {
    let folder = try folder(["program": "#!/bin/sh\n"])
    let bundle = folder.url.appendingPathComponent("scratch/Sample.app")
    let staged = try read(folder).stage(
      folder.url.appendingPathComponent("program"), of: "SampleTests", in: bundle
    ) { _ in }
    #expect(staged.path == bundle.path + "/program")
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted()
    #expect(names == ["Info.plist", "app.json", "box.json", "program"])
  }

  @Test func aPlanSaysWhichTestsAreRunAndHow() throws {
    let plan = """
      {"version": 1, "defaultOptions": {
        "environmentVariableEntries": [{"key": "A", "value": "1"}, {"key": "B", "enabled": false, "value": "2"}],
        "commandLineArgumentEntries": [{"argument": "-fast"}]},
       "configurations": [{"name": "C", "options": {"environmentVariableEntries": [{"key": "C", "value": "3"}]}}],
       "testTargets": [
        {"target": {"name": "SampleTests"}, "skippedTests": ["BoxTests", "OtherTests\\\\/testA()"]},
        {"target": {"name": "OtherTests"}, "enabled": false}]}
      """
    let project = try read(folder(["Plans/All.xctestplan": plan]))
    #expect(project.tests == ["SampleTests"])
    #expect(project.plan?.environment == ["A": "1", "C": "3"])
    #expect(project.plan?.arguments == ["-fast"])
    #expect(project.skips.count == 2)
    func isSkipped(_ name: String) throws -> Bool {
      try project.skips.contains { try Regex($0).firstMatch(in: name) != nil }
    }
    #expect(try isSkipped("SampleTests.BoxTests/testX"))
    #expect(try isSkipped("SampleTests.OtherTests/testA"))
    #expect(try !isSkipped("SampleTests.OtherTests/testAB"))
    #expect(try !isSkipped("SampleTests.BoxTestsMore/testX"))
    #expect(project.selected(of: "SampleTests").isEmpty)
  }

  @Test func aPackageWithoutTestsHasThoseOfItsProject() throws {
    let project = ["Kit.xcodeproj/project.pbxproj": ""]
    let bare = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
    let tested = bare + " // .testTarget(name: \"KitTests\")"
    let plain = try SampleFolder(project)
    #expect(TestProject.isMeant(at: plain.url))
    let folder = try SampleFolder(project.merging(["Package.swift": bare, "Package@swift-5.9.swift": bare]) { $1 })
    #expect(TestProject.isMeant(at: folder.url))
    try folder.write(tested, to: "Package@swift-5.9.swift")
    #expect(!TestProject.isMeant(at: folder.url))
    let package = try SampleFolder(["Package.swift": bare])
    #expect(!TestProject.isMeant(at: package.url))
  }

  @Test func aProjectWithoutTestsSaysSo() throws {
    let folder = try folder(["Sample.xcodeproj/project.pbxproj": ProjectText(targets: [app]).text])
    #expect(throws: AppBuildError.noTests(folder.path)) { try read(folder) }
    let bad = try self.folder(["A.xctestplan": "no plan"])
    #expect(throws: AppBuildError.self) { try read(bad) }
  }
}
