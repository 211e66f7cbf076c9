// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite final class SchemesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("schemes-\(UUID().uuidString)")
    .resolvingSymlinksInPath()

  init() throws {
    try write(
      "<Scheme><TestAction><TestPlans><TestPlanReference reference=\"container:Fast.xctestplan\"/>"
        + "<TestPlanReference reference=\"container:All.xctestplan\" default=\"YES\"/></TestPlans></TestAction></Scheme>",
      "A.xcodeproj/xcshareddata/xcschemes/Planned.xcscheme")
    try write(
      "<Scheme><BuildAction><BuildActionEntry><BuildableReference BlueprintName=\"App\"/></BuildActionEntry>"
        + "</BuildAction><TestAction codeCoverageEnabled=\"YES\"><TestableReference skipped=\"NO\">"
        + "<BuildableReference BlueprintName=\"Tests\"/></TestableReference></TestAction></Scheme>",
      "A.xcodeproj/xcuserdata/me.xcuserdatad/xcschemes/Own.xcscheme")
    try write(
      #"{"testTargets": [{"target": {"name": "T"}}], "defaultOptions": {"codeCoverage": false}}"#, "Fast.xctestplan")
    try write(
      #"{"testTargets": [{"target": {"name": "T"}}], "defaultOptions": {"codeCoverage": {"targets": []}}}"#,
      "All.xctestplan")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func sharedAndOwnSchemesAreFound() {
    let schemes = Schemes(at: folder.path)
    #expect(schemes.names == ["Own", "Planned"])
    #expect(schemes.targets(builtBy: "Own") == ["App"])
    #expect(Schemes(at: folder.appendingPathComponent("A.xcodeproj").path).names == ["Own", "Planned"])
  }

  @Test func aSchemeNamesItsTargetsOrItsPlans() throws {
    #expect(try SchemeChoice("Own", at: folder.path, targets: []).plan(named: nil)?.targets.map(\.name) == ["Tests"])
    let planned = try SchemeChoice("Planned", at: folder.path, targets: [])
    #expect(try planned.plan(named: nil)?.name == "All.xctestplan")
    #expect(try planned.plan(named: "Fast")?.name == "Fast.xctestplan")
    #expect(throws: AppBuildError.noSuchPlan("Slow", known: ["Fast", "All"])) { try planned.plan(named: "Slow") }
  }

  @Test func aTargetIsASchemeToo() throws {
    let choice = try SchemeChoice("App", at: folder.path, targets: ["App", "Tests"])
    #expect(choice.target == "App")
    #expect(try choice.plan(named: nil) == nil)
    #expect(throws: AppBuildError.noSuchScheme("None", known: ["Own", "Planned"])) {
      try SchemeChoice("None", at: folder.path, targets: ["App"])
    }
  }

  @Test func coverageIsTheSchemesOrThePlans() {
    let schemes = Schemes(at: folder.path)
    #expect(schemes.collectsCoverage("Own"))
    #expect(schemes.collectsCoverage("Planned"))
    #expect(!schemes.collectsCoverage("Planned", plan: "Fast"))
    #expect(!schemes.collectsCoverage("None"))
  }
}
