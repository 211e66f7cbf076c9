// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import SwiftUI

/// The layout of views in points, at one pixel a point.
@Suite @MainActor struct LayoutVectorTests {
  @Test func flexibleChildrenShareAStack() {
    let stage = Stage(
      HStack(spacing: 0) {
        Color.red; Color.green; Color.blue
      }, width: 300, height: 20)
    #expect(stage.colored.map(\.width) == [100, 100, 100])
    let mixed = Stage(
      HStack(spacing: 20) {
        Color.red; Color.green.frame(width: 10); Color.blue
      }, width: 200, height: 20)
    #expect(mixed.colored.map(\.width) == [75, 10, 75])
  }

  @Test func aStackMayBeLargerThanItsFrameAndStaysCentredInIt() {
    let stage = Stage(
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100); Color.green.frame(minWidth: 100)
      }.frame(width: 150),
      width: 150, height: 10)
    #expect(stage.colored.map(\.width) == [75, 100])
    #expect(stage.colored[0].minX == -12.5 || stage.colored[0].minX == -12 || stage.colored[0].minX == -13)
  }

  @Test func defaultSpacingIsEightAndAbsentViewsHaveNone() {
    let stage = Stage(
      VStack {
        Color.red; if stageFlag { Color.green }
      }, width: 10, height: 100)
    #expect(stage.colored.map(\.height) == [100])
    let both = Stage(
      VStack {
        Color.red; EmptyView(); Color.green
      }, width: 10, height: 100)
    #expect(both.colored.map(\.height) == [46, 46])
    #expect(both.colored[1].minY == 54)
  }

  private var stageFlag: Bool { false }

  @Test func aSpacerHasALeastLengthAndFills() {
    #expect(
      Stage(
        HStack {
          Spacer(); Color.red.frame(width: 50)
        }
      ).size(nil, 10).width == 58)
    #expect(
      Stage(
        HStack {
          Spacer(minLength: 0); Color.red.frame(width: 50)
        }
      ).size(nil, 10).width == 50)
    let stage = Stage(
      HStack {
        Color.red.frame(width: 10, height: 10); Spacer()
      }, width: 100, height: 10)
    #expect(stage.colored[0] == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func onlyTheHighestPriorityCountsForTheSizeOfADepthStack() {
    let stage = Stage(
      ZStack {
        Color.red.frame(width: 100, height: 10).layoutPriority(-0.1)
        Color.green.frame(width: 60, height: 10)
        Color.blue.frame(width: 40, height: 10).layoutPriority(1)
      })
    #expect(stage.size(300, 300).width == 40)
  }

  @Test func aspectRatiosFitAndFill() {
    #expect(Stage(Color.red.aspectRatio(0.5, contentMode: .fit)).size(100, 50) == CGSize(width: 25, height: 50))
    #expect(Stage(Color.red.aspectRatio(0.5, contentMode: .fill)).size(100, 50) == CGSize(width: 100, height: 200))
    #expect(Stage(Color.red.aspectRatio(contentMode: .fit)).size(100, 50) == CGSize(width: 50, height: 50))
  }

  @Test func fixedSizeAsksForTheIdealOne() {
    #expect(
      Stage(Color.red.fixedSize(horizontal: true, vertical: false)).size(100, 100) == CGSize(width: 10, height: 100))
    #expect(Stage(Color.red.fixedSize()).size(100, 100) == CGSize(width: 10, height: 10))
  }

  @Test func positionTakesTheProposalAndMovesTheCentre() {
    let stage = Stage(Color.red.frame(width: 20, height: 20).position(), width: 100, height: 100)
    #expect(stage.colored == [CGRect(x: -10, y: -10, width: 20, height: 20)])
  }

  @Test func paddingIsSixteenByDefaultAndInsetsOnChosenEdges() {
    #expect(Stage(Color.red.frame(width: 10, height: 10).padding()).size(nil, nil) == CGSize(width: 42, height: 42))
    let stage = Stage(Color.red.padding(.leading, 5).padding(.top), width: 100, height: 100)
    #expect(stage.colored == [CGRect(x: 5, y: 16, width: 95, height: 84)])
  }

  @Test func flexibleFramesFillAndHoldLimits() {
    #expect(Stage(Text("a").frame(maxWidth: .infinity)).size(200, 50).width == 200)
    #expect(Stage(Color.red.frame(maxWidth: 50, maxHeight: 60)).size(200, 200) == CGSize(width: 50, height: 60))
    #expect(Stage(Color.red.frame(minWidth: 80)).size(20, 20).width == 80)
  }

  @Test func overlaysAndBackgroundsHaveThePrimarysSize() {
    let stage = Stage(
      Color.red.frame(width: 40, height: 30).overlay(alignment: .bottomTrailing) {
        Color.green.frame(width: 10, height: 10)
      }.background { Color.blue }, width: 100, height: 100)
    #expect(
      stage.colored == [
        CGRect(x: 30, y: 35, width: 40, height: 30), CGRect(x: 30, y: 35, width: 40, height: 30),
        CGRect(x: 60, y: 55, width: 10, height: 10),
      ])
    #expect(stage.size(nil, nil) == CGSize(width: 40, height: 30))
  }

  @Test func modifiersApplyToEveryViewOfAGroup() {
    let stage = Stage(
      HStack(spacing: 0) {
        Group {
          Color.red; Color.green
        }.frame(width: 30)
      }, width: 300, height: 10)
    #expect(stage.colored.map(\.width) == [30, 30])
  }

  @Test func explicitGuidesMoveViewsInTheirStack() {
    let stage = Stage(
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        Color.green.frame(width: 20, height: 10).alignmentGuide(.leading) { $0[.trailing] }
      }, width: 100, height: 100)
    #expect(stage.colored.map(\.minX) == [50, 30])
  }

  @Test func theFirstViewThatFitsIsShown() {
    let content = ViewThatFits(in: .horizontal) {
      Color.red.frame(width: 200, height: 10)
      Color.green.frame(width: 100, height: 10)
    }
    #expect(Stage(content, width: 300, height: 50).colored == [CGRect(x: 50, y: 20, width: 200, height: 10)])
    #expect(Stage(content, width: 150, height: 50).colored == [CGRect(x: 25, y: 20, width: 100, height: 10)])
  }

  @Test func orderOfDrawingFollowsTheZIndex() {
    let stage = Stage(
      ZStack {
        Color.red.frame(width: 30, height: 30).zIndex(1)
        Color.green.frame(width: 20, height: 20)
      }, width: 100, height: 100)
    #expect(stage.colored.map(\.width) == [20, 30])
  }

  @Test func layoutIsMirroredWhereReadingBeginsOnTheRight() {
    let stage = Stage(
      HStack(spacing: 0) {
        Color.red.frame(width: 20); Color.green
      }.environment(\.layoutDirection, .rightToLeft),
      width: 100, height: 10)
    #expect(stage.colored.map(\.minX) == [80, 0])
    let padded = Stage(
      Color.red.padding(.leading, 10).environment(\.layoutDirection, .rightToLeft), width: 100, height: 10)
    #expect(padded.colored == [CGRect(x: 0, y: 0, width: 90, height: 10)])
  }

  @Test func aCircleAnswersTheSquareOfTheSmallerSide() {
    #expect(Stage(Circle()).size(100, 60) == CGSize(width: 60, height: 60))
    #expect(Stage(Circle()).size(nil, 60) == CGSize(width: 60, height: 60))
    #expect(Stage(Rectangle()).size(nil, 60) == CGSize(width: 10, height: 60))
  }

  @Test func aDividerCrossesItsStack() {
    #expect(Stage(VStack { Divider() }).size(100, nil) == CGSize(width: 100, height: 1))
    #expect(Stage(HStack { Divider() }).size(nil, 100) == CGSize(width: 1, height: 100))
  }
}
