// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Shots",
  platforms: [.iOS(.v16)],
  dependencies: [.package(path: "../Matchers")],
  targets: [
    .target(name: "Shots"),
    .testTarget(name: "ShotTests", dependencies: ["Shots", .product(name: "Matchers", package: "Matchers")]),
  ]
)
