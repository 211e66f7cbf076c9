// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
internal import _FoundationICU

/// What the library beneath Foundation knows of how people write numbers with units, lists, and times from now.
enum LocalizedPatterns {
  /// How much of a name is written.
  enum Width {
    case wide, short, narrow
  }

  /// A number, written as a skeleton of ICU's says.
  static func number(_ value: Double, skeleton: String, in locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    swift_unumf_formatDouble(formatter, value, result, &status)
    return text { swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  /// A number in words.
  static func words(_ value: Double, in locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
    defer { swift_unum_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return text { swift_unum_formatDouble(formatter, value, $0, $1, nil, &$2) }
  }

  /// Several things one after the other.
  ///
  /// - Parameter width: How units follow each other; `nil` for "this, that and another".
  static func list(_ items: [String], ofUnits width: Width?, in locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let list = swift_ulistfmt_openForType(
      locale.identifier, width == nil ? ULISTFMT_TYPE_AND : ULISTFMT_TYPE_UNITS,
      width == .narrow ? ULISTFMT_WIDTH_NARROW : width == .short ? ULISTFMT_WIDTH_SHORT : ULISTFMT_WIDTH_WIDE, &status)
    defer { swift_ulistfmt_close(list) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    // All items in one buffer, since the function wants a pointer to each.
    let parts = items.map { Array($0.utf16) }
    let lengths = parts.map { Int32($0.count) }
    return parts.flatMap { $0 + [0] }.withUnsafeBufferPointer { buffer in
      var starts: [UnsafePointer<UInt16>?] = []
      var place = 0
      for part in parts {
        starts.append(buffer.baseAddress.map { $0 + place })
        place += part.count + 1
      }
      return text { swift_ulistfmt_format(list, starts, lengths, Int32(parts.count), $0, $1, &$2) }
    }
  }

  /// A unit of time that something lies away from now.
  enum TimeUnit {
    case year, month, week, day, hour, minute, second
  }

  /// How far away something is: "in 2 days", "2 days ago".
  ///
  /// - Parameters:
  ///   - isNamed: "tomorrow" instead of "in 1 day".
  ///   - spellsOut: Numbers are words.
  static func relative(
    _ amount: Double, _ unit: TimeUnit, width: Width, isNamed: Bool, spellsOut: Bool,
    context: Formatter.Context, in locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    // The formatter owns the numbers' one.
    let numbers = spellsOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
    let style = width == .wide ? UDAT_STYLE_LONG : width == .short ? UDAT_STYLE_SHORT : UDAT_STYLE_NARROW
    let formatter = swift_ureldatefmt_open(locale.identifier, numbers, style, capitalization(context), &status)
    defer { swift_ureldatefmt_close(formatter) }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let kind: URelativeDateTimeUnit =
      switch unit {
      case .year: UDAT_REL_UNIT_YEAR
      case .month: UDAT_REL_UNIT_MONTH
      case .week: UDAT_REL_UNIT_WEEK
      case .day: UDAT_REL_UNIT_DAY
      case .hour: UDAT_REL_UNIT_HOUR
      case .minute: UDAT_REL_UNIT_MINUTE
      case .second: UDAT_REL_UNIT_SECOND
      }
    return text { buffer, room, status in
      isNamed
        ? swift_ureldatefmt_format(formatter, amount, kind, buffer, room, &status)
        : swift_ureldatefmt_formatNumeric(formatter, amount, kind, buffer, room, &status)
    }
  }

  private static func capitalization(_ context: Formatter.Context) -> UDisplayContext {
    switch context {
    case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
    case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
    case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
    case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
    default: UDISPCTX_CAPITALIZATION_NONE
    }
  }

  /// What a function writes into a buffer, which is asked again where the room was too small.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    var room = 256
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      var count = 0
      let units = [UInt16](unsafeUninitializedCapacity: room) { buffer, initialized in
        count = Int(write(buffer.baseAddress, Int32(buffer.count), &status))
        initialized = min(max(count, 0), buffer.count)
      }
      if status == U_BUFFER_OVERFLOW_ERROR {
        room = count + 1
        continue
      }
      return status.rawValue <= U_ZERO_ERROR.rawValue ? String(decoding: units, as: UTF16.self) : nil
    }
    return nil
  }
}
