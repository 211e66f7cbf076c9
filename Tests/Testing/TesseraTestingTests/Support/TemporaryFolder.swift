// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

@testable import TesseraTesting

/// A folder for references that is gone after the test.
final class TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-testing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @MainActor func check(_ screen: TestScreen, _ name: String, record: Bool) throws {
    try check(png: try screen.snapshot(), name, record: record)
  }

  func check(png: Data, _ name: String, record: Bool) throws {
    try assertSnapshot(of: png, named: name, record: record, inTestFile: testFile)
  }

  func check(text: String, _ name: String, record: Bool) throws {
    try assertSnapshot(of: text, named: name, record: record, inTestFile: testFile)
  }

  private var testFile: String { url.appendingPathComponent("SomeTests.swift").path }
}
