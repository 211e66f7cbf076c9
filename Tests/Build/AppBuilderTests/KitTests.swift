// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct KitTests {
  @Test func theCacheIsWhereTheSystemSaysOrInTheHome() {
    #expect(Kit.cache(["XDG_CACHE_HOME": "/c", "HOME": "/h"]).path == "/c/tessera")
    #expect(Kit.cache(["XDG_CACHE_HOME": "relative", "HOME": "/h"]).path == "/h/.cache/tessera")
    #expect(Kit.cache(["HOME": "/h"]).path == "/h/.cache/tessera")
  }

  @Test func theCheckoutIsAboveTheSources() throws {
    let kit = try Kit(environment: [:])
    #expect(FileManager.default.fileExists(atPath: kit.root.appendingPathComponent("Package.swift").path))
    #expect(kit.work.path.hasPrefix(kit.root.path))
  }
}
