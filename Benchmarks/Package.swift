// swift-tools-version: 6.2
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

// A package of its own, so that benchmarks never slow the kit's build or tests down.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Tessera", path: "..")],
  targets: [
    .executableTarget(
      name: "solver-bench",
      dependencies: [.product(name: "ConstraintSolver", package: "Tessera")],
      path: "Sources/SolverBench",
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
