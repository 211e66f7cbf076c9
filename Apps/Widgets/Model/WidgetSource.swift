// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Makes sets of widgets.
protocol WidgetSourcing {
  func makeWidgets(count: Int) -> [Widget]
}

/// Makes random sets: large, square and mini ones are equally frequent, texts are from 50 to 400 characters long.
struct RandomWidgetSource: WidgetSourcing {
  static let textLengths = 50...400
  /// A line of a list at the very least.
  private static let shortestRest = 12

  private let catalogue: Catalogue
  private let chance: Chance

  init(catalogue: Catalogue = .sample, chance: Chance) {
    self.catalogue = catalogue
    self.chance = chance
  }

  /// Widgets about different subjects, at most as many as the catalogue has.
  func makeWidgets(count: Int) -> [Widget] {
    var chance = chance
    return catalogue.subjects.shuffled(using: &chance).prefix(count).map { makeWidget($0) }
  }

  private func makeWidget(_ subject: Catalogue.Subject) -> Widget {
    var chance = chance
    return Widget(
      style: makeStyle(), topic: subject.topic, title: subject.title, text: makeText(subject),
      figures: (0..<24).map { _ in Double.random(in: 0...1, using: &chance) })
  }

  /// Half of the squares are plain ones; the others want to stand in threes or beside minis.
  private func makeStyle() -> Widget.Style {
    var chance = chance
    switch Int.random(in: 0..<3, using: &chance) {
    case 0: return .large
    case 1: return .mini
    default: return [.square, .square, .third, .largeSquare].randomElement(using: &chance) ?? .square
    }
  }

  private func makeText(_ subject: Catalogue.Subject) -> String {
    var chance = chance
    let length = Int.random(in: Self.textLengths, using: &chance)
    let separator = subject.topic.isListed ? "\n" : " "
    var text = ""
    for phrase in subject.phrases.shuffled(using: &chance) {
      let longer = text.isEmpty ? phrase : text + separator + phrase
      guard longer.count <= length || text.count < Self.textLengths.lowerBound else { continue }
      text = longer
      if length - text.count < Self.shortestRest, text.count >= Self.textLengths.lowerBound { break }
    }
    return text
  }
}

extension Widget.Topic {
  /// Whether the text is a list of lines.
  var isListed: Bool { self == .reminders || self == .calendar }
}
