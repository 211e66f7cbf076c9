// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UICalendarViewDelegate`, by the names of its methods.
@MainActor final class UICalendarViewDelegateOutlet: NSObject, UICalendarViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView
    .Decoration?
  {
    return link.require(
      OutletMessage(["calendarView", "decorationFor"], ["UICalendarView", "DateComponents"]),
      [calendarView, dateComponents])
  }

  func calendarView(
    _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    link.send(
      OutletMessage(["calendarView", "didChangeVisibleDateComponentsFrom"], ["UICalendarView", "DateComponents"]),
      [calendarView, previousDateComponents])
  }
}
