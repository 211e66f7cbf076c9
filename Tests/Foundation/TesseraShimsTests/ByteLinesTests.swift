// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import TesseraShims_Foundation
import Testing

/// Bytes of an answer as they come, and the lines of their text.
struct ByteLinesTests {
  /// Answers with a text in parts of three bytes.
  final class Text: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "text" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url, url.host != "nowhere" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)!
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      var rest = Data("first\r\nsecond\n\nähm\rlast".utf8)
      while !rest.isEmpty {
        client?.urlProtocol(self, didLoad: Data(rest.prefix(3)))
        rest = Data(rest.dropFirst(3))
      }
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
  }

  private var session: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Text.self]
    return URLSession(configuration: configuration)
  }

  @Test func linesComeWithoutTheirEndsAndWithoutEmptyOnes() async throws {
    let (bytes, response) = try await session.bytes(from: URL(string: "text://here")!)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["first", "second", "ähm", "last"])
  }

  @Test func anErrorIsThrown() async {
    await #expect(throws: URLError.self) { _ = try await session.bytes(from: URL(string: "text://nowhere")!) }
  }

  @Test func foldersOfTheAppHaveNames() {
    #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.cachesDirectory.isFileURL)
  }

  @Test func wishesOfAConfigurationAreKept() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "a")
    #expect(configuration.allowsExpensiveNetworkAccess && !configuration.waitsForConnectivity)
    configuration.waitsForConnectivity = true
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
    #expect(configuration.waitsForConnectivity && configuration.tlsMinimumSupportedProtocolVersion == .TLSv13)
    #expect(!URLSessionConfiguration.default.waitsForConnectivity)
  }
}
