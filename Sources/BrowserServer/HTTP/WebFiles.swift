// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// The page's files, read once at start.
struct WebFiles: Sendable {
  struct File: Sendable {
    var contentType: String
    var bytes: Data
  }

  private var files: [String: File] = [:]

  static let contentTypes = [
    "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8",
    "svg": "image/svg+xml",
  ]

  /// Reads the folder that is built into the module; files of folders in it go by `FOLDER/NAME`.
  static func load() throws -> WebFiles {
    let folder = Bundle.module.bundleURL.appendingPathComponent("Web").resolvingSymlinksInPath()
    var loaded = WebFiles()
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard let type = contentTypes[(name as NSString).pathExtension] else { continue }
      loaded.files[name] = File(
        contentType: type, bytes: try Data(contentsOf: folder.appendingPathComponent(name)))
    }
    return loaded
  }

  subscript(name: String) -> File? { files[name] }

  /// A page with its placeholders `{{name}}` filled in, escaped for HTML.
  func page(_ name: String, _ values: [String: String]) -> Data? {
    guard let file = files[name] else { return nil }
    var text = String(decoding: file.bytes, as: UTF8.self)
    for (key, value) in values {
      text = text.replacingOccurrences(of: "{{\(key)}}", with: value.escapedForHTML)
    }
    return Data(text.utf8)
  }
}

extension String {
  /// The text with the characters that mean something in HTML replaced.
  var escapedForHTML: String {
    var result = ""
    for character in self {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
    return result
  }
}
