// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// An answer with its whole body.
struct HTTPResponse: Sendable {
  struct Status: Hashable, Sendable {
    var code: Int
    var phrase: String

    static let ok = Status(code: 200, phrase: "OK")
    static let notModified = Status(code: 304, phrase: "Not Modified")
    static let temporaryRedirect = Status(code: 307, phrase: "Temporary Redirect")
    static let badRequest = Status(code: 400, phrase: "Bad Request")
    static let forbidden = Status(code: 403, phrase: "Forbidden")
    static let notFound = Status(code: 404, phrase: "Not Found")
    static let methodNotAllowed = Status(code: 405, phrase: "Method Not Allowed")
    static let tooLarge = Status(code: 413, phrase: "Content Too Large")
    static let misdirected = Status(code: 421, phrase: "Misdirected Request")
    static let upgradeRequired = Status(code: 426, phrase: "Upgrade Required")
    static let headersTooLarge = Status(code: 431, phrase: "Request Header Fields Too Large")
    static let serviceUnavailable = Status(code: 503, phrase: "Service Unavailable")
  }

  var status: Status
  /// In the order of sending; none of them has line ends in it.
  var headers: [(name: String, value: String)]
  var body: Data

  /// The bytes up to the body.
  func head(isPersistent: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status.code) \(status.phrase)\r\n"
    for header in headers { text += "\(header.name): \(header.value)\r\n" }
    // What was not modified would be as long as it was, not empty.
    if status != .notModified { text += "Content-Length: \(body.count)\r\n" }
    text += "Connection: \(isPersistent ? "keep-alive" : "close")\r\n\r\n"
    return Array(text.utf8)
  }
}
