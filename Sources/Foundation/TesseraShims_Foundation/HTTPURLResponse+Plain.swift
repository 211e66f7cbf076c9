// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
public import FoundationNetworking

/// What an answer's initialiser comes from that `HTTPURLResponse` inherits on iOS: an extension can't override one.
public protocol _TesseraPlainResponse {
  static func _tesseraPlain(_ url: URL, _ type: String?, _ length: Int, _ encoding: String?) -> Self
}

extension _TesseraPlainResponse {
  /// Creates an answer as any other protocol gives it, with the status 200.
  public init(
    url: URL, mimeType MIMEType: String?, expectedContentLength length: Int, textEncodingName name: String?
  ) {
    self = Self._tesseraPlain(url, MIMEType, length, name)
  }
}

extension HTTPURLResponse: _TesseraPlainResponse {
  public static func _tesseraPlain(_ url: URL, _ type: String?, _ length: Int, _ encoding: String?) -> Self {
    var fields = ["Content-Length": "\(length)"]
    if let type { fields["Content-Type"] = type + (encoding.map { "; charset=\($0)" } ?? "") }
    let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)
    guard let response = response as? Self else { fatalError("\(url) can't be answered") }
    return response
  }
}

extension URLResponse {
  /// An answer that says nothing; those of HTTP inherit it.
  public convenience init(_tesseraNothing: Void = ()) {
    self.init(url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
}
