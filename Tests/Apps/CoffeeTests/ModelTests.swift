// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Coffee

/// What the app knows, without a screen.
struct ModelTests {
  private let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  @Test(arguments: [
    (4, "Good evening"), (5, "Good morning"), (11, "Good morning"), (12, "Good afternoon"), (16, "Good afternoon"),
    (17, "Good evening"), (23, "Good evening"),
  ])
  func theGreetingGoesByTheHour(_ hour: Int, _ words: String) {
    let date = Date(timeIntervalSince1970: Double(hour) * 3_600)
    #expect(Greeting(to: "Robin", at: date, calendar: calendar).text.hasPrefix(words + ", Robin "))
  }

  @Test func theServersAnswerIsRead() throws {
    let json = #"{"transactions":[{"id":7,"type":"redemption","amount":150,"processed_at":"2017-06-14T12:56:27Z"}]}"#
    let history = try TransactionHistory.decode(Data(json.utf8))
    #expect(
      history.transactions == [
        Transaction(id: 7, type: .redemption, amount: 150, processedAt: Date(timeIntervalSince1970: 1_497_444_987))
      ])
  }

  @Test func answersThatMakeNoSenseAreErrors() {
    for json in [
      "", "{}", #"{"transactions":[{"id":7}]}"#,
      #"{"transactions":[{"id":7,"type":"gift","amount":1,"processed_at":"x"}]}"#,
    ] {
      #expect(throws: (any Error).self) { try TransactionHistory.decode(Data(json.utf8)) }
    }
  }

  @Test func transactionsAreGroupedByMonthTheNewestFirst() {
    func day(_ text: String) -> Date { (try? Date(text, strategy: .iso8601)) ?? .distantPast }
    let model = HistoryViewModel(
      [
        Transaction(id: 1, type: .purchase, amount: 7, processedAt: day("2016-05-29T09:00:00Z")),
        Transaction(id: 2, type: .bonus, amount: 25, processedAt: day("2017-06-03T08:00:00Z")),
        Transaction(id: 3, type: .redemption, amount: 150, processedAt: day("2017-06-14T12:00:00Z")),
        Transaction(id: 4, type: .purchase, amount: 9, processedAt: day("2017-05-01T00:00:00Z")),
      ], calendar: calendar, locale: Locale(identifier: "en_US"))
    #expect(model.sections.map(\.title) == ["June 2017", "May 2017", "May 2016"])
    #expect(
      model.sections[0].rows == [
        .init(title: "Reward redeemed", date: "Jun 14", amount: "−150", isGain: false),
        .init(title: "Bonus stars", date: "Jun 3", amount: "+25", isGain: true),
      ])
  }

  @Test func storesAreSortedByTheirDistance() {
    let stores = Store.sorted(from: .townHall)
    #expect(stores.map(\.store.name) == ["Market", "Old Mill", "Station", "Harbour", "University", "Lighthouse"])
    #expect(stores.map { Store.text($0.distance) } == ["70 m", "410 m", "920 m", "2.7 km", "4.6 km", "54 km"])
  }

  @Test func thePriceHasTwoDigitsOfCents() {
    #expect([0, 5, 90, 310, 1_450].map(Price.text) == ["$0.00", "$0.05", "$0.90", "$3.10", "$14.50"])
  }
}
