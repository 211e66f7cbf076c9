// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import TesseraShims_Foundation
import Testing

@Suite struct SmallGapsTests {
  @Test func pointersAreValues() {
    let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    defer { place.deallocate() }
    #expect(NSValue(pointer: place).pointerValue == UnsafeMutableRawPointer(place))
    let object = NSObject()
    #expect(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
  }

  @Test func localesNameCountriesAndLanguages() {
    let locale = NSLocale(localeIdentifier: "en_US")
    #expect(locale.localizedString(forCountryCode: "DE") == "Germany" && locale.countryCode == "US")
    #expect(locale.localizedString(forLanguageCode: "de") == "German" && locale.languageCode == "en")
    #expect(locale.localizedString(forCurrencyCode: "EUR") == "Euro" && locale.currencyCode == "USD")
  }

  @Test func errorsTellWhatLedToThem() {
    let inner = NSError(domain: "in", code: 1)
    #expect(NSError(domain: "out", code: 2, userInfo: [NSUnderlyingErrorKey: inner]).underlyingErrors.count == 1)
    let error = URLError(.notConnectedToInternet, userInfo: [NSURLErrorNetworkUnavailableReasonKey: 2])
    #expect(error.networkUnavailableReason == .constrained && URLError(.badURL).networkUnavailableReason == nil)
  }

  @Test func momentsAreApart() {
    let now = DispatchTime.now()
    #expect(now.distance(to: now + .milliseconds(5)) == .nanoseconds(5_000_000))
    #expect((now + .seconds(1)).distance(to: now) == .nanoseconds(-1_000_000_000))
    #expect(now.advanced(by: .seconds(1)) == now + .seconds(1))
  }

  @Test func queuesHaveLabelsInC() {
    let queue = DispatchQueue(label: "com.example.queue")
    #expect(String(cString: __dispatch_queue_get_label(queue)) == "com.example.queue")
    #expect(queue.sync { String(cString: __dispatch_queue_get_label(nil)) } == "com.example.queue")
  }

  @Test func memoryNeverRunsShort() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical], queue: .main)
    source.setEventHandler { Issue.record("memory runs short") }
    source.resume()
    let news: DispatchSource.MemoryPressureEvent = source.data
    #expect(news == [] && !source.isCancelled)
    source.cancel()
    #expect(source.isCancelled)
  }

  @Test func formattersReadByPointers() throws {
    var value: AnyObject?
    var reason: NSString?
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    #expect(numbers.getObjectValue(&value, for: "12", errorDescription: nil) && value as? Int == 12)
    #expect(!numbers.getObjectValue(&value, for: "x", errorDescription: &reason) && reason != nil)
    var range = NSRange(location: 1, length: 2)
    try numbers.getObjectValue(&value, for: "x34", range: &range)
    #expect(value as? Int == 34)
  }

  private final class Letters: Formatter, _TesseraObjectReader, @unchecked Sendable {
    func _tesseraObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      obj?.pointee = string.count as NSNumber
      return true
    }
  }

  private final class Cents: NumberFormatter, _TesseraRangeReader, @unchecked Sendable {
    func _tesseraObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      try super._tesseraOwnObjectValue(obj, for: string, range: rangep)
      obj?.pointee = NSNumber(value: ((obj?.pointee as? NSNumber)?.intValue ?? 0) * 100)
    }
  }

  @Test func formattersOfTheAppsReadThemselves() {
    var value: AnyObject?
    let all: [Formatter] = [Letters(), Cents()]
    let read = all.map { $0.getObjectValue(&value, for: "12", errorDescription: nil) ? value as? Int : nil }
    #expect(read == [2, 1200])
  }

  @Test func cookiesSayWhereTheyGo() throws {
    let cookie = try #require(
      HTTPCookie(properties: [.name: "a", .value: "b", .domain: "example.com", .path: "/", .sameSitePolicy: "Lax"]))
    #expect(cookie.sameSitePolicy == nil || cookie.sameSitePolicy == .sameSiteLax)
  }

  @Test func dictionariesAreCastToThoseByNames() {
    let names = _tesseraKeyed(["NSFont": 1, "b": "x"] as NSDictionary) as? [NSAttributedString.Key: Any]
    #expect(names?.count == 2 && names?[NSAttributedString.Key("NSFont")] as? Int == 1)
    let own: [NSAttributedString.Key: Any] = [NSAttributedString.Key("c"): 2]
    #expect((_tesseraKeyed(own) as? [NSAttributedString.Key: Any])?.count == 1)
    #expect(_tesseraKeyed(nil) == nil && _tesseraKeyed([1: 2] as NSDictionary) as? [Int: Int] == [1: 2])
  }
}
