// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "PictureTesting",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [.library(name: "PictureTesting", targets: ["PictureTesting"])],
  targets: [.target(name: "PictureTesting")]
)
