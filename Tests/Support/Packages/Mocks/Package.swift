// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Mocks", platforms: [.iOS(.v16)],
  targets: [.target(name: "Mocks"), .testTarget(name: "MocksTests", dependencies: ["Mocks"])])
