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
    return Data(String(decoding: file.bytes, as: UTF8.self).filled(values).utf8)
  }
}

extension String {
  /// The text with its placeholders `{{name}}` filled in, escaped for HTML. Those without a value stay, and so does
  /// whatever looks like one in a value.
  func filled(_ values: [String: String]) -> String {
    var result = ""
    var rest = self[...]
    while let open = rest.range(of: "{{"), let close = rest[open.upperBound...].range(of: "}}") {
      result += rest[..<open.lowerBound]
      let name = String(rest[open.upperBound..<close.lowerBound])
      result += values[name]?.escapedForHTML ?? "{{\(name)}}"
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The text with what stands between `<!--NAME-->` and `<!--/NAME-->` given over to `body`; the markers go.
  func replacingBlock(_ name: String, _ body: (String) -> String) -> String {
    guard let open = range(of: "<!--\(name)-->"), let close = self[open.upperBound...].range(of: "<!--/\(name)-->")
    else { return self }
    return self[..<open.lowerBound] + body(String(self[open.upperBound..<close.lowerBound])) + self[close.upperBound...]
  }

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
