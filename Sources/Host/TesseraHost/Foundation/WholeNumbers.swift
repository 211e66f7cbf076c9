// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Has number formatters read all of a text or nothing, as on iOS: Foundation on Linux reads `8s` as 8.
package enum WholeNumbers {
  /// Takes effect for the whole process, once.
  package static let isInstalled = lend(
    HookedFormatter.self, to: NumberFormatter.self, declaredBy: "10Foundation15NumberFormatter",
    "6number4fromAA8NSNumberCSgSS_tF")
}

/// Whose method formatters are lent: it uses nothing but what every formatter has.
private final class HookedFormatter: NumberFormatter, @unchecked Sendable {
  override func number(from string: String) -> NSNumber? {
    guard let number = super.number(from: string) else { return nil }
    return isWhole(string, number) ? number : nil
  }

  /// Whether all of a text was read. A digit behind it then counts too; behind something that ended the number it does not.
  private func isWhole(_ text: String, _ number: NSNumber) -> Bool {
    guard numberStyle == .none || numberStyle == .decimal, allowsFloats, !number.doubleValue.isNaN,
      !number.doubleValue.isInfinite, let last = text.last, !last.isWhitespace
    else { return true }
    let suffixes = [positiveSuffix, negativeSuffix].compactMap { $0 }.filter { !$0.isEmpty }
    // Beyond what a floating-point number holds, more digits change nothing.
    guard !suffixes.contains(where: text.hasSuffix), text.count(where: \.isNumber) < 15 else { return true }
    return super.number(from: text + "5") != number
  }
}
