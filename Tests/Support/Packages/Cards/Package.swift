// swift-tools-version: 5.9
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Cards",
  platforms: [.iOS(.v16)],
  products: [.library(name: "Cards", targets: ["Cards"])],
  targets: [
    .target(name: "Cards"),
    .testTarget(name: "CardsTests", dependencies: ["Cards"]),
    .testTarget(name: "CardSuiteTests", dependencies: ["Cards"]),
  ]
)
