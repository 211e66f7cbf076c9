// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PackageOverlay

@Suite struct ManifestModulesTests {
  @Test func modulesOfApplesThatManifestsImportAreFound() {
    let said = [
      "/Package.swift:4:8: error: no such module 'CoreImage'",
      "/p/Package@swift-6.0.swift:1:8: error: no such module 'UIKit'",
      "/Package.swift:5:8: error: no such module 'ProjectDescription'",
      "/p/A.swift:1:8: error: no such module 'AppKit'",
    ]
    #expect(ManifestModules.modules(missingIn: said) == ["CoreImage", "UIKit"])
  }

  @Test func theyAreAddedOnce() throws {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("manifest-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let modules = ManifestModules(scratch: scratch)
    #expect(modules.arguments == [])
    let said = ["/Package.swift:4:8: error: no such module 'CoreImage'"]
    #expect(try modules.add(missingIn: said))
    #expect(modules.arguments == ["-Xmanifest", "-I\(scratch.path)/manifest-modules"])
    #expect(try !modules.add(missingIn: said))
    let map = try String(
      contentsOf: scratch.appendingPathComponent("manifest-modules/module.modulemap"), encoding: .utf8)
    #expect(map == "module CoreImage {}\n")
  }
}
