// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_CoreFoundation
import TesseraShims_Foundation
import Testing

@Suite struct FoundationAdditionsTests {
  @Test func objectsAndValuesAreArgumentsOfFormats() {
    let error = NSError(domain: "d", code: 3)
    #expect(String(format: "%@ %@", NSNumber(value: 3), error) == "3 \(error.description)")
    let id = UUID()
    #expect(String(format: "%@ %@", _tesseraVarArg(id), _tesseraVarArg("text")) == "\(id) text")
    #expect(String(format: "%d", _tesseraVarArg(3)) == "3")
    let text = NSMutableString(string: "a")
    text.appendFormat("%d-%@", 1, "b")
    #expect(text == "a1-b")
  }

  @Test func foldersOfTheAppAreThoseOfTheFileManager() {
    #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
    #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
    #expect(file.startAccessingSecurityScopedResource())
    file.stopAccessingSecurityScopedResource()
    #expect(!URL(fileURLWithPath: "/nowhere/at/all").startAccessingSecurityScopedResource())
  }

  @Test func errorsAndProgressNeedNoArguments() {
    #expect(NSError().code == 0 && NSError().domain.isEmpty)
    #expect(Progress().totalUnitCount == 0)
  }

  @Test func textsAreScannedIntoObjects() {
    let scanner = Scanner(string: "key=value")
    var key: NSString?
    #expect(scanner.scanUpTo("=", into: &key) && key == "key")
    #expect(scanner.scanString("=", into: nil))
    var value: NSString?
    #expect(scanner.scanCharacters(from: .letters, into: &value) && value == "value")
    #expect(!scanner.scanString("x", into: &value) && value == "value")
  }

  @Test func attributesOfFilesAreAskedFor() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data([1, 2, 3]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path) as NSDictionary
    #expect(attributes.fileSize() == 3 && attributes.fileModificationDate() != nil)
    #expect(NSDictionary().fileSize() == 0)
  }

  @Test func objectsOfAnyKindAreCompared() {
    #expect(_ObjectMembers("a").isEqual("a") && !_ObjectMembers("a").isEqual("b"))
    #expect(_ObjectMembers(3).isEqual(NSNumber(value: 3)) && !_ObjectMembers(3).isEqual("3"))
    #expect(_ObjectMembers([1, 2]).isEqual([1, 2]) && !_ObjectMembers(NSNull()).isEqual(nil))
  }
}

extension FoundationAdditionsTests {
  @Test func booleansAreToldFromNumbers() {
    #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
    #expect(CFGetTypeID(NSString(string: "a")) == CFStringGetTypeID())
  }

  @Test func filesAreReadAndWrittenAtOnce() {
    let file = URL(fileURLWithPath: "/tmp/a")
    var seen: [URL] = []
    var error: NSError?
    NSFileCoordinator().coordinate(readingItemAt: file, error: &error) { seen.append($0) }
    NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: file, options: .forReplacing, error: nil) {
      seen.append($0)
    }
    #expect(seen == [file, file] && error == nil)
  }
}

extension FoundationAdditionsTests {
  @Test func theMostDigitsWinOverTheLeast() {
    let price = NumberFormatter()
    price.locale = Locale(identifier: "en_US")
    price.numberStyle = .currency
    price._tesseraMaximumFractionDigits = 0
    #expect(price.string(from: 12.6) == "$13")
  }

  @Test func theMostDigitsHoldBesideTheLeast() {
    func text(_ value: Double, _ least: Int, _ most: Int, _ style: NumberFormatter.Style = .decimal) -> String? {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.numberStyle = style
      formatter._tesseraMinimumFractionDigits = least
      formatter._tesseraMaximumFractionDigits = most
      return formatter.string(from: NSNumber(value: value))
    }
    #expect(text(1234.5678, 2, 2) == "1,234.57")
    #expect(text(2.5, 2, 2) == "2.50")
    #expect(text(4.96, 1, 1) == "5.0")
    #expect(text(1.5, 1, 2) == "1.5")
    #expect(text(-1.567, 1, 2) == "-1.57")
    #expect(text(12.345, 2, 2, .currency) == "$12.34")
    #expect(text(5.678, 0, 2) == "5.68")
    let steps = NumberFormatter()
    steps.roundingIncrement = 0.05
    steps._tesseraMinimumFractionDigits = 2
    #expect(steps.roundingIncrement == 0.05 && steps.maximumFractionDigits == 2)
  }

  @Test func datesOfTheseDaysAreCalledByTheirNames() throws {
    let dates = _TesseraRelativeDateFormatter()
    (dates.locale, dates.dateStyle) = (Locale(identifier: "en_US"), .medium)
    dates.doesRelativeDateFormatting = true
    let now = Date()
    let calendar = Calendar.current
    let yesterday = try #require(calendar.date(byAdding: .day, value: -1, to: now))
    let before = try #require(calendar.date(byAdding: .day, value: -2, to: now))
    #expect(dates.string(from: now) == "Today" && dates.string(from: yesterday) == "Yesterday")
    #expect(!dates.string(from: before).contains("day"))
    dates.timeStyle = .short
    #expect(dates.string(from: now).hasPrefix("Today at ") || dates.string(from: now).hasPrefix("Today, "))
  }
}
