// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import BrowserServer

/// What is served of a folder, and what is not.
struct FixtureFilesTests {
  private let root: URL
  private let files: FixtureFiles

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("fixtures-\(UUID().uuidString)")
    let folder = root.appendingPathComponent("Fixtures")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("lists"), withIntermediateDirectories: true)
    try Data("outside".utf8).write(to: root.appendingPathComponent("secret.txt"))
    try Data("[1]".utf8).write(to: folder.appendingPathComponent("one.json"))
    try Data("[2]".utf8).write(to: folder.appendingPathComponent("lists/two three.json"))
    try Data("hidden".utf8).write(to: folder.appendingPathComponent(".hidden"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.txt"), withDestinationURL: root.appendingPathComponent("secret.txt"))
    files = FixtureFiles(folder: folder)
  }

  private func get(_ path: String, method: String = "GET", host: String = "127.0.0.1:4000") throws -> HTTPResponse {
    files.answer(try HTTPRequest(head: Array("\(method) \(path) HTTP/1.1\r\nHost: \(host)".utf8)))
  }

  @Test func aFileIsServedWithItsType() throws {
    let answer = try get("/one.json")
    #expect(answer.status == .ok)
    #expect(answer.body == Data("[1]".utf8))
    #expect(answer.headers.contains { $0.name == "Content-Type" && $0.value == "application/json" })
    #expect(try get("/lists/two%20three.json?page=1").body == Data("[2]".utf8))
  }

  @Test func anEditCountsAtOnce() throws {
    try Data("[3]".utf8).write(to: root.appendingPathComponent("Fixtures/one.json"))
    #expect(try get("/one.json").body == Data("[3]".utf8))
  }

  @Test(arguments: [
    "/", "/lists", "/missing.json", "/.hidden", "/../secret.txt", "/lists/../../secret.txt", "/%2e%2e/secret.txt",
    "/lists%2f..%2f..%2fsecret.txt", "/link.txt", "/one.json%00.txt",
  ])
  func nothingElseIs(_ path: String) throws {
    #expect(try get(path).status == .notFound)
  }

  @Test func faultsAndServicesAreAskedFor() throws {
    #expect(try get("/one.json?status=503").status.code == 503)
    #expect(try get("/search?term=blue").status == .ok)
    #expect(try get("/v1/public/comics").status.code == 409)
    nonisolated(unsafe) var waited: [Double] = []
    let slow = FixtureFiles(folder: root.appendingPathComponent("Fixtures")) { waited.append($0) }
    let head = Array("GET /one.json?delay=2 HTTP/1.1\r\nHost: localhost".utf8)
    #expect(slow.answer(try HTTPRequest(head: head)).status == .ok)
    #expect(waited == [2])
  }

  @Test func othersNamesAndMethodsAreRefused() throws {
    #expect(try get("/one.json", host: "evil.example:4000").status == .misdirected)
    #expect(try get("/one.json", host: "localhost:4000").status == .ok)
    #expect(try get("/one.json", method: "DELETE").status == .methodNotAllowed)
  }
}
