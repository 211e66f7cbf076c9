// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Wrong", platforms: [.iOS(.v16)],
  targets: [
    .target(name: "Wrong"),
    .testTarget(name: "WrongTests", dependencies: ["Wrong"]),
  ])
