// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

@Suite struct ProposalTests {
  @Test func insetsAreTakenOffButNeverBelowZero() {
    let insets = EdgeLengths(top: 10, leading: 20, bottom: 30, trailing: 5)
    #expect(Proposal(width: 100, height: 100).inset(by: insets) == Proposal(width: 75, height: 60))
    #expect(Proposal(width: 10, height: 20).inset(by: insets) == .zero)
  }

  @Test func anUnspecifiedDimensionStaysSoWithinInsets() {
    #expect(Proposal.unspecified.inset(by: EdgeLengths(10)) == .unspecified)
  }

  @Test func infinityWithinInsetsIsInfinite() {
    #expect(Proposal.infinity.inset(by: EdgeLengths(10)) == .infinity)
  }

  @Test func whatIsNotANumberIsZero() {
    #expect(Proposal(width: .nan, height: nil) == Proposal(width: 0, height: nil))
    #expect(Proposal(width: 50, height: 50).inset(by: EdgeLengths(.infinity)) == .zero)
    #expect(Proposal(width: 50, height: 50).inset(by: EdgeLengths(.nan)) == .zero)
  }

  @Test func unspecifiedDimensionsAreReplacedByTen() {
    #expect(Proposal(width: nil, height: 3).replacingUnspecified() == CGSize(10, 3))
  }

  @Test func negativeZeroIsZero() {
    #expect(Proposal(width: -0.0, height: 0) == .zero)
    #expect(Proposal(width: -0.0, height: 0).hashValue == Proposal.zero.hashValue)
  }
}
