// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTesting
import Testing
import UIKit

/// Calendars with decorations and chosen days, drawn; the month is past, so that no day is today. Look at the pictures when one changes.
@MainActor struct CalendarGallerySnapshotTests {
  private final class Page: UIViewController, UICalendarViewDelegate {
    let single = UICalendarView()
    let several = UICalendarView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      for (index, shown) in [single, several].enumerated() {
        shown.calendar = calendar
        shown.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(shown)
        NSLayoutConstraint.activate([
          shown.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
          shown.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
          shown.topAnchor.constraint(
            equalTo: index == 0 ? view.safeAreaLayoutGuide.topAnchor : single.bottomAnchor, constant: 8),
        ])
        shown.visibleDateComponents = DateComponents(year: 2025, month: 11)
      }
      single.delegate = self
      single.locale = Locale(identifier: "en_US")
      several.locale = Locale(identifier: "de_DE")
      several.wantsDateDecorations = false
      several.heightAnchor.constraint(equalToConstant: 290).isActive = true
      let one = UICalendarSelectionSingleDate(delegate: nil)
      one.selectedDate = DateComponents(year: 2025, month: 11, day: 18)
      single.selectionBehavior = one
      let many = UICalendarSelectionMultiDate(delegate: nil)
      many.selectedDates = [3, 4, 5, 20].map { DateComponents(year: 2025, month: 11, day: $0) }
      several.selectionBehavior = many
    }

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      switch dateComponents.day ?? 0 {
      case 2: .default()
      case 6: .default(color: .systemGreen, size: .large)
      case 11: .image(UIImage(systemName: "star.fill"), color: .systemOrange, size: .large)
      case 18: .image(UIImage(systemName: "heart.fill"), color: .systemPink)
      case 25:
        .customView {
          let label = UILabel()
          label.text = "🎉"
          label.font = .systemFont(ofSize: 11)
          return label
        }
      default: nil
      }
    }
  }

  @Test(arguments: Look.allCases)
  func calendars(_ look: Look) throws {
    let screen = look.screen(scale: 2)
    look.show(Page(), on: screen)
    screen.advance(by: 0.5)
    try assertSnapshot(of: screen, named: look.name("calendars"))
  }

  @Test func aWeek() throws {
    let screen = TestScreen(.iPhoneSE, scale: 1)
    let page = Page()
    screen.show(page)
    let week = UICalendarSelectionWeekOfYear(delegate: nil)
    page.single.selectionBehavior = week
    week.selectedWeekOfYear = DateComponents(weekOfYear: 47, yearForWeekOfYear: 2025)
    page.several.isHidden = true
    screen.advance(by: 0.5)
    try assertSnapshot(of: screen, named: "week")
  }
}
