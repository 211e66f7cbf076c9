// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Pictures",
  platforms: [.iOS(.v16)],
  dependencies: [.package(path: "../PictureTesting"), .package(path: "../ios-snapshot-test-case")],
  targets: [
    .target(name: "Badge"),
    .testTarget(
      name: "BadgeTests",
      dependencies: [
        "Badge", .product(name: "PictureTesting", package: "PictureTesting"),
        .product(name: "iOSSnapshotTestCase", package: "ios-snapshot-test-case"),
      ]),
  ]
)
