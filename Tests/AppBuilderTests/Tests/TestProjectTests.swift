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
    #expect(project.names == ["Sample", "SampleTests", "OtherTests"])
    #expect(project.tests == ["SampleTests", "OtherTests"])
    #expect(project.hosts == ["Sample"])
    #expect(project.notes == ["SampleUITests: tests that drive the app from outside are not run"])
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
    #expect(manifest.contains(#"name: "SampleTests", dependencies: ["Sample"], path: "Tests/SampleTests""#))
    let text = try String(
      contentsOf: package.appendingPathComponent("Tests/SampleTests/BoxTests.swift"), encoding: .utf8)
    #expect(text == "import XCTest\n@testable import Sample\n")
  }

  @Test func aProgramStandsBesideTheResourcesOfAppAndTests() throws {
    let folder = try folder(["program": "#!/bin/sh\n"])
    let bundle = folder.url.appendingPathComponent("scratch/Sample.app")
    let staged = try read(folder).stage(folder.url.appendingPathComponent("program"), in: bundle) { _ in }
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

  @Test func aProjectWithoutTestsSaysSo() throws {
    let folder = try folder(["Sample.xcodeproj/project.pbxproj": ProjectText(targets: [app]).text])
    #expect(throws: AppBuildError.noTests(folder.path)) { try read(folder) }
    let bad = try self.folder(["A.xctestplan": "no plan"])
    #expect(throws: AppBuildError.self) { try read(bad) }
  }
}
