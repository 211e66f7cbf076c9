// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import NetworkFixtures

/// What is answered, and from where.
struct NetworkFixturesTests {
  private let fixtures: NetworkFixtures

  init() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("network-\(UUID().uuidString)")
    let files = [
      "own.json": "[1,2,3,4,5]", "api.example.com/v1/items.json": "items",
      "api.example.com/v1/items?page=2.json": "two",
      "api.example.com/v1/items.POST.json": "made", "api.example.com/index.json": "start",
      "itunes.apple.com/search": "own",
    ]
    for (name, text) in files {
      let file = root.appendingPathComponent(
        name.replacingOccurrences(of: "?", with: "%3F").removingPercentEncoding ?? "")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    fixtures = NetworkFixtures(folder: root)
  }

  private func answer(_ text: String, method: String = "GET", of fixtures: NetworkFixtures? = nil) throws
    -> FixtureAnswer
  {
    let url = try #require(URL(string: text))
    let request = try #require(FixtureRequest(url, method: method))
    return try (fixtures ?? self.fixtures).answer(request)
  }

  private func object(_ text: String) throws -> [String: Any] {
    let body = try answer(text, of: NetworkFixtures(folder: nil)).body
    return try #require(JSONSerialization.jsonObject(with: body) as? [String: Any])
  }

  @Test(arguments: [
    ("http://fixtures.test/own.json", "GET", "[1,2,3,4,5]"), ("http://localhost:8000/own.json", "GET", "[1,2,3,4,5]"),
    ("https://api.example.com/v1/items", "GET", "items"), ("https://api.example.com/v1/items?page=2", "GET", "two"),
    ("https://api.example.com/v1/items?page=3", "GET", "items"), ("https://API.example.com/v1/items", "POST", "made"),
    ("https://api.example.com/", "GET", "start"), ("https://itunes.apple.com/search?term=a", "GET", "own"),
  ])
  func aRequestIsAnsweredByItsFile(url: String, method: String, text: String) throws {
    #expect(String(decoding: try answer(url, method: method).body, as: UTF8.self) == text)
  }

  @Test(arguments: [
    ("https://example.com/a/b", "example.com/a/b.json"), ("http://fixtures.test/list", "list.json"),
    ("https://example.com/", "example.com/index.json"), ("https://example.com/x.png", "example.com/x.png"),
  ])
  func whatIsMissingHasAName(url: String, name: String) throws {
    #expect(throws: NetworkFixtures.Problem.none) { try answer(url) }
    let address = try #require(URL(string: url))
    let request = try #require(FixtureRequest(address))
    #expect(NetworkFixtures.fileName(for: request) == name)
  }

  @Test(arguments: [
    ("?offset=1&limit=2", "[2,3]"), ("?page=2&per_page=2", "[3,4]"), ("?page=9", "[]"), ("?limit=-1", "[]"),
    ("?x=1", "[1,2,3,4,5]"),
  ])
  func anArrayIsPaged(query: String, text: String) throws {
    #expect(String(decoding: try answer("http://fixtures.test/own.json\(query)").body, as: UTF8.self) == text)
  }

  @Test func faultsAreAskedFor() throws {
    #expect(try answer("http://fixtures.test/own.json?delay=1.5").delay == 1.5)
    #expect(try answer("http://fixtures.test/own.json?delay=1e99").delay == NetworkFixtures.longestDelay)
    #expect(try answer("http://fixtures.test/own.json?delay=nan").delay == 0)
    #expect(try answer("http://fixtures.test/missing?status=503").status == 503)
    #expect(try answer("https://api.example.com/v1/items?status=503&delay=3").status == 200)
  }

  // MARK: Services

  @Test func feedsHaveBothForms() throws {
    let present = try object("https://rss.applemarketingtools.com/api/v2/us/music/most-played/25/albums.json")
    let feed = try #require(present["feed"] as? [String: Any])
    let results = try #require(feed["results"] as? [[String: Any]])
    #expect(results.count == 25 && feed["title"] as? String == "Most Played" && feed["country"] as? String == "us")
    #expect(results[0].keys.contains("artistName") && results[0]["kind"] as? String == "albums")
    let former = try object("https://rss.itunes.apple.com/api/v1/us/apple-music/top-albums/all/10/explicit.json")
    let old = try #require((former["feed"] as? [String: Any])?["results"] as? [[String: Any]])
    #expect(old.count == 10 && old[0]["kind"] as? String == "album")
    let artwork = try #require(results[0]["artworkUrl100"] as? String)
    #expect(try CGImage(decoding: answer(artwork, of: NetworkFixtures(folder: nil)).body).width == 100)
  }

  @Test func aSearchFindsWhatItAsksFor() throws {
    let found = try object("https://itunes.apple.com/search?term=green+day&media=music&limit=5")
    let results = try #require(found["results"] as? [[String: Any]])
    #expect(found["resultCount"] as? Int == 5)
    #expect(results.allSatisfy { ($0["trackName"] as? String)?.hasPrefix("Green Day ") == true })
    #expect(try object("https://itunes.apple.com/search?term=")["resultCount"] as? Int == 0)
  }

  @Test func marvelWantsASignature() throws {
    let base = "https://gateway.marvel.com/v1/public/comics"
    let none = NetworkFixtures(folder: nil)
    #expect(try answer(base, of: none).status == 409)
    #expect(try answer("\(base)?ts=1&apikey=k&hash=0", of: none).status == 401)
    let hash = MD5.hex("1" + MarvelCatalogue.privateKey + "k")
    let page = try object("\(base)?ts=1&apikey=k&hash=\(hash)&offset=390&limit=20")
    let data = try #require(page["data"] as? [String: Any])
    #expect(data["total"] as? Int == 400 && data["count"] as? Int == 10)
    #expect(try answer("\(base)/999?ts=1&apikey=k&hash=\(hash)", of: none).status == 404)
  }

  @Test func theSameRequestHasTheSameAnswer() throws {
    let url = "https://itunes.apple.com/search?term=blue"
    let none = NetworkFixtures(folder: nil)
    #expect(try answer(url, of: none).body == answer(url, of: none).body)
  }

  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ])
  func digestsAreRight(text: String, digest: String) {
    #expect(MD5.hex(text) == digest)
  }
}
