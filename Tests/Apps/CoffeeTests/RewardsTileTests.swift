// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Coffee

/// The rewards tile: its graph and its list.
@MainActor struct RewardsTileTests {
  private let coffee = HomeScreen()
  private var rewards: RewardsTileViewController { coffee.rewards }
  private var list: RewardsOptionsView { rewards.optionsView }

  private func tapOptions() {
    rewards.optionsButton.sendActions(for: .primaryActionTriggered)
    coffee.screen.step()
  }

  private var shownHeight: CGFloat { list.layer.presentation()?.bounds.height ?? .nan }

  @Test func theListIsClosedAtFirst() {
    #expect(list.frame.height == 0)
    #expect(list.alpha == 0)
  }

  @Test func itOpensInThreeQuartersOfASecondAndShowsItsRowsAfterHalf() {
    let below = coffee.home.children[1].view.frame.minY
    tapOptions()
    let height = list.frame.height
    #expect(abs(height - list.contentHeight(for: list.bounds.width)) < 0.01)
    #expect(height > 200)
    coffee.screen.advance(by: 0.375)
    // Half of the time is half of an eased way.
    #expect(abs(shownHeight - height / 2) < height * 0.06)
    #expect(list.layer.presentation()?.opacity == 0)
    coffee.screen.advance(by: 0.25)
    let opacity = list.layer.presentation()?.opacity ?? .nan
    #expect(opacity > 0 && opacity < 1)
    coffee.screen.advance(by: 0.2)
    #expect(shownHeight == height)
    #expect(list.layer.presentation()?.opacity == 1)
    #expect(abs(coffee.home.children[1].view.frame.minY - below - height) < 0.5)
  }

  @Test func itClosesInThreeQuartersOfASecond() {
    tapOptions()
    coffee.screen.advance(by: 1)
    tapOptions()
    coffee.screen.advance(by: 0.375)
    #expect(shownHeight > 0)
    coffee.screen.advance(by: 0.5)
    #expect(shownHeight == 0)
    #expect(list.alpha == 0)
  }

  @Test func theChevronTurnsAndTheButtonSaysWhatIsOpen() {
    #expect(rewards.optionsButton.accessibilityValue == "Closed")
    tapOptions()
    #expect(rewards.chevron.transform.a < -0.99)
    #expect(rewards.optionsButton.accessibilityValue == "Open")
    tapOptions()
    #expect(rewards.chevron.transform == .identity)
  }

  @Test func aTurnedDeviceGivesTheOpenListItsNewHeight() {
    tapOptions()
    coffee.screen.advance(by: 1)
    let narrow = list.frame.height
    coffee.home.view.frame.size.width = 700
    coffee.screen.advance(by: 1)
    #expect(list.frame.height < narrow)
    #expect(abs(list.frame.height - list.contentHeight(for: list.bounds.width)) < 0.01)
  }

  // MARK: - The graph

  @Test func theGraphIsAsWideAsTheTile() {
    #expect(rewards.graphView.frame.width == rewards.view.bounds.width)
    #expect(rewards.graphView.frame.height == 80)
  }

  @Test func dotsStandAtQuarterAndWholeSpacings() {
    let graph = RewardsGraph(width: 377)
    #expect(graph.spacing == (377 - 40) / 4.5)
    #expect(graph.shortSpacing == graph.spacing / 4)
    for index in 0..<5 {
      #expect(graph.dot(index) == CGPoint(x: 20 + graph.spacing / 4 + CGFloat(index) * graph.spacing, y: 41))
    }
  }

  @Test func linesLeaveTheDotsFree() {
    let graph = RewardsGraph(width: 377)
    #expect(graph.lines.count == 6)
    #expect(graph.lines.first == 20...(20 + graph.shortSpacing - 6))
    #expect(graph.lines.last == (377 - 20 - graph.shortSpacing + 6)...357)
    for (index, line) in graph.lines.dropFirst().dropLast().enumerated() {
      #expect(line == graph.dot(index).x + 6...graph.dot(index + 1).x - 6)
    }
  }

  @Test func starsStandBetweenTheDotsByTheirShare() {
    let graph = RewardsGraph(width: 377)
    #expect(graph.x(of: 0) == 20)
    #expect(graph.x(of: 25) == graph.dot(0).x)
    #expect(graph.x(of: 100) == (graph.dot(1).x + graph.dot(2).x) / 2)
    #expect(graph.x(of: 400) == 357)
    #expect(graph.x(of: 12_000) == 357)
    #expect(graph.x(of: -3) == 20)
  }

  @Test func theIndicatorStandsAboveTheLine() {
    let graph = RewardsGraph(width: 377)
    let box = graph.indicator(at: 12)
    #expect(box.size == CGSize(width: 14, height: 19))
    #expect(box.midX == graph.x(of: 12))
    #expect(box.maxY < graph.y)
  }

  @Test func numbersAreCentredBelowTheirDots() {
    let graph = RewardsGraph(width: 377)
    for index in 0..<5 {
      #expect(graph.label(index) == CGRect(x: graph.dot(index).x - 15, y: 57, width: 30, height: 20))
    }
  }
}
