// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine
import TesseraTesting
import Testing
import UIKit

@preconcurrency @testable import Feed

/// Typing: when the store is asked, and whose answer is shown.
@MainActor struct SearchModelTests {
  private let screen = TestScreen(.iPhone16)
  private let transport = FixtureTransport()
  private let model: SearchModel

  init() {
    model = SearchModel(client: NetworkClient(transport: transport, servers: FixtureTransport.servers))
  }

  private func type(_ text: String, every seconds: Double) {
    for count in 1...text.count {
      model.term = String(text.prefix(count))
      screen.advance(by: seconds)
    }
  }

  private var terms: [String] {
    transport.requests.compactMap { url in
      URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == "term" }?.value
    }
  }

  private var titles: [String]? {
    guard case .loaded(let sections) = model.state else { return nil }
    return sections.map(\.sectionIdentifier)
  }

  @Test func theStoreIsAskedOnceTypingPauses() {
    type("jazz", every: 0.1)
    #expect(terms.isEmpty)
    screen.advance(by: 0.15)
    #expect(terms.isEmpty)
    screen.advance(by: 0.2)
    #expect(terms == ["jazz", "jazz"])
    #expect(titles == ["Songs", "Podcasts"])
  }

  @Test func theLastTermsAnswerWinsHoweverLateTheOthersCome() throws {
    transport.delay = { $0.query?.contains("term=slow") == true ? 2 : 0.1 }
    model.term = "slow"
    screen.advance(by: 0.5)
    model.term = "fast"
    screen.advance(by: 0.6)
    #expect(transport.cancelled == 2)
    screen.advance(by: 5)
    guard case .loaded(let sections) = model.state else {
      Issue.record("Nothing came")
      return
    }
    let first = try #require(sections.first?.cellIdentifiers.first)
    #expect(first.title.hasPrefix("Fast"))
  }

  @Test func theSameTermIsNotAskedForTwice() {
    model.term = "jazz"
    screen.advance(by: 0.5)
    model.term = "jazz "
    screen.advance(by: 0.5)
    #expect(terms.count == 2)
  }

  @Test func nothingIsAskedForNothing() {
    model.term = "a"
    screen.advance(by: 0.5)
    model.term = " "
    screen.advance(by: 0.5)
    #expect(terms.count == 2)
    #expect(titles?.isEmpty == true)
  }

  @Test func aFailureCanBeTriedAgain() {
    transport.status = { _ in 404 }
    model.term = "jazz"
    screen.advance(by: 0.5)
    guard case .failed(.status(404)) = model.state else {
      Issue.record("Not a failure")
      return
    }
    transport.status = { _ in nil }
    model.load()
    screen.advance(by: 0.2)
    #expect(titles?.count == 2)
  }
}
