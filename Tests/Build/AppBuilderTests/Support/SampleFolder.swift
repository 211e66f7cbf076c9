// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

@testable import AppBuilder

/// A folder of files made for a test and gone after it.
final class SampleFolder: Sendable {
  let url: URL
  private let parent: URL

  init(named name: String = "Sample", _ files: [String: String] = [:]) throws {
    parent = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-builder-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    url = parent.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(at: parent)
  }

  var path: String { url.path }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    // At once, as editors save: nobody sees the file empty.
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  /// An app builder for the folder that keeps what it says.
  func builder(_ spoken: Spoken) throws -> AppBuilder {
    AppBuilder(app: try AppFolder(path: path), kit: try Kit(), progress: { spoken.add($0) })
  }
}

/// The lines that a builder said.
final class Spoken: Sendable {
  private let storage = Mutex<[String]>([])

  var lines: [String] { storage.withLock { $0 } }

  func add(_ line: String) { storage.withLock { $0.append(line) } }
}
