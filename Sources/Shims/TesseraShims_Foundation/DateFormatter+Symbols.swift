// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// Names of days and months are implicitly unwrapped on Apple's platforms: source unwraps them, which names that are never
// missing don't let it do. Each is there a second time, as what may be missing.

extension DateFormatter {
  @_disfavoredOverload public var eraSymbols: [String]! {
    get { names(\.eraSymbols) }
    set { setNames(newValue, \.eraSymbols) }
  }

  @_disfavoredOverload public var monthSymbols: [String]! {
    get { names(\.monthSymbols) }
    set { setNames(newValue, \.monthSymbols) }
  }

  @_disfavoredOverload public var shortMonthSymbols: [String]! {
    get { names(\.shortMonthSymbols) }
    set { setNames(newValue, \.shortMonthSymbols) }
  }

  @_disfavoredOverload public var weekdaySymbols: [String]! {
    get { names(\.weekdaySymbols) }
    set { setNames(newValue, \.weekdaySymbols) }
  }

  @_disfavoredOverload public var shortWeekdaySymbols: [String]! {
    get { names(\.shortWeekdaySymbols) }
    set { setNames(newValue, \.shortWeekdaySymbols) }
  }

  @_disfavoredOverload public var longEraSymbols: [String]! {
    get { names(\.longEraSymbols) }
    set { setNames(newValue, \.longEraSymbols) }
  }

  @_disfavoredOverload public var veryShortMonthSymbols: [String]! {
    get { names(\.veryShortMonthSymbols) }
    set { setNames(newValue, \.veryShortMonthSymbols) }
  }

  @_disfavoredOverload public var standaloneMonthSymbols: [String]! {
    get { names(\.standaloneMonthSymbols) }
    set { setNames(newValue, \.standaloneMonthSymbols) }
  }

  @_disfavoredOverload public var shortStandaloneMonthSymbols: [String]! {
    get { names(\.shortStandaloneMonthSymbols) }
    set { setNames(newValue, \.shortStandaloneMonthSymbols) }
  }

  @_disfavoredOverload public var veryShortStandaloneMonthSymbols: [String]! {
    get { names(\.veryShortStandaloneMonthSymbols) }
    set { setNames(newValue, \.veryShortStandaloneMonthSymbols) }
  }

  @_disfavoredOverload public var veryShortWeekdaySymbols: [String]! {
    get { names(\.veryShortWeekdaySymbols) }
    set { setNames(newValue, \.veryShortWeekdaySymbols) }
  }

  @_disfavoredOverload public var standaloneWeekdaySymbols: [String]! {
    get { names(\.standaloneWeekdaySymbols) }
    set { setNames(newValue, \.standaloneWeekdaySymbols) }
  }

  @_disfavoredOverload public var shortStandaloneWeekdaySymbols: [String]! {
    get { names(\.shortStandaloneWeekdaySymbols) }
    set { setNames(newValue, \.shortStandaloneWeekdaySymbols) }
  }

  @_disfavoredOverload public var veryShortStandaloneWeekdaySymbols: [String]! {
    get { names(\.veryShortStandaloneWeekdaySymbols) }
    set { setNames(newValue, \.veryShortStandaloneWeekdaySymbols) }
  }

  @_disfavoredOverload public var quarterSymbols: [String]! {
    get { names(\.quarterSymbols) }
    set { setNames(newValue, \.quarterSymbols) }
  }

  @_disfavoredOverload public var shortQuarterSymbols: [String]! {
    get { names(\.shortQuarterSymbols) }
    set { setNames(newValue, \.shortQuarterSymbols) }
  }

  @_disfavoredOverload public var standaloneQuarterSymbols: [String]! {
    get { names(\.standaloneQuarterSymbols) }
    set { setNames(newValue, \.standaloneQuarterSymbols) }
  }

  @_disfavoredOverload public var shortStandaloneQuarterSymbols: [String]! {
    get { names(\.shortStandaloneQuarterSymbols) }
    set { setNames(newValue, \.shortStandaloneQuarterSymbols) }
  }

  private func names(_ path: KeyPath<DateFormatter, [String]>) -> [String] { self[keyPath: path] }

  private func setNames(_ names: [String]?, _ path: ReferenceWritableKeyPath<DateFormatter, [String]>) {
    self[keyPath: path] = names ?? []
  }
}
