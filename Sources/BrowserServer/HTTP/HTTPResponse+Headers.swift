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

  static func plain(_ status: Status, _ text: String) -> HTTPResponse {
    .with(Data((text + "\n").utf8), type: "text/plain; charset=utf-8", caching: "no-store", status: status)
  }

  static func redirect(to path: String) -> HTTPResponse {
    var response = plain(.temporaryRedirect, path)
    response.headers.append(("Location", path))
    return response
  }
}
