// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

/// Custom layouts, as an app writes them.
@Suite struct ChildProxyTests {
  /// Places the first child by an anchor, and leaves the second alone.
  private struct Custom: LayoutAlgorithm {
    var anchor: CGPoint

    func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize { proposal.replacingUnspecified() }

    func place(
      _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
    ) {
      let recorder = PlacementRecorder(count: children.count)
      let proxies = children.enumerated().map { ChildProxy($1, index: $0, recorder: recorder) }
      proxies[0].place(at: .zero, in: .zero)
      proxies[0].place(at: CGPoint(x: size.width, y: size.height), anchor: anchor, in: .unspecified)
      recorder.emit(children, size: size, emit: emit)
    }
  }

  private func root(_ anchor: CGPoint) -> TestElement {
    TestElement(Custom(anchor: anchor), children: [TestElement(.fixed(20, 10)), TestElement(.text(30, 30))])
      .layOut(in: Proposal(width: 100, height: 50))
  }

  @Test func aChildIsPlacedByItsAnchorAndTheLastCallCounts() {
    #expect(root(.zero)[0].frame == CGRect(100, 50, 20, 10))
    #expect(root(CGPoint(x: 1, y: 1))[0].frame == CGRect(80, 40, 20, 10))
    #expect(root(CGPoint(x: 0.5, y: 0))[0].frame == CGRect(90, 50, 20, 10))
  }

  @Test func aChildThatIsNotPlacedSitsInTheMiddle() {
    #expect(root(.zero)[1].frame == CGRect(20, 15, 60, 20))
  }

  @Test func aCustomLayoutMergesSpacingAndGuidesOfItsChildren() {
    let element = root(.zero)
    #expect(element.explicitGuide(.firstBaseline, in: Proposal(width: 100, height: 50)) == 30)
    #expect(SpacingPreferences.ordinary.distance(to: element.spacing, along: .vertical) == 7)
  }
}
