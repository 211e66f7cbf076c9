// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Expressions as text, as calculators use them.
@Suite struct NSExpressionFormatTests {
  private func value(_ format: String, _ arguments: Any..., of object: Any? = nil) -> NSNumber? {
    _TesseraExpression(format: format, argumentArray: arguments)
      .expressionValue(with: object, context: nil) as? NSNumber
  }

  @Test func wholeNumbersAreDividedAsWholeNumbers() {
    #expect(value("7/2") == 3 && value("7.0/2") == 3.5 && value("7/2.0") == 3.5)
    #expect(value("1/0") == NSNumber(value: Double.infinity))
  }

  @Test func signsBindAsInArithmetic() {
    #expect(value("2+3*4") == 14 && value("(2+3)*4") == 20 && value("10-4-3") == 3)
    #expect(value("2**3**2") == 512 && value("-2+5") == 3 && value("2*-3") == -6)
    #expect(value("1.5e2 + .5") == 150.5)
  }

  @Test func functionsAndArgumentsAreFilledIn() {
    #expect(value("sqrt(16) + abs(-2)") == 6 && value("max({1, 5, 3})") == 5 && value("average({2, 4})") == 3)
    #expect(value("%@ * %d", NSNumber(value: 2.5), 4) == 10)
    #expect(value("width * 2", of: ["width": 4] as NSDictionary) == 8)
  }

  @Test func wholeNumbersThatAreTooLargeBecomeFractions() {
    #expect(value("9223372036854775807 + 1") == NSNumber(value: 9.223372036854775808e18))
  }
}
