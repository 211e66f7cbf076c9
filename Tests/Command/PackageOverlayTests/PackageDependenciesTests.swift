// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjCTranslator
import Testing

@testable import PackageOverlay

@Suite struct PackageDependenciesTests {
  private typealias Target = PackageDescription.Target

  private func package(_ targets: [Target]) -> PackageDescription {
    PackageDescription(name: "P", path: "/p", targets: targets)
  }

  private func imports(_ source: String) -> LinuxImports { LinuxImports(of: source) }

  @Test func everyPackageIsKnownOnce() throws {
    let json = """
      {"identity": "root", "path": "/root", "dependencies": [
        {"identity": "a", "path": "/a", "dependencies": [{"identity": "c", "path": "/c", "dependencies": []}]},
        {"identity": "b", "path": "/b", "dependencies": [{"identity": "c", "path": "/c", "dependencies": []}]}]}
      """
    #expect(try PackageDependencies(json: json).paths == ["a": "/a", "b": "/b", "c": "/c"])
    #expect(throws: OverlayError.self) { try PackageDependencies(json: "{}") }
  }

  @Test func whatImportsTheKitIsTranslatedAndWhatDependsOnIt() {
    let targets = [
      Target(name: "Plain", type: "library", path: "Plain", sources: []),
      Target(name: "Views", type: "library", path: "Views", sources: [], targetDependencies: ["Plain"]),
      Target(name: "Screens", type: "library", path: "Screens", sources: [], targetDependencies: ["Views"]),
      Target(name: "ViewsTests", type: "test", path: "Tests", sources: [], targetDependencies: ["Views"]),
    ]
    #expect(
      DependencyChoice.translated(
        of: package(targets),
        imports: [
          "Plain": imports("import Foundation"), "Views": imports("import UIKit"),
          "ViewsTests": imports("import UIKit"),
        ], translated: []) == ["Views", "Screens"])
    #expect(DependencyChoice.translated(of: package(targets), imports: [:], translated: ["Views"]).isEmpty)
    #expect(
      DependencyChoice.translated(
        of: package(targets), imports: ["Plain": imports("import Other")], translated: ["Other"])
        == ["Plain", "Views", "Screens"])
  }

  @Test(arguments: [
    ("#if os(iOS)\nimport UIKit\n#endif\nimport Foundation", true),
    ("#if os(iOS)\nimport UIKit\n#endif\nimport XCTest", true),
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport AppKit\n#endif", true),
    ("#if canImport(UIKit)\nimport UIKit\n#else\nimport Glibc\n#endif", true),
    ("#if canImport(Darwin)\nimport Darwin\n#else\nimport Glibc\n#endif", false),
    ("#if os(macOS)\nimport AppKit\n#endif\nimport Foundation", false),
  ]) func whoseBuildForIOSImportsUIKitIsTranslated(_ source: String, _ isTranslated: Bool) {
    let target = Target(name: "Lib", type: "library", path: "Lib", sources: [])
    let chosen = DependencyChoice.translated(
      of: package([target]), imports: ["Lib": imports(source)], translated: [])
    #expect(chosen == (isTranslated ? ["Lib"] : []))
  }

  @Test func theFooterSaysWherePackagesAre() throws {
    let library = Target(name: "Lib", type: "library", path: "Sources/Lib", sources: ["A.swift"])
    let plan = try OverlayPlan(dependency: package([library]), translated: ["Lib"])
    #expect(plan.tests.isEmpty)
    let footer = OverlayManifest(
      plan: plan, compilerFlags: [], linkerFlags: [], places: ["theme": "/overlay/theme"], added: ["/overlay/deep"]
    ).footer
    #expect(footer.contains(#""theme": "/overlay/theme","#))
    #expect(footer.contains(#"package.dependencies += ["/overlay/deep"]"#))
    let alone = OverlayManifest(plan: plan, compilerFlags: [], linkerFlags: []).footer
    #expect(!alone.contains("package.dependencies"))
  }
}
