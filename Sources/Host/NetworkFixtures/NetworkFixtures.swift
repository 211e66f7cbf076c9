// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The network as an input: answers from the files of a folder, and in the place of three public services.
///
/// A folder holds the app's own server at its top, and others in folders named after them:
/// `Fixtures/transactions.json`, `Fixtures/api.example.com/v1/items.json`. A file may say the query that it answers, with
/// the names in order (`items?page=2.json`), and a method other than `GET` (`items.POST.json`).
package struct NetworkFixtures: Sendable {
  /// What an app's own server is called where requests never leave the process.
  package static let jobHost = "fixtures.test"
  /// What is larger is not answered, in bytes.
  package static let largestFile = 32 << 20
  /// Seconds; nobody waits longer.
  static let longestDelay = 120.0

  private let folder: URL?

  /// - Parameter folder: `nil` where there are no files; the services answer all the same.
  package init(folder: URL?) {
    self.folder = folder?.standardizedFileURL.resolvingSymlinksInPath()
  }

  /// Why there is no answer.
  package enum Problem: Error, Hashable {
    case none
    case tooLarge
  }

  /// The answer to a request.
  ///
  /// Of the app's own server `delay=SECONDS` asks for one that comes late, `status=CODE` for a failure; of an array
  /// `offset=` and `limit=`, or `page=` from 1 on and `per_page=`, ask for a part.
  package func answer(_ request: FixtureRequest) throws(Problem) -> FixtureAnswer {
    var request = request
    var delay = 0.0
    if request.isOfFixtureServer {
      delay = request.query.removeValue(forKey: "delay").flatMap(Double.init) ?? 0
      if let status = request.query["status"].flatMap({ Int($0) }), (100...599).contains(status) {
        var failure = FixtureAnswer(status: status, type: "text/plain; charset=utf-8", body: Data("\(status)\n".utf8))
        failure.delay = Self.bounded(delay)
        return failure
      }
    }
    guard var answer = try file(for: request) ?? SampleServices.answer(request) else { throw .none }
    answer.delay = Self.bounded(delay)
    return answer
  }

  private static func bounded(_ delay: Double) -> Double { delay > 0 ? min(delay, longestDelay) : 0 }

  /// Where a file would be looked for first, for whoever is told that there is none.
  package static func fileName(for request: FixtureRequest) -> String {
    let path = request.path.hasSuffix("/") ? request.path + "index" : request.path
    let name = (request.isOfFixtureServer ? "" : request.host) + path
    let method = ["GET", "HEAD"].contains(request.method) ? "" : ".\(request.method)"
    let plain = name.drop { $0 == "/" }
    return (plain as NSString).pathExtension.isEmpty || !method.isEmpty ? "\(plain)\(method).json" : String(plain)
  }

  // MARK: - Files

  private func file(for request: FixtureRequest) throws(Problem) -> FixtureAnswer? {
    guard let folder else { return nil }
    var parts = request.path.split(separator: "/").map(String.init)
    if !request.isOfFixtureServer { parts.insert(request.host, at: 0) }
    // Nothing hidden, and nothing outside of the folder, by whatever way.
    guard !parts.contains(where: { $0.hasPrefix(".") || $0.contains("\0") }) else { return nil }
    if parts.isEmpty || request.path.hasSuffix("/") { parts.append("index") }
    let query = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "&")
    let method = ["GET", "HEAD"].contains(request.method) ? "" : ".\(request.method)"
    var endings = [method, method + ".json"]
    if !query.isEmpty, !query.contains("/") {
      endings.insert(contentsOf: ["?\(query)\(method)", "?\(query)\(method).json"], at: 0)
    }
    for ending in endings {
      let names = parts.dropLast() + [(parts.last ?? "") + ending]
      let file = names.reduce(folder) { $0.appendingPathComponent($1) }.resolvingSymlinksInPath()
      guard file.path.hasPrefix(folder.path + "/"),
        let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]), values.isRegularFile == true
      else { continue }
      guard let size = values.fileSize, size <= Self.largestFile else { throw .tooLarge }
      guard let body = try? Data(contentsOf: file) else { continue }
      let type = Self.contentTypes[file.pathExtension.lowercased()] ?? "application/octet-stream"
      return FixtureAnswer(type: type, body: Self.part(of: body, type: type, query: request.query))
    }
    return nil
  }

  private static let contentTypes = [
    "json": "application/json", "html": "text/html; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "xml": "application/xml", "csv": "text/csv; charset=utf-8", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "webp": "image/webp", "gif": "image/gif", "pdf": "application/pdf",
  ]

  /// The page of an array that a query asks for; anything else as it is.
  private static func part(of body: Data, type: String, query: [String: String]) -> Data {
    guard type == "application/json", let range = Paging(query), body.first(where: { $0 > 0x20 }) == UInt8(ascii: "["),
      let array = try? JSONSerialization.jsonObject(with: body) as? [Any]
    else { return body }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    return (try? JSONSerialization.data(withJSONObject: Array(range.slice(array)), options: options)) ?? body
  }
}

/// Which part of a list a query asks for.
struct Paging {
  var offset: Int
  var limit: Int

  /// `nil` where it asks for no part.
  init?(_ query: [String: String]) {
    func number(_ names: String...) -> Int? { names.lazy.compactMap { query[$0].flatMap { Int($0) } }.first }
    let size = number("limit", "per_page")
    guard size != nil || number("offset", "page") != nil else { return nil }
    let length = min(max(0, size ?? 20), 1000)
    let page = number("page").map { min(max(0, $0 - 1), 1_000_000) * length }
    limit = length
    offset = min(max(0, number("offset") ?? page ?? 0), 1_000_000_000)
  }

  func slice<Element>(_ all: [Element]) -> ArraySlice<Element> { all.dropFirst(offset).prefix(limit) }
}
