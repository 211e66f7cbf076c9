// swift-tools-version: 6.0
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Shop",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [.package(path: "../Theme")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "Theme", package: "Theme"), .product(name: "Palette", package: "Theme")],
      resources: [.process("Resources")]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"], exclude: ["note.txt"]),
  ]
)
