// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

// In the shape of a library that is Objective-C: none of it can be built here, and none of it is.
let package = Package(
  name: "iOSSnapshotTestCase",
  products: [.library(name: "iOSSnapshotTestCase", targets: ["iOSSnapshotTestCaseCore"])],
  targets: [.target(name: "iOSSnapshotTestCaseCore")]
)
