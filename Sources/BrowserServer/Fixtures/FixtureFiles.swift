// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// The files of a folder as answers to requests. They are read when they are asked for, so that edits count at once.
struct FixtureFiles: Sendable {
  /// What is larger is not served, in bytes.
  static let largestFile = 32 << 20

  private static let contentTypes = [
    "json": "application/json", "html": "text/html; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "xml": "application/xml", "csv": "text/csv; charset=utf-8", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif", "pdf": "application/pdf",
  ]

  private let folder: URL

  init(folder: URL) {
    self.folder = folder.standardizedFileURL.resolvingSymlinksInPath()
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    // A page of another site may have its name point at this machine; it can't choose what the browser asks for by.
    let host = request.headers["host"]?.split(separator: ":").first.map(String.init)
    guard host == "127.0.0.1" || host == "localhost" else {
      return .plain(.misdirected, "This server is not known by that name.")
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      var refusal = HTTPResponse.plain(.methodNotAllowed, "Only GET and HEAD are answered here.")
      refusal.headers.append(("Allow", "GET, HEAD"))
      return refusal
    }
    let parts = request.path.split(separator: "/").map(String.init)
    // Nothing hidden, and nothing outside of the folder, by whatever way.
    guard !parts.isEmpty, !parts.contains(where: { $0.hasPrefix(".") || $0.contains("\0") }) else {
      return Self.nothing
    }
    let file = parts.reduce(folder) { $0.appendingPathComponent($1) }.resolvingSymlinksInPath()
    guard file.path.hasPrefix(folder.path + "/"),
      let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]), values.isRegularFile == true
    else { return Self.nothing }
    guard let size = values.fileSize, size <= Self.largestFile else {
      return .plain(.tooLarge, "The file is larger than \(Self.largestFile) bytes.")
    }
    guard let body = try? Data(contentsOf: file) else { return Self.nothing }
    let type = Self.contentTypes[file.pathExtension.lowercased()] ?? "application/octet-stream"
    return .with(body, type: type, caching: "no-store")
  }

  private static let nothing = HTTPResponse.plain(.notFound, "There is no such file.")
}
