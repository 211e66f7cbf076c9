// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Widgets

/// Every arrangement as a picture: rows of the mosaic on the smallest phone.
@MainActor struct MosaicSnapshotTests {
  private static let topics: [Widget.Topic] = [
    .weather, .reminders, .chart, .calendar, .activity, .photo, .note,
  ]

  /// Widgets about one topic after the other.
  private func widgets(_ style: Widget.Style, _ count: Int, from first: Int = 0) -> [Widget] {
    (first..<first + count).map { index in
      let topic = Self.topics[index % Self.topics.count]
      let subjects = Catalogue.sample.subjects.filter { $0.topic == topic }
      let subject = subjects[(index / Self.topics.count + first) % subjects.count]
      return Widget(
        style: style, topic: topic, title: subject.title,
        text: subject.phrases.prefix(topic.isListed ? 4 : 2).joined(separator: topic.isListed ? "\n" : " "),
        figures: (0..<24).map { Double(($0 * 37 + index * 11 + 5) % 20) / 20 })
    }
  }

  private func assert(
    _ name: String, _ groups: [MosaicGroup], appearance: UIUserInterfaceStyle = .light,
    filePath: StaticString = #filePath
  ) throws {
    let screen = WidgetsScreen(.iPhoneSE, appearance: appearance, interactor: InteractorDouble())
    // The bar's looks are for whole screens to hold.
    screen.navigation.isNavigationBarHidden = true
    screen.show(groups)
    try assertSnapshot(of: screen.screen, named: name, filePath: filePath)
  }

  @Test func full() throws {
    try assert("full", widgets(.large, 2).map { .init(arrangement: .full, widgets: [$0]) })
  }

  @Test func fullWithCharts() throws {
    try assert("full-charts", widgets(.large, 2, from: 2).map { .init(arrangement: .full, widgets: [$0]) })
  }

  @Test func fullWithPictures() throws {
    try assert("full-pictures", widgets(.large, 3, from: 4).map { .init(arrangement: .full, widgets: [$0]) })
  }

  @Test func fiftyFifty() throws {
    try assert(
      "fifty-fifty",
      [0, 2, 4].map { .init(arrangement: .fiftyFifty, widgets: widgets(.square, 2, from: $0)) })
  }

  @Test func quadruples() throws {
    try assert(
      "quadruples", (1...4).map { .init(arrangement: .quadruples, widgets: widgets(.mini, $0, from: $0 - 1)) })
  }

  @Test(arguments: 0...3)
  func mixed(_ minis: Int) throws {
    try assert(
      "mixed-\(minis)",
      [.init(arrangement: .mixed, widgets: widgets(.square, 1, from: minis) + widgets(.mini, minis, from: 3))])
  }

  @Test func triplets() throws {
    try assert(
      "triplets", [3, 2, 1].map { .init(arrangement: .triplets, widgets: widgets(.third, $0, from: 6 - $0)) })
  }

  @Test func largeSquares() throws {
    try assert(
      "large-squares",
      [0, 4].map {
        .init(arrangement: .largeSquare, widgets: widgets(.mini, 4, from: $0) + widgets(.largeSquare, 1, from: $0 + 1))
      })
  }

  @Test func fiftyFiftyInTheDark() throws {
    try assert(
      "fifty-fifty-dark",
      [1, 3, 5].map { .init(arrangement: .fiftyFifty, widgets: widgets(.square, 2, from: $0)) }, appearance: .dark)
  }
}
