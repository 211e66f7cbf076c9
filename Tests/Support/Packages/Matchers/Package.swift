// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// As Xcode adds it unasked; there is no such module on Linux.
import CoreImage
import PackageDescription

// In the shape of a library of matchers on one of snapshots: most of it is Swift, but what Swift can't say, that somebody
// watches tests from the beginning, is Objective-C.
let package = Package(
  name: "Matchers",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Matchers", targets: ["MatchersLoading"])],
  dependencies: [.package(path: "../ios-snapshot-test-case")],
  targets: [
    .target(
      name: "Matchers", dependencies: [.product(name: "iOSSnapshotTestCase", package: "ios-snapshot-test-case")]),
    .target(name: "MatchersLoading", dependencies: ["Matchers"]),
  ]
)
