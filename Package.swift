// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

/// What every module of the kit is compiled with.
let kit: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Tessera",
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft"),
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2"),
    .systemLibrary(name: "CImageCodecs", pkgConfig: "libpng"),
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CImageCodecs"], swiftSettings: kit),
    .target(name: "RenderProtocol", dependencies: ["CoreGraphics"], swiftSettings: kit),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "RenderProtocol"], swiftSettings: kit),
    .target(name: "RasterServer", dependencies: ["CCairo", "CoreGraphics", "RenderProtocol"], swiftSettings: kit),
    .target(name: "CollectionLayoutCore", swiftSettings: kit),
    .target(name: "CTesseraRuntime"),
    .target(
      name: "UIKit",
      dependencies: ["CTesseraRuntime", "CollectionLayoutCore", "CoreGraphics", "QuartzCore", "RenderProtocol"],
      swiftSettings: kit),
    .target(name: "_Testing_CoreGraphics", swiftSettings: kit),
    .target(name: "_Testing_UIKit", swiftSettings: kit),
    .testTarget(
      name: "RasterServerTests", dependencies: ["RasterServer", "_Testing_CoreGraphics"], swiftSettings: kit),
    .testTarget(
      name: "UIKitTests", dependencies: ["UIKit", "_Testing_CoreGraphics", "_Testing_UIKit"], swiftSettings: kit),
  ]
)
