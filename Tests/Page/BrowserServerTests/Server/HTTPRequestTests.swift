// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import BrowserServer

@Suite struct HTTPRequestTests {
  private func request(_ text: String) throws -> HTTPRequest { try HTTPRequest(head: Array(text.utf8)) }

  @Test func readsALineAndHeaders() throws {
    let request = try request(
      "GET /apps/a%20b/?token=x%2By&empty=&alone HTTP/1.1\r\nHost: h:1\r\nAccept: a\r\naccept:\tb \r\nX-Empty:")
    #expect(request.method == "GET")
    #expect(request.path == "/apps/a b/")
    #expect(request.query == ["token": "x+y", "empty": "", "alone": ""])
    #expect(request.headers == ["host": "h:1", "accept": "a, b", "x-empty": ""])
    #expect(request.isPersistent)
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nConnection: close", false), ("GET / HTTP/1.0", false),
    ("GET / HTTP/1.0\r\nConnection: Keep-Alive", true), ("GET / HTTP/1.1\nHost: bare line ends", true),
    ("GET / HTTP/1.1\r\nConnection: Upgrade", true),
  ])
  func connectionsAreKeptAsAsked(_ text: String, _ isPersistent: Bool) throws {
    #expect(try request(text).isPersistent == isPersistent)
  }

  @Test(arguments: [
    ("", "the first line is not a request's"), ("GET /", "the first line is not a request's"),
    ("GET  / HTTP/1.1", "the first line is not a request's"), ("get / HTTP/1.1", "the first line is not a request's"),
    ("GET / HTTP/2", "only HTTP/1 is spoken here"), ("GET http://x/ HTTP/1.1", "the request's target is not a path"),
    ("GET /%zz HTTP/1.1", "the request's target is not a path"), ("GET / HTTP/1.1\r\nno colon", "a header is not one"),
    ("GET / HTTP/1.1\r\n: none", "a header is not one"), ("GET / HTTP/1.1\r\na b: c", "a header is not one"),
    ("GET / HTTP/1.1\r\n folded: c", "a header is not one"),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b", "the header host comes twice"),
    ("GET / HTTP/1.1\r\nOrigin: a\r\norigin: b", "the header origin comes twice"),
    ("GET / HTTP/1.1\r\nA: \u{0}", "the head of the request is not text"),
    ("GET / HTTP/1.1\r\nContent-Length: 3", "requests with a body are not taken"),
    ("GET / HTTP/1.1\r\nContent-Length: x", "requests with a body are not taken"),
    ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked", "requests with a body are not taken"),
  ])
  func whatIsNoRequestIsNamed(_ text: String, _ reason: String) {
    let problem = #expect(throws: HTTPRequest.Problem.self) { try request(text) }
    #expect(problem?.reason == reason)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: HTTPRequest.Problem("the head of the request is not text")) { try HTTPRequest(head: [0x47, 0xFF]) }
  }

  @Test func tooManyHeadersAreRefused() {
    let lines = (0...100).map { "\r\nX-\($0): y" }.joined()
    let problem = #expect(throws: HTTPRequest.Problem.self) { try request("GET / HTTP/1.1" + lines) }
    #expect(problem?.status == .headersTooLarge)
  }

  @Test func theHandshakesAnswerIsThatOfTheStandard() throws {
    // The example of RFC 6455, section 1.3.
    #expect(WebSocketHandshake.accept("dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
  }

  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
    ),
    (String(repeating: "a", count: 119), "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56"),
  ])
  func theHashIsThatOfTheStandard(_ text: String, _ expected: String) {
    let digits = SHA1.hash(Array(text.utf8)).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    #expect(digits.joined() == expected)
  }

  @Test func streamsThatAreNotAskedForRightAreRefused() throws {
    let good = [
      "Upgrade: websocket", "Connection: keep-alive, Upgrade", "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    func answer(_ lines: [String]) throws -> [UInt8] {
      try WebSocketHandshake.answer(to: request("GET / HTTP/1.1\r\n" + lines.joined(separator: "\r\n")))
    }
    #expect(String(decoding: try answer(good), as: UTF8.self).hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
    for index in good.indices {
      var lines = good
      lines[index] = lines[index].replacing("websocket", with: "h2c").replacing("Upgrade", with: "x").replacing(
        "13", with: "8"
      ).replacing("==", with: "")
      #expect(throws: HTTPRequest.Problem.self, "\(good[index])") { try answer(lines) }
    }
  }
}
