// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

extension HTTPResponse {
  /// What the page may do: nothing but use this server's own files.
  private static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "font-src 'self'",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// An answer with a body and the headers that every answer has.
  static func with(_ body: Data, type: String, caching: String, status: Status = .ok) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [
        ("Content-Type", type), ("Cache-Control", caching), ("Content-Security-Policy", contentSecurityPolicy),
        ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
      ], body: body)
  }

  /// An answer that a browser keeps, and asks before each use whether it still holds; where it does, that is the answer.
  ///
  /// - Parameters:
  ///   - version: Tells what is in the body from what else was ever served under the address.
  ///   - body: Made only where the browser does not have it.
  static func versioned<Failure: Error>(
    _ version: UInt64, type: String, for request: HTTPRequest, body: () throws(Failure) -> Data
  ) throws(Failure) -> HTTPResponse {
    let tag = "\"\(version)\""
    let isKept = HTTPRequest.words(request.headers["if-none-match"]).contains(tag)
    var response = HTTPResponse.with(
      isKept ? Data() : try body(), type: type, caching: "no-cache", status: isKept ? .notModified : .ok)
    response.headers.append(("ETag", tag))
    return response
  }

  static func plain(_ status: Status, _ text: String) -> HTTPResponse {
    .with(Data((text + "\n").utf8), type: "text/plain; charset=utf-8", caching: "no-store", status: status)
  }

  static func redirect(to path: String) -> HTTPResponse {
    var response = plain(.temporaryRedirect, path)
    response.headers.append(("Location", path))
    return response
  }
}
