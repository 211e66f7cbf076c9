// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Runtime

/// Where the tests called the kit: XCTest's functions don't say, so the stack is asked.
struct CallPlace {
  let file: String
  let line: Int

  /// The innermost place in the program's own source; `nil` where the stack says nothing.
  static var inTest: CallPlace? {
    let program = CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? ""
    guard let backtrace = try? Backtrace.capture(limit: 128).symbolicated() else { return nil }
    for frame in backtrace.frames {
      guard let symbol = frame.symbol, symbol.imageName == program, let place = symbol.sourceLocation, place.line > 0
      else { continue }
      return CallPlace(file: place.path, line: place.line)
    }
    return nil
  }
}
