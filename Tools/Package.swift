// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own without dependencies: it builds in seconds, and can check a kit that does not build.
let package = Package(
  name: "Tools",
  products: [.executable(name: "tessera-dev", targets: ["tessera-dev"])],
  targets: [
    .target(name: "DevChecks", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(name: "tessera-dev", dependencies: ["DevChecks"], swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(name: "DevChecksTests", dependencies: ["DevChecks"], swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
