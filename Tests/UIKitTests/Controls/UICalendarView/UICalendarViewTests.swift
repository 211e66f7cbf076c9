// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Months, decorations and what people choose.
@MainActor @Suite struct UICalendarViewTests {
  private final class Host: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
    UICalendarSelectionMultiDateDelegate, UICalendarSelectionWeekOfYearDelegate
  {
    var lines: [String] = []
    var decorated: Set<Int> = [5]

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      decorated.contains(dateComponents.day ?? 0) ? .default(color: .systemRed, size: .large) : nil
    }

    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      lines.append("from \(previousDateComponents.month ?? 0)")
    }

    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      lines.append("chose \(dateComponents?.day ?? 0)")
    }

    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      lines.append("add \(dateComponents.day ?? 0)")
    }

    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      lines.append("drop \(dateComponents.day ?? 0)")
    }

    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) {
      lines.append("week \(weekOfYearComponents?.weekOfYear ?? 0) of \(weekOfYearComponents?.yearForWeekOfYear ?? 0)")
    }

    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      canSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) -> Bool { weekOfYearComponents?.weekOfYear != 46 }
  }

  private let view = UICalendarView()
  private let host = Host()
  private let phone: Phone

  init() {
    let page = UIViewController()
    phone = Phone(root: page)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    view.setVisibleDateComponents(DateComponents(year: 2026, month: 11), animated: false)
    view.delegate = host
    view.frame = CGRect(x: 0, y: 100, width: 393, height: 420)
    page.view.addSubview(view)
    phone.frame()
    host.lines = []
  }

  private func day(_ number: Int) -> MonthDay? {
    view.pager.grid.days.first { view.components($0.date).day == number }
  }

  private func tap(_ number: Int) throws {
    let found = try #require(day(number))
    let place = found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
    phone.tap(place.x, place.y)
  }

  @Test func `it shows the month that it is told, and tells when people turn to another`() {
    #expect(view.visibleDateComponents.month == 11)
    #expect(view.visibleDateComponents.year == 2026)
    #expect(view.pager.grid.days.count == 30)
    view.pager.turn(1)
    phone.advance(1)
    #expect(view.visibleDateComponents.month == 12)
    #expect(view.pager.grid.days.count == 31)
    #expect(host.lines == ["from 11"])
  }

  @Test func `rows of days share the height`() {
    #expect(abs(view.pager.grid.rowHeight * 6 + 91.5 - 420) < 0.01)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 100)).width == 280)
  }

  @Test func `one day at a time, which a second tap gives up`() throws {
    let selection = UICalendarSelectionSingleDate(delegate: host)
    view.selectionBehavior = selection
    try tap(12)
    #expect(selection.selectedDate?.day == 12)
    #expect(day(12)?.isSelected == true)
    try tap(20)
    #expect(day(12)?.isSelected == false)
    try tap(20)
    #expect(selection.selectedDate == nil)
    #expect(host.lines == ["chose 12", "chose 20", "chose 0"])
    #expect(day(13)?.isEnabled == false)
    selection.setSelected(DateComponents(year: 2026, month: 11, day: 3), animated: true)
    #expect(day(3)?.isSelected == true)
    #expect(host.lines.count == 3)
  }

  @Test func `several days, each tapped on and off`() throws {
    let selection = UICalendarSelectionMultiDate(delegate: host)
    view.selectionBehavior = selection
    try tap(12)
    try tap(14)
    try tap(12)
    #expect(selection.selectedDates.map(\.day) == [14])
    #expect(host.lines == ["add 12", "add 14", "drop 12"])
    selection.selectedDates = [DateComponents(year: 2026, month: 12, day: 2)]
    #expect(view.pager.grid.days.allSatisfy { !$0.isSelected })
    view.visibleDateComponents = DateComponents(year: 2026, month: 12)
    #expect(day(2)?.isSelected == true)
  }

  @Test func `a whole week by any of its days`() throws {
    let selection = UICalendarSelectionWeekOfYear(delegate: host)
    view.selectionBehavior = selection
    // Weeks begin on Sundays: 15 to 21 November are the 47th of 2026.
    try tap(18)
    #expect(selection.selectedWeekOfYear?.weekOfYear == 47)
    #expect(view.pager.grid.days.filter(\.isSelected).map { view.components($0.date).day } == Array(15...21))
    #expect(day(10)?.isEnabled == false)
    try tap(20)
    #expect(selection.selectedWeekOfYear == nil)
    selection.selectedWeekOfYear = DateComponents(weekOfYear: 45, yearForWeekOfYear: 2026)
    #expect(day(1)?.isSelected == true)
    #expect(host.lines == ["week 47 of 2026", "week 0 of 0"])
  }

  @Test func `without a selection behavior nothing is chosen`() throws {
    try tap(12)
    #expect(host.lines.isEmpty)
    #expect(day(12)?.isSelected == false)
  }

  @Test func `decorations stand below their days, and are asked for again`() throws {
    let decorated = try #require(day(5))
    phone.frame()
    let decoration = try #require(decorated.decoration)
    #expect(decoration.bounds.size == CGSize(width: 8, height: 8))
    #expect(decoration.frame.minY >= decorated.bounds.height - 16)
    #expect(day(6)?.decoration == nil)
    host.decorated = [6]
    view.reloadDecorations(
      forDateComponents: [5, 6].map { DateComponents(year: 2026, month: 11, day: $0) }, animated: false)
    #expect(day(5)?.decoration == nil)
    #expect(day(6)?.decoration != nil)
    view.wantsDateDecorations = false
    #expect(day(6)?.decoration == nil)
  }

  @Test func `what is out of range is neither shown nor chosen`() throws {
    let calendar = view.calendar
    let start = try #require(calendar.date(from: DateComponents(year: 2026, month: 11, day: 10)))
    let end = try #require(calendar.date(from: DateComponents(year: 2027, month: 1, day: 5)))
    view.selectionBehavior = UICalendarSelectionSingleDate(delegate: host)
    view.availableDateRange = DateInterval(start: start, end: end)
    #expect(day(9)?.isEnabled == false)
    #expect(day(10)?.isEnabled == true)
    view.pager.turn(-1)
    #expect(view.visibleDateComponents.month == 11)
    view.setVisibleDateComponents(DateComponents(year: 2030, month: 6), animated: false)
    #expect(view.visibleDateComponents.year == 2027)
    #expect(view.visibleDateComponents.month == 1)
  }
}
