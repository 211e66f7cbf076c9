// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import Synchronization

/// The language and region that the app runs in, in the host's hand.
///
/// Foundation on Linux answers `Locale.current` with `en_001` whatever the environment says, and formatters take that.
/// The functions below bear the names of Foundation's own getters; the dynamic linker prefers them, for apps and for
/// Foundation's formatters alike.
enum HostLocale {
  private static let storage = Mutex(Locale(identifier: "en_US"))

  static var current: Locale {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }
}

/// Stands in front of `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func tesseraLocaleCurrent() -> Locale { HostLocale.current }

/// Stands in front of `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func tesseraLocaleAutoupdatingCurrent() -> Locale { HostLocale.current }

extension HostLocale {
  /// The calendar of the language and region, in the process's time zone.
  fileprivate static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = current
    calendar.timeZone = .current
    return calendar
  }
}

/// Stands in front of `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func tesseraCalendarCurrent() -> Calendar { HostLocale.calendar }

/// Stands in front of `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func tesseraCalendarAutoupdatingCurrent() -> Calendar { HostLocale.calendar }
