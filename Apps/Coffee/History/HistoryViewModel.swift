// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

/// The history as the screen shows it: a section for each month, newest first.
struct HistoryViewModel: Equatable {
  struct Row: Equatable {
    var title: String
    var date: String
    var amount: String
    var isGain: Bool
  }

  struct Section: Equatable {
    var title: String
    var rows: [Row]
  }

  let sections: [Section]

  init(_ transactions: [Transaction], calendar: Calendar = .current, locale: Locale = .current) {
    let month = Self.formatter("MMMM yyyy", calendar, locale)
    let day = Self.formatter("MMM d", calendar, locale)
    var sections: [(start: Date, section: Section)] = []
    for transaction in transactions.sorted(by: { ($0.processedAt, $0.id) > ($1.processedAt, $1.id) }) {
      let components = calendar.dateComponents([.year, .month], from: transaction.processedAt)
      let start = calendar.date(from: components) ?? transaction.processedAt
      if sections.last?.start != start {
        sections.append((start, Section(title: month.string(from: start), rows: [])))
      }
      sections[sections.count - 1].section.rows.append(Self.row(transaction, day))
    }
    self.sections = sections.map(\.section)
  }

  private static func row(_ transaction: Transaction, _ day: DateFormatter) -> Row {
    let isGain = transaction.type != .redemption
    let title =
      switch transaction.type {
      case .purchase: "Stars earned"
      case .bonus: "Bonus stars"
      case .redemption: "Reward redeemed"
      }
    return Row(
      title: title, date: day.string(from: transaction.processedAt),
      amount: (isGain ? "+" : "−") + "\(abs(transaction.amount))", isGain: isGain)
  }

  private static func formatter(_ format: String, _ calendar: Calendar, _ locale: Locale) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = locale
    formatter.dateFormat = format
    return formatter
  }
}
