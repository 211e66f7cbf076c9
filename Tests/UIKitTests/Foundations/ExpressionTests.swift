// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Expressions
import Testing

@testable import UIKit

/// Expressions that are hard on the type checker. That they compile within a bound is the target's doing; here, what they mean.
@MainActor struct ExpressionTests {
  @Test func arraysOfComparisonsMixNumbersLiteralsAndPoints() {
    let frame = CGRect(x: 10, y: 0, width: 20, height: 4)
    #expect(Expressions.compare(frame, .zero, frame, CGPoint(x: 1, y: 2)))
    #expect(!Expressions.compare(frame, .zero, frame, CGPoint(x: 1, y: 3)))
    #expect(
      Expressions.compareMore(CGPoint(x: 10, y: -4), .zero, CGRect(x: 0, y: 0, width: 20, height: 34), .zero)
        == [true, true, false, false, true, true, true, true, true, false, false])
    #expect(Expressions.negated(CGPoint(x: 1, y: 2), .zero) == [true, false, false, true, false])
  }

  @Test func arithmeticMixesIntegersAndLiterals() {
    #expect(Expressions.sum(CGRect(x: 4, y: 0, width: 100, height: 1), 2, 6) == 28)
    #expect(Expressions.choice(3, true, nil) == 10)
    #expect(Expressions.mixed(2, 3, 1, 0.5, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))) == 52)
    #expect(Expressions.steps(1, 3, 8) == [])
  }
}
