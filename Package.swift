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
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"])
  ],
  targets: [
    // C libraries, and the little C of our own.
    .systemLibrary(name: "CCairo", pkgConfig: "cairo-ft"),
    .systemLibrary(name: "CPango", pkgConfig: "pangoft2"),
    .systemLibrary(name: "CImageCodecs", pkgConfig: "libpng"),
    .target(name: "CTesseraRuntime"),

    // Pure algorithms.
    .target(name: "ConstraintSolver", swiftSettings: kit),
    .target(name: "CollectionLayoutCore", swiftSettings: kit),

    // Drawing, text, the protocol.
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CImageCodecs"], swiftSettings: kit),
    .target(name: "TesseraText", dependencies: ["CPango", "CoreGraphics"], swiftSettings: kit),
    .target(name: "RenderProtocol", dependencies: ["CoreGraphics"], swiftSettings: kit),

    // The kit that apps import.
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "RenderProtocol"], swiftSettings: kit),
    .target(
      name: "UIKit",
      dependencies: [
        "CTesseraRuntime", "CollectionLayoutCore", "ConstraintSolver", "CoreGraphics", "QuartzCore", "RenderProtocol",
        "TesseraText",
      ],
      swiftSettings: kit),

    // Render servers.
    .target(name: "RasterServer", dependencies: ["CCairo", "CoreGraphics", "RenderProtocol"], swiftSettings: kit),

    // What Swift Testing looks for beside modules of these names.
    .target(name: "_Testing_CoreGraphics", swiftSettings: kit),
    .target(name: "_Testing_UIKit", swiftSettings: kit),

    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: kit),
    .testTarget(name: "CollectionLayoutCoreTests", dependencies: ["CollectionLayoutCore"], swiftSettings: kit),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "CCairo", "CImageCodecs", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["QuartzCore", "RenderProtocol", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    .testTarget(
      name: "RasterServerTests", dependencies: ["RasterServer", "RenderProtocol", "_Testing_CoreGraphics"],
      swiftSettings: kit),
    .testTarget(
      name: "TesseraTextTests", dependencies: ["TesseraText", "_Testing_CoreGraphics"],
      resources: [.copy("Fixtures")], swiftSettings: kit),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "RasterServer", "TesseraText", "_Testing_CoreGraphics", "_Testing_UIKit"], swiftSettings: kit),
  ]
)
