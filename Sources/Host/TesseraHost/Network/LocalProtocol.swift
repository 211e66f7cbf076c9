// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import FoundationNetworking
internal import TesseraShims_UniformTypeIdentifiers

/// Loads what needs no network, and Foundation on Linux cannot: files (`file:`), and addresses that hold their data
/// (`data:`).
final class LocalProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool {
    ["file", "data"].contains(request.url?.scheme?.lowercased())
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return fail(.badURL) }
    guard let (data, type, encoding) = url.isFileURL ? Self.file(url) : Self.inside(url) else {
      return fail(url.isFileURL ? .fileDoesNotExist : .badURL)
    }
    let response = URLResponse(
      url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: encoding)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: data)
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}

  private func fail(_ code: URLError.Code) {
    client?.urlProtocol(
      self, didFailWithError: URLError(code, userInfo: request.url.map { [NSURLErrorFailingURLErrorKey: $0] } ?? [:]))
  }

  private typealias Content = (data: Data, type: String, encoding: String?)

  private static func file(_ url: URL) -> Content? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "application/octet-stream"
    return (data, type, nil)
  }

  /// What stands in `data:image/png;base64,…`: by RFC 2397, plain text in ASCII where the address says no type.
  private static func inside(_ url: URL) -> Content? {
    let words = url.absoluteString.dropFirst("data:".count)
    guard let comma = words.firstIndex(of: ",") else { return nil }
    let parts = words[..<comma].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    let text = words[words.index(after: comma)...].removingPercentEncoding ?? ""
    let isBase64 = parts.last?.lowercased() == "base64"
    guard let data = isBase64 ? Data(base64Encoded: text, options: .ignoreUnknownCharacters) : Data(text.utf8) else {
      return nil
    }
    let charset = parts.first { $0.lowercased().hasPrefix("charset=") }.map { String($0.dropFirst("charset=".count)) }
    let type = parts.first { $0.contains("/") }
    return (data, type ?? "text/plain", charset ?? (type == nil ? "US-ASCII" : nil))
  }
}
