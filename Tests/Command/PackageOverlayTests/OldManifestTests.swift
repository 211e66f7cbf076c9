// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PackageOverlay

@Suite struct OldManifestTests {
  private let body = "\nimport PackageDescription\nlet package = Package(name: \"P\", swiftLanguageVersions: [4])\n"

  @Test(arguments: ["// swift-tools-version:4.2", "//swift-tools-version: 5.0", "// swift-tools-version:5.2.4"])
  func oldManifestsAreRaised(_ line: String) {
    #expect(OldManifest.raised(line + body) == "// swift-tools-version:5.3" + body)
  }

  @Test(arguments: [
    "// swift-tools-version:5.3", "// swift-tools-version: 6.0", "// swift-tools-version:5.10;(experimental)", "// P",
    "// swift-tools-version:", "",
  ])
  func othersStayAsTheyAre(_ line: String) {
    #expect(OldManifest.raised(line + body) == line + body)
  }

  @Test func versionsOfTheLanguageWereNumbers() {
    let raised = OldManifest.raised("// swift-tools-version:4.0" + body)
    #expect(raised.hasPrefix("// swift-tools-version:5.3" + body))
    #expect(raised.contains("extension SwiftVersion: ExpressibleByIntegerLiteral"))
  }
}
