// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct UIDatePickerTests {
  private let picker = UIDatePicker().at(scale: 2)
  private let window: TestWindow
  private let calendar: Calendar
  private var finger: Finger { window.finger }

  init() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    calendar.locale = Locale(identifier: "en_US")
    self.calendar = calendar
    window = makeWindow(393, 852, holding: picker)
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.locale = Locale(identifier: "en_US")
    picker.date = date(2026, 11, 23, 9, 41)
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }

  private func settle() { for _ in 0..<120 { finger.wait(1.0 / 60) } }

  private func wheels(_ mode: UIDatePicker.Mode) throws -> DateWheels {
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .wheels
    picker.sizeToFit()
    window.layoutIfNeeded()
    return try #require(picker.face as? DateWheels)
  }

  /// What the wheels show in their middles.
  private func shown(_ wheels: DateWheels) -> [String] {
    (0..<wheels.numberOfComponents).map { component in
      wheels.delegate?.pickerView(
        wheels, titleForRow: wheels.selectedRow(inComponent: component), forComponent: component) ?? ""
    }
  }

  @Test func stylesFollowTheMode() {
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.datePickerMode = .yearAndMonth
    #expect(picker.datePickerStyle == .wheels)
  }

  @Test func wheelsAreOrderedAsTheLanguageHasThem() throws {
    let wheels = try wheels(.date)
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(shown(wheels) == ["November", "23", "2026"])
    picker.locale = Locale(identifier: "de_DE")
    #expect(shown(wheels) == ["23", "November", "2026"])
    let time = try self.wheels(.time)
    #expect(shown(time) == ["09", "41"])
    picker.locale = Locale(identifier: "en_US")
    #expect(shown(time) == ["9", "41", "AM"])
    #expect(shown(try self.wheels(.yearAndMonth)) == ["November", "2026"])
    #expect(shown(try self.wheels(.dateAndTime)).dropFirst() == ["9", "41", "AM"])
  }

  @Test func aTurnedWheelChoosesADateOfTheMonth() throws {
    let wheels = try wheels(.date)
    picker.date = date(2026, 1, 31)
    let log = EventLog(picker)
    let month = wheels.selectedRow(inComponent: 0)
    let columns = wheels.subviews.compactMap { $0 as? PickerColumn }
    columns[0].accessibilityIncrement()
    settle()
    #expect(wheels.selectedRow(inComponent: 0) == month + 1)
    #expect(picker.date == date(2026, 2, 28))
    #expect(shown(wheels) == ["February", "28", "2026"])
    #expect(log.words == ["value"])
  }

  @Test func boundsHoldWhatCodeAndPeopleChoose() throws {
    picker.minimumDate = date(2026, 11, 20)
    picker.maximumDate = date(2026, 11, 25)
    picker.date = date(2027, 1, 1)
    #expect(picker.date == date(2026, 11, 25))
    let wheels = try wheels(.date)
    let columns = wheels.subviews.compactMap { $0 as? PickerColumn }
    columns[2].accessibilityDecrement()
    settle()
    #expect(picker.date == date(2026, 11, 20))
    #expect(shown(wheels) == ["November", "20", "2026"])
    // Bounds that contradict each other are none.
    picker.minimumDate = date(2030, 1, 1)
    picker.date = date(2040, 1, 1)
    #expect(picker.date == date(2040, 1, 1))
  }

  @Test func minutesGoByTheirInterval() throws {
    picker.minuteInterval = 15
    #expect(picker.date == date(2026, 11, 23, 9, 30))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == date(2026, 11, 23, 9, 41))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
    picker.minuteInterval = 30
    let wheels = try wheels(.time)
    #expect(shown(wheels) == ["9", "30", "AM"])
  }

  @Test func hoursAndHalvesMakeATime() throws {
    let wheels = try wheels(.time)
    let columns = wheels.subviews.compactMap { $0 as? PickerColumn }
    columns[2].accessibilityIncrement()
    settle()
    #expect(picker.date == date(2026, 11, 23, 21, 41))
    columns[0].accessibilityIncrement()
    settle()
    #expect(picker.date == date(2026, 11, 23, 22, 41))
  }

  @Test func aDurationIsLessThanADayAndAtLeastAMinute() throws {
    let wheels = try wheels(.countDownTimer)
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720)
    #expect(shown(wheels) == ["1 hour", "2 min"])
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = 60
    let columns = wheels.subviews.compactMap { $0 as? PickerColumn }
    columns[1].accessibilityDecrement()
    settle()
    #expect(picker.countDownDuration == 60)
  }

  @Test func pillsSayDateAndTime() throws {
    picker.sizeToFit()
    window.layoutIfNeeded()
    let pills = try #require(picker.face).subviews.compactMap { $0 as? DatePill }
    #expect(
      pills.map(\.text) == ["Nov 23, 2026", "9:41\u{202F}AM"] || pills.map(\.text) == ["Nov 23, 2026", "9:41 AM"])
    #expect(pills[1].frame.maxX == picker.bounds.width)
    #expect(pills[1].frame.minX - pills[0].frame.maxX == 4)
    #expect(pills[0].frame.height == 34.5)
    picker.datePickerMode = .date
    window.layoutIfNeeded()
    #expect(picker.intrinsicContentSize.width < 140)
  }

  @Test func aPillOpensACalendarAndATouchBesideItClosesIt() throws {
    picker.datePickerMode = .date
    picker.sizeToFit()
    picker.frame.origin = CGPoint(x: 200, y: 100)
    window.layoutIfNeeded()
    let log = EventLog(picker)
    for (event, word) in [(UIControl.Event.editingDidBegin, "begin"), (.editingDidEnd, "end")] {
      picker.addAction(UIAction { _ in log.note(word) }, for: event)
    }
    finger.tap(picker.frame.midX, picker.frame.midY)
    window.layoutIfNeeded()
    let overlay = try #require(window.subviews.compactMap { $0 as? ControlOverlay }.first)
    #expect(log.take() == ["begin"])
    let calendar = try #require((picker.face as? DatePills)?.opened as? InlineCalendar)
    let day = try #require(calendar.day(date(2026, 11, 12)))
    let place = day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil)
    finger.tap(place.x, place.y)
    #expect(picker.date == date(2026, 11, 12, 9, 41))
    #expect(log.take() == ["value"])
    finger.tap(20, 800)
    #expect(log.take() == ["end"])
    window.bench.advance(1)
    #expect(overlay.superview == nil)
  }

  @Test func aCalendarShowsTheDaysOfItsMonth() throws {
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.sizeToFit()
    window.layoutIfNeeded()
    #expect(picker.frame.size == CGSize(width: 320, height: 327.5))
    let calendar = try #require(picker.face as? InlineCalendar)
    #expect(calendar.day(date(2026, 11, 30)) != nil)
    #expect(calendar.day(date(2026, 11, 23))?.isSelected == true)
    // November 2026 begins on a Sunday.
    #expect(calendar.day(date(2026, 11, 1))?.frame.minX == 0)
    calendar.turn(1)
    #expect(calendar.day(date(2026, 12, 31)) != nil)
    #expect(calendar.day(date(2026, 11, 23)) == nil)
    #expect(picker.date == date(2026, 11, 23, 9, 41))
    picker.maximumDate = date(2026, 12, 10)
    #expect(calendar.day(date(2026, 12, 11))?.isEnabled == false)
    picker.datePickerMode = .dateAndTime
    picker.sizeToFit()
    #expect(picker.frame.height == 373)
  }
}
