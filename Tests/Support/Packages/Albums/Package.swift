// swift-tools-version:5.5
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

// Depends on a library in Objective-C, which Tessera has a stand-in for.
let package = Package(
  name: "Albums",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Albums", targets: ["Albums"])],
  dependencies: [.package(path: "../../Gallery/Packaged/Vendor/SDWebImage")],
  targets: [
    .target(name: "Albums", dependencies: [.product(name: "SDWebImage", package: "SDWebImage")]),
    .testTarget(name: "AlbumsTests", dependencies: ["Albums"]),
  ])
