// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Specs",
  platforms: [.iOS(.v16)],
  targets: [
    .target(name: "Quick"),
    .target(name: "Tally"),
    .testTarget(name: "TallyTests", dependencies: ["Quick", "Tally"]),
  ]
)
