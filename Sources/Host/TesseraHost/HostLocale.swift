// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import QuartzCore
internal import Synchronization

/// The language and region that the app runs in, in the host's hand.
///
/// Foundation on Linux answers `Locale.current` with `en_001` whatever the environment says, and formatters take that.
/// The functions below bear the names of Foundation's own getters; the dynamic linker prefers them, for apps and for
/// Foundation's formatters alike.
enum HostLocale {
  /// The process's own, for whoever asks outside any session.
  private static let fallback = Locale(identifier: "en_US")
  /// The one that was set last, for other threads: they have no session.
  private static let storage = Mutex<Locale?>(nil)

  /// On the main queue, the locale of the session in whose turn the caller runs.
  static var current: Locale {
    guard MainQueue.isCurrent else { return storage.withLock { $0 } ?? fallback }
    return MainActor.assumeIsolated { InterfaceSession.current.locale } ?? fallback
  }

  /// Sets the locale that threads other than the main one go by; there is one for all sessions of a process.
  static func setForThreads(_ locale: Locale) {
    storage.withLock { $0 = locale }
  }
}

/// Stands in front of `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func tesseraLocaleCurrent() -> Locale { HostLocale.current }

/// Stands in front of `Locale.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func tesseraLocaleAutoupdatingCurrent() -> Locale { HostLocale.current }

/// Stands in front of `Locale.preferredLanguages`.
@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func tesseraLocalePreferredLanguages() -> [String] {
  [String(HostLocale.current.identifier.prefix { $0 != "@" }.map { $0 == "_" ? "-" : $0 })]
}

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
