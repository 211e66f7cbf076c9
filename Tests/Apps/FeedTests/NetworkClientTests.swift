// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import TesseraTesting
import Testing
import UIKit

@preconcurrency @testable import Feed

/// What the client makes of answers, and how often it asks.
@MainActor struct NetworkClientTests {
  private let screen = TestScreen(.iPhone16)
  private let transport = FixtureTransport()
  private var client: NetworkClient { NetworkClient(transport: transport, servers: FixtureTransport.servers) }

  private func outcome<Value>(
    of publisher: AnyPublisher<Value, NetworkError>, after seconds: Double
  ) -> Result<Value, NetworkError>? {
    var outcome: Result<Value, NetworkError>?
    let subscription = publisher.sink(
      receiveCompletion: { if case .failure(let error) = $0 { outcome = .failure(error) } },
      receiveValue: { outcome = .success($0) })
    screen.advance(by: seconds)
    subscription.cancel()
    return outcome
  }

  private func chart(after seconds: Double = 0.2) -> Result<[ChartItem], NetworkError>? {
    outcome(of: client.fetch(Feed<Resources<ChartItem>>.self, mediaType: .music, count: 10), after: seconds)
  }

  @Test func aChartDecodes() throws {
    let items = try #require(try chart()?.get())
    #expect(items.count == 10)
    #expect(transport.requests.map(\.path) == ["/api/v2/us/music/most-played/10/albums.json"])
  }

  @Test func theOldFormDecodesToo() throws {
    let answer = outcome(of: client.fetch(Feed<Resources<ChartItem>>.self, from: .oldChart(count: 10)), after: 0.2)
    let items = try #require(try answer?.get().feed.results)
    #expect(items.count == 10)
    #expect(items.allSatisfy { $0.kind == "album" })
  }

  @Test func whatMayPassIsAskedThreeTimesMoreEachAfterTwiceTheWait() {
    transport.status = { _ in 503 }
    #expect(chart(after: 0.4) == nil)
    #expect(transport.requests.count == 1)
    _ = screen
    #expect(chart(after: 0.6) == nil)
    #expect(transport.requests.count == 3)
    #expect(chart(after: 3.6) == .failure(.status(503)))
    #expect(transport.requests.count == 7)
  }

  @Test func aServerThatComesBackIsHeard() throws {
    var tries = 0
    transport.failure = { _ in
      tries += 1
      return tries < 3 ? .timedOut : nil
    }
    #expect(try #require(try chart(after: 2)?.get()).count == 10)
    #expect(tries == 3)
  }

  @Test(arguments: [404, 401])
  func otherFailuresAreFinal(_ status: Int) {
    transport.status = { _ in status }
    #expect(chart() == .failure(.status(status)))
    #expect(transport.requests.count == 1)
  }

  @Test func answersThatMakeNoSenseAreErrors() throws {
    transport.body = { _ in Data("<html>".utf8) }
    guard case .failure(.decoding) = try #require(chart()) else {
      Issue.record("Not a failure to decode")
      return
    }
    #expect(transport.requests.count == 1)
  }

  @Test func whoeverCancelsEndsTheRequest() {
    transport.delay = { _ in 5 }
    #expect(chart(after: 1) == nil)
    #expect(transport.cancelled == 1)
  }

  @Test func marvelIsAskedWithASignatureItAccepts() throws {
    let keys = MarvelKeys(publicKey: "sample", privateKey: "sample-private")
    let comics = try outcome(
      of: client.marvel(.comics, limit: 5, keys: keys, now: Date(timeIntervalSince1970: 1)), after: 0.2)?.get()
    #expect(comics?.count == 5)
  }

  @Test func withoutKeysMarvelIsNotAsked() throws {
    guard
      case .failure(.missingKey(let help)) = try #require(
        outcome(of: client.marvel(.comics, limit: 5, keys: nil, now: Date(timeIntervalSince1970: 1)), after: 0.2))
    else {
      Issue.record("Not a missing key")
      return
    }
    #expect(help.contains("MARVEL_PUBLIC_KEY"))
    #expect(transport.requests.isEmpty)
  }

  @Test func theRealHostsAreOneSettingAway() {
    let real = Servers(sample: nil)
    #expect(
      Endpoint.search("two words", .music, limit: 3).url(on: real)?.absoluteString
        == "https://itunes.apple.com/search?term=two%20words&media=music&entity=song&limit=3")
    #expect(Endpoint.chart(.apps, count: 10).url(on: real)?.host == "rss.applemarketingtools.com")
    #expect(MarvelKeys.current([:], servers: real) == nil)
  }

  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
  ])
  func theDigestIsTheStandardsOne(_ text: String, _ digest: String) {
    #expect(MD5.hex(text) == digest)
  }
}
