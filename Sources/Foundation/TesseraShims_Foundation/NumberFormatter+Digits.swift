// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// On Apple's platforms the later of the two wins where there are to be more digits at least than at most. And Foundation on
// Linux goes by the style's most digits, 3 of decimal numbers, wherever the least are said too.
extension NumberFormatter {
  /// The most digits behind the point: prices without cents are asked for by this alone. The translator puts it in place of
  /// assignments to `maximumFractionDigits`.
  public var _tesseraMaximumFractionDigits: Int {
    get { maximumFractionDigits }
    set {
      if minimumFractionDigits > newValue { minimumFractionDigits = newValue }
      maximumFractionDigits = newValue
      roundToMostDigits()
    }
  }

  /// The least digits behind the point, in place of assignments to `minimumFractionDigits`.
  public var _tesseraMinimumFractionDigits: Int {
    get { minimumFractionDigits }
    set {
      minimumFractionDigits = newValue
      if maximumFractionDigits < newValue { maximumFractionDigits = newValue }
      roundToMostDigits()
    }
  }

  /// Rounds to the most digits by steps, unless somebody has asked for steps of another kind.
  private func roundToMostDigits() {
    let step = roundingIncrement?.doubleValue ?? 0
    guard !usesSignificantDigits, step == 0 || (0..<16).contains(where: { step == Self.step($0) }) else { return }
    let isNeeded = minimumFractionDigits > 0 && maximumFractionDigits < 16
    roundingIncrement = NSNumber(value: isNeeded ? Self.step(maximumFractionDigits) : 0)
  }

  private static func step(_ digits: Int) -> Double { pow(10, -Double(digits)) }
}
