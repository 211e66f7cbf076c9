// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Foundation
import Testing

@Suite struct FormattersTests {
  private func durations(_ language: String = "en_US") -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: language)
    formatter.calendar = calendar
    return formatter
  }

  @Test(
    "a duration is written in each style",
    arguments: [
      (DateComponentsFormatter.UnitsStyle.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"),
      (.short, "1 hr, 2 min, 5 sec"), (.full, "1 hour, 2 minutes, 5 seconds"),
      (.spellOut, "one hour, two minutes, five seconds"), (.brief, "1hr 2min 5sec"),
    ])
  func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
    let formatter = durations()
    formatter.unitsStyle = style
    #expect(formatter.string(from: 3725) == text)
  }

  @Test func placesBeforeTheFirstAreDroppedPaddedOrKeptAsIsAskedFor() {
    let formatter = durations()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 3605) == "60:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 5) == "0:05")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 60) == "1 minute")
  }

  @Test func onlyTheLargestUnitsAreWrittenWhereTheirNumberIsLimited() {
    let formatter = durations()
    formatter.unitsStyle = .abbreviated
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 90_061) == "1d 1h")
    formatter.allowedUnits = [.hour]
    #expect(formatter.string(from: 90_061) == "25h")
  }

  @Test func componentsCarryIntoLargerUnitsAndPhrasesStandAround() {
    let formatter = durations()
    formatter.unitsStyle = .full
    #expect(formatter.string(from: DateComponents(minute: 90)) == "1 hour, 30 minutes")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 600) == "About 10 minutes remaining")
    #expect(durations("de_DE").string(from: 3605) == "1:00:05")
  }

  @Test func aNumberThatIsNoneGivesNothing() {
    #expect(durations().string(from: .infinity) == nil)
    #expect(durations().string(from: .nan) == nil)
    #expect(durations().string(for: "x") == nil)
  }

  @Test(
    "times from now are written in each style",
    arguments: [
      (RelativeDateTimeFormatter.UnitsStyle.full, -86_400.0, "1 day ago", "yesterday"),
      (.full, 1_296_000, "in 2 weeks", "in 2 weeks"), (.full, 0, "in 0 seconds", "now"),
      (.spellOut, -7_200, "two hours ago", "two hours ago"), (.short, -30, "30 sec. ago", "30 sec. ago"),
      (.abbreviated, 300, "in 5m", "in 5m"),
    ])
  func relative(
    style: RelativeDateTimeFormatter.UnitsStyle, interval: TimeInterval, numeric: String, named: String
  ) {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = style
    #expect(formatter.localizedString(fromTimeInterval: interval) == numeric)
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: interval) == named)
  }

  @Test func timesFromNowFollowTheLanguageAndThePlaceInTheSentence() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "morgen")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: 1)) == "Morgen")
  }

  @Test func listsAreWrittenAsPeopleDo() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1]) == "1")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "fr_FR")
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b et c")
  }

  @Test func quantitiesAreWrittenInTheUnitThatWasGivenOrInThePlaces() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "5 km")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "5 kilometers")
    formatter.unitOptions = .temperatureWithoutUnit
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°")
    #expect(formatter.string(from: UnitSpeed.milesPerHour) == "miles per hour")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = []
    #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitLength.meters)) == "1.234 Meter")
  }

  @Test func aUnitOfTheAppsOwnIsWrittenWithItsSymbol() {
    final class Jumps: Dimension, @unchecked Sendable {
      override static func baseUnit() -> Self { Self(symbol: "jumps", converter: UnitConverterLinear(coefficient: 1)) }
    }
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: Measurement(value: 3, unit: Jumps.baseUnit())) == "3 jumps")
  }

  @Test func quantitiesFormatThemselves() {
    let place = Locale(identifier: "en_US")
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(way.formatted(.measurement(width: .abbreviated).locale(place)) == "3.1 mi")
    #expect(way.formatted(.measurement(width: .wide, usage: .asProvided).locale(place)) == "5 kilometers")
    let warm = Measurement(value: 21.333, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(usage: .weather, hidesScaleName: true).locale(place)) == "70°")
    let exact = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    #expect(
      warm.formatted(.measurement(width: .abbreviated, numberFormatStyle: exact).locale(place)) == "70.4°F")
  }

  @Test func aGroupsFolderIsMadeAndNoPathLeadsOutOfIt() throws {
    let folder = try #require(
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.org.example"))
    #expect(FileManager.default.fileExists(atPath: folder.path))
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "") == nil)
  }
}
