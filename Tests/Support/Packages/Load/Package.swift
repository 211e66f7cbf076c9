// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Load", platforms: [.iOS(.v16)],
  targets: [.target(name: "Load"), .testTarget(name: "LoadTests", dependencies: ["Load"])])
