// swift-tools-version:5.3
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

// Of before 5.6, with a package beside it.
let package = Package(
  name: "Corners",
  platforms: [.iOS(.v13)],
  products: [.library(name: "Corners", targets: ["Corners"])],
  dependencies: [.package(path: "../Theme")],
  targets: [
    .target(name: "Corners", dependencies: ["Theme"]),
    .testTarget(name: "CornersTests", dependencies: ["Corners"], swiftSettings: [.define("CORNERS_FLAG")]),
  ])
