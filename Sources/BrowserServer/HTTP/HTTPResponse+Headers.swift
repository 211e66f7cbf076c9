// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import FlyingFox

extension HTTPStatusCode {
  static let misdirected = HTTPStatusCode(421, phrase: "Misdirected Request")
}

extension HTTPResponse {
  /// What the page may do: nothing but use this server's own files.
  private static let contentSecurityPolicy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob:", "font-src 'self'",
    "connect-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// An answer with a body and the headers that every answer has.
  static func with(_ body: Data, type: String, caching: String, status: HTTPStatusCode = .ok) -> HTTPResponse {
    HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, .cacheControl: caching,
        HTTPHeader("Content-Security-Policy"): contentSecurityPolicy,
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
      ], body: body)
  }

  static func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
    .with(Data((text + "\n").utf8), type: "text/plain; charset=utf-8", caching: "no-store", status: status)
  }

  static func redirect(to path: String) -> HTTPResponse {
    var response = plain(.temporaryRedirect, path)
    response.headers[.location] = path
    return response
  }
}
