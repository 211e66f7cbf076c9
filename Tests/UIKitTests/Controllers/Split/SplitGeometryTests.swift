// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Columns on a pad of 820 × 1180 points, against what was measured there.
struct SplitGeometryTests {
  private func pad(_ mode: UISplitViewController.DisplayMode = .oneBesideSecondary, width: CGFloat = 820)
    -> SplitGeometry
  {
    var geometry = SplitGeometry(size: CGSize(width: width, height: 1180))
    geometry.top = 32
    geometry.mode = mode
    return geometry
  }

  @Test func aPrimaryColumnFloatsOverTheSecondaryOne() {
    let geometry = pad()
    #expect(geometry.primary == CGRect(x: 10, y: 32, width: 320, height: 1133))
    #expect(geometry.secondary == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(geometry.secondaryInset == 330 && geometry.lines.isEmpty)
  }

  @Test func withoutABackgroundColumnsStandBesideALine() {
    var geometry = pad()
    geometry.floats = false
    #expect(geometry.primary == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(geometry.secondary == CGRect(x: 320.5, y: 0, width: 499.5, height: 1180))
    #expect(geometry.secondaryInset == 0 && geometry.lines == [320])
  }

  @Test func overTheSecondaryColumnThePrimaryOneIsSlimmer() {
    let geometry = pad(.oneOverSecondary)
    #expect(geometry.primaryWidth == 280 && geometry.secondaryInset == 0)
  }

  @Test func threeColumnsStandBesideEachOtherWhereThereIsRoom() {
    var geometry = pad(.twoBesideSecondary, width: 955)
    geometry.isTriple = true
    #expect(geometry.hasRoomForTwo)
    #expect(geometry.primaryWidth == 240 && geometry.supplementaryInset == 250)
    #expect(geometry.supplementary.width == 490.5 && geometry.secondary.minX == 491)
    geometry.size.width = 954.25
    #expect(geometry.hasRoomForTwo && geometry.supplementary.width == 490)
    geometry.size.width = 954
    #expect(!geometry.hasRoomForTwo)
    geometry.size.width = 1000
    geometry.primaryWishes.minimum = 300
    #expect(!geometry.hasRoomForTwo)
  }

  @Test func twoOfThreeColumnsComeOverTheSecondaryOne() {
    var geometry = pad(.twoOverSecondary)
    geometry.isTriple = true
    #expect(geometry.supplementary.width == 610 && geometry.supplementaryInset == 290)
    #expect(geometry.secondary.width == 820)
    geometry.mode = .oneBesideSecondary
    #expect(geometry.supplementary == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(geometry.secondary.minX == 320.5)
  }

  @Test func aShareOfTheWidthIsCappedBeforeLeastAndMostCount() {
    var geometry = pad()
    geometry.primaryWishes.fraction = 0.5
    #expect(geometry.primaryWidth == 346)
    geometry.primaryWishes.minimum = 375
    geometry.primaryWishes.maximum = 400
    #expect(geometry.primaryWidth == 375)
    geometry.primaryWishes.minimum = nil
    geometry.primaryWishes.maximum = 300
    #expect(geometry.primaryWidth == 300)
    geometry.primaryWishes = SplitGeometry.Wishes(preferred: 260, fraction: 0.5)
    #expect(geometry.primaryWidth == 260)
    geometry.isTriple = true
    geometry.supplementaryWishes.fraction = 0.5
    #expect(geometry.supplementaryWidth == 355.5)
  }

  @Test func wishesBecomeModesByTheRoomThereIs() {
    func mode(
      _ wish: UISplitViewController.DisplayMode, width: CGFloat, isTriple: Bool = true, isFirst: Bool = false
    ) -> UISplitViewController.DisplayMode {
      var geometry = pad(width: width)
      geometry.isTriple = isTriple
      return geometry.resolved(wish, behavior: .automatic, isFirst: isFirst)
    }
    #expect(mode(.automatic, width: 820) == .oneBesideSecondary)
    #expect(mode(.automatic, width: 1180) == .twoBesideSecondary)
    #expect(mode(.automatic, width: 1180, isTriple: false) == .oneBesideSecondary)
    #expect(mode(.automatic, width: 600) == .oneBesideSecondary)
    #expect(mode(.automatic, width: 393) == .secondaryOnly)
    #expect(mode(.twoBesideSecondary, width: 820) == .oneBesideSecondary)
    #expect(mode(.twoDisplaceSecondary, width: 820) == .oneBesideSecondary)
    #expect(mode(.twoDisplaceSecondary, width: 1180) == .twoBesideSecondary)
    #expect(mode(.twoOverSecondary, width: 820) == .twoOverSecondary)
    #expect(mode(.twoOverSecondary, width: 820, isFirst: true) == .secondaryOnly)
    #expect(mode(.oneOverSecondary, width: 820, isFirst: true) == .secondaryOnly)
  }

  @Test func columnsAreMirroredWhereReadingBeginsAtTheRight() {
    var geometry = pad()
    geometry.isMirrored = true
    #expect(geometry.mirrored(geometry.primary).minX == 490)
  }
}
