// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewLayoutCore

@Suite struct SafeAreaTests {
  private let area = SafeArea(
    bounds: CGRect(0, 50, 100, 400), insets: EdgeLengths(top: 50, leading: 0, bottom: 30, trailing: 0))

  @Test func anInsetViewGetsWhatTheMainViewLeavesAtItsLeast() {
    let main = Box.fill.frame(minHeight: 60)
    let root = main.inset(.fill, at: .bottom, spacing: 0).laidOut(100, 100)
    #expect(root[1].finalProposal == Proposal(width: 100, height: 40))
    #expect(root.childFrames == [CGRect(0, 0, 100, 60), CGRect(0, 60, 100, 40)])
  }

  @Test(arguments: LayoutEdge.allCases) func theMainViewGetsWhatTheInsetViewLeaves(edge: LayoutEdge) {
    let root = Box.fill.inset(.fixed(20, 20), at: edge, spacing: 5).laidOut(100, 100)
    let expected: [CGRect] =
      switch edge {
      case .top: [CGRect(0, 25, 100, 75), CGRect(40, 0, 20, 20)]
      case .bottom: [CGRect(0, 0, 100, 75), CGRect(40, 80, 20, 20)]
      case .leading: [CGRect(25, 0, 75, 100), CGRect(0, 40, 20, 20)]
      case .trailing: [CGRect(0, 0, 75, 100), CGRect(80, 40, 20, 20)]
      }
    #expect(root.childFrames == expected)
    #expect(root.frame?.size == CGSize(100, 100))
  }

  @Test func theSafeAreaGrowsByTheInsetAndItsSpacing() {
    let element = TestElement(Box.fill.inset(.fixed(20, 20), at: .top, spacing: 5))
    let layout = SafeAreaInsetLayout(edge: .top, spacing: 5)
    #expect(layout.inset(in: Proposal(width: 100, height: 100), of: element.children) == 25)
  }

  @Test func spacingWithoutALengthIsWhatBothPrefer() {
    #expect(Box.fixed(10, 10).inset(.fixed(10, 10), at: .bottom).size(nil, nil) == CGSize(10, 28))
    // A text's distance to a view above it: 20 + 2 − 15.
    #expect(Box.fixed(10, 10).inset(.text(10), at: .bottom).size(nil, nil) == CGSize(10, 37))
    #expect(Box.text(10).inset(.fixed(10, 10), at: .top).size(nil, nil) == CGSize(10, 37))
  }

  @Test func whatTouchesTheBoundaryGrowsBeyondIt() {
    #expect(area.expansion(of: CGRect(0, 50, 100, 400)) == EdgeLengths(top: 50, bottom: 30))
    #expect(area.expansion(of: CGRect(10, 50, 20, 20)) == EdgeLengths(top: 50))
    #expect(area.expansion(of: CGRect(10, 430, 20, 20)) == EdgeLengths(bottom: 30))
  }

  @Test func whatStandsInTheMiddleStays() {
    #expect(area.expansion(of: CGRect(10, 100, 20, 20)) == .zero)
  }

  @Test func onlyChosenEdgesGrow() {
    #expect(area.expansion(of: area.bounds, edges: .bottom) == EdgeLengths(bottom: 30))
  }

  @Test func sidesFollowTheLeadingEdge() {
    let wide = SafeArea(bounds: CGRect(40, 0, 100, 50), insets: EdgeLengths(leading: 40, trailing: 10))
    #expect(wide.expansion(of: CGRect(40, 10, 20, 20)) == EdgeLengths(leading: 40))
    #expect(wide.expansion(of: CGRect(120, 10, 20, 20)) == EdgeLengths(trailing: 10))
  }

  @Test func aViewThatIgnoresTheSafeAreaIsLaidOutInTheLargerSpace() {
    let layout = IgnoresSafeAreaLayout(expansion: EdgeLengths(top: 50, bottom: 30))
    let root = TestElement(layout, children: [TestElement(Box.fill)]).layOut(in: Proposal(width: 100, height: 400))
    #expect(root.frame?.size == CGSize(100, 400))
    #expect(root[0].frame == CGRect(0, -50, 100, 480))
    let small = TestElement(layout, children: [TestElement(Box.fixed(20, 20))]).layOut(
      in: Proposal(width: 100, height: 400))
    #expect(small[0].frame == CGRect(0, -10, 20, 20))
  }
}
