// swift-tools-version: 5.7
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "Theme",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Theme", targets: ["Theme"]), .library(name: "Palette", targets: ["Palette"])],
  targets: [
    .target(name: "Palette"),
    .target(
      name: "Theme", dependencies: [.target(name: "Palette", condition: .when(platforms: [.iOS, .macCatalyst]))],
      linkerSettings: [.linkedFramework("UIKit", .when(platforms: [.iOS]))]),
  ]
)
