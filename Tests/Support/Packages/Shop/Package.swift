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
      dependencies: [
        .product(name: "Theme", package: "Theme", condition: .when(platforms: [.iOS])),
        .product(name: "Palette", package: "Theme"),
      ],
      resources: [.process("Resources")],
      swiftSettings: [
        .define("SHOP_HAS_TOUCH", .when(platforms: [.iOS])), .define("SHOP_HAS_NOTHING", .when(platforms: [.linux])),
        .unsafeFlags(["-warnings-as-errors"]),
      ],
      linkerSettings: [.linkedFramework("CoreGraphics")]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"], exclude: ["note.txt"]),
  ]
)
