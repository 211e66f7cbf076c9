// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct UmbrellaHeadersTests {
  @Test func aFrameworksHeaderBringsUIKitAlong() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umbrella-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let headers = ["Sources/Lists.h": "#import <UIKit/UIKit.h>", "Other/Plain.h": "#import <Foundation/Foundation.h>"]
    for (path, text) in headers {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(UmbrellaHeaders(package: folder, modules: ["Lists", "Plain", "None"]).modules == ["Lists"])
  }
}
