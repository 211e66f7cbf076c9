// swift-tools-version:5.5
// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import PackageDescription

let package = Package(
  name: "SDWebImage", products: [.library(name: "SDWebImage", targets: ["SDWebImage"])],
  targets: [.target(name: "SDWebImage")])
