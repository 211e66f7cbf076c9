// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PackageOverlay

@Suite struct ImplicitResourcesTests {
  private typealias Target = PackageDescription.Target

  /// A package in a temporary folder.
  private func package(_ files: [String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("Implicit-\(UUID().uuidString)")
    for file in files {
      let place = root.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: place)
    }
    return root
  }

  @Test func whatXcodeCompilesIsAResourceWithoutBeingNamed() throws {
    let root = try package([
      "Sources/Lib/A.swift", "Sources/Lib/Icons.xcassets/Contents.json", "Sources/Lib/Cells/Row.xib",
      "Sources/Lib/Old/Old.storyboard", "Sources/Lib/Named/B.xib", "Sources/Lib/notes.txt",
    ])
    defer { try? FileManager.default.removeItem(at: root) }
    let json = #"{"targets": [{"name": "Lib", "exclude": ["Old"]}]}"#
    var target = Target(
      name: "Lib", type: "library", path: "Sources/Lib", sources: ["A.swift"],
      resources: [root.appendingPathComponent("Sources/Lib/Named").path])
    let found = try ImplicitResources(json: json).resources(of: target, in: root.path)
    #expect(found == ["Cells/Row.xib", "Icons.xcassets"])
    target.add(implicit: found, in: root.path)
    #expect(target.catalogs.map { URL(fileURLWithPath: $0).lastPathComponent } == ["Icons.xcassets"])

    let tests = Target(name: "LibTests", type: "test", path: "Tests", sources: ["T.swift"], targetDependencies: ["Lib"])
    let plan = try OverlayPlan(PackageDescription(name: "P", path: root.path, targets: [target, tests]))
    let footer = OverlayManifest(plan: plan, compilerFlags: [], linkerFlags: []).footer
    #expect(footer.contains(#""Lib": ["Cells/Row.xib", "Icons.xcassets"],"#))
    #expect(footer.contains("map { .process($0) }"))
  }

  @Test func aManifestThatCannotBeReadIsAnError() {
    #expect(throws: OverlayError.self) { try ImplicitResources(json: "[]") }
  }
}
