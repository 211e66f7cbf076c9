// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// What an app's wall clock shows when the app starts, given in ISO 8601.
struct StartDate: ExpressibleByArgument {
  /// Since 1970.
  let seconds: Double

  /// Where no time zone is given the date is in UTC.
  init?(argument: String) {
    let formatter = ISO8601DateFormatter()
    guard let date = formatter.date(from: argument) ?? formatter.date(from: argument + "Z") else { return nil }
    seconds = date.timeIntervalSince1970
  }

  static let help: ArgumentHelp = "The date and time that the app sees, in ISO 8601, such as 2026-06-17T09:41:00Z."
}
