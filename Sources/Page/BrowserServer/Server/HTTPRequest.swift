// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// A request without a body, as pages make them.
struct HTTPRequest: Hashable, Sendable {
  struct Problem: Error, Hashable {
    var status: HTTPResponse.Status
    var reason: String

    init(_ reason: String, _ status: HTTPResponse.Status = .badRequest) {
      self.reason = reason
      self.status = status
    }
  }

  /// Bounds of a request's head.
  enum Limit {
    static let bytes = 16 << 10
    static let headers = 100
  }

  var method: String
  /// With percent escapes resolved, without the query.
  var path: String
  var query: [String: String]
  /// By lowercase names; where a name comes twice, the values are joined by a comma, as HTTP has it.
  private(set) var headers: [String: String] = [:]
  /// Whether the connection is to be kept for another request.
  var isPersistent: Bool

  /// Reads a head: the request's line and the headers, without the empty line at the end.
  init(head: [UInt8]) throws(Problem) {
    guard !head.contains(where: { ($0 < 0x20 && ![0x09, 0x0A, 0x0D].contains($0)) || $0 == 0x7F }),
      let text = String(validating: head, as: UTF8.self)
    else { throw Problem("the head of the request is not text") }
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw Problem("the first line is not a request's")
    }
    guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw Problem("only HTTP/1 is spoken here") }
    method = String(words[0])
    let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts[0].hasPrefix("/"), let path = String(parts[0]).removingPercentEncoding else {
      throw Problem("the request's target is not a path")
    }
    self.path = path
    query = Self.query(parts.count == 2 ? parts[1] : "")
    isPersistent = words[2] == "HTTP/1.1"
    guard lines.count <= Limit.headers else {
      throw Problem("more than \(Limit.headers) headers", .headersTooLarge)
    }
    for line in lines { try add(line) }
    let connection = Self.words(headers["connection"])
    if connection.contains("close") { isPersistent = false }
    if connection.contains("keep-alive") { isPersistent = true }
    guard headers["transfer-encoding"] == nil, Int(headers["content-length"] ?? "0") == 0 else {
      throw Problem("requests with a body are not taken", .tooLarge)
    }
  }

  private mutating func add(_ line: Substring) throws(Problem) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[0].utf8.allSatisfy(Self.isNamePart) else {
      throw Problem("a header is not one")
    }
    let name = parts[0].lowercased()
    let value = parts[1].trimmingCharacters(in: .whitespaces)
    guard let known = headers[name] else {
      headers[name] = value
      return
    }
    guard name != "host", name != "origin" else { throw Problem("the header \(name) comes twice") }
    headers[name] = "\(known), \(value)"
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private static func query(_ text: Substring) -> [String: String] {
    var result: [String: String] = [:]
    for part in text.split(separator: "&") {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = String(pair[0]).removingPercentEncoding else { continue }
      result[name] = pair.count == 2 ? String(pair[1]).removingPercentEncoding : ""
    }
    return result
  }

  /// The words of a header that lists them, lowercase.
  static func words(_ value: String?) -> [String] {
    (value ?? "").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
  }
}
