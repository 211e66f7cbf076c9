// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import NibReader
import Testing

@testable import TesseraTruth

/// Where scenes stand on the canvas.
@Suite struct CanvasPlanTests {
  private let phone = CGSize(width: 393, height: 852)

  private func plan(_ places: (String, Double, Double)?...) -> CanvasPlan {
    CanvasPlan(
      places.enumerated().map { index, place in
        CanvasPlan.Item(
          id: place?.0 ?? "\(index)", size: phone, location: place.map { NibPoint(x: $0.1, y: $0.2) })
      }, device: phone)
  }

  @Test func placesAreHundredthsOfTheDeviceWhereAsPointsTheyWouldLieUponEachOther() {
    let new = plan(("a", 0, 0), ("b", 200, 0), ("c", 200, 120))
    #expect(new.frames["b"]?.minX == 786)
    #expect(new.frames["c"]?.minY == 1022.4)
    let old = plan(("a", 0, 0), ("b", 600, 0), ("c", 600, 1000))
    #expect(old.frames["b"]?.minX == 600)
    #expect(old.frames["c"]?.minY == 1000)
  }

  @Test func scenesThatLieUponEachOtherAreParted() {
    let plan = plan(("a", 0, 0), ("b", 0, 0), ("c", 10, 5))
    let frames = ["a", "b", "c"].compactMap { plan.frames[$0] }
    #expect(frames.count == 3)
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] { #expect(!frame.intersects(other)) }
    }
  }

  @Test func scenesWithoutPlacesStandInRowsBelow() {
    let plan = plan(("a", 0, 0), nil, nil)
    #expect(plan.frames["1"]?.minX == 0 && plan.frames["1"]?.minY == 972)
    #expect(plan.frames["2"]?.minX == 513 && plan.frames["2"]?.minY == 972)
    #expect(plan.bounds == CGRect(x: 0, y: 0, width: 906, height: 1824))
    let many = self.plan(nil, nil, nil, nil, nil, nil, nil, nil, nil)
    #expect(many.frames["8"]?.minX == 0 && many.frames["8"]?.minY == 972)
  }

  @Test func placesBeyondReasonAreBounded() {
    let plan = plan(("a", 1e300, -1e300), ("b", 0, 0))
    #expect(plan.bounds.width < 1_000_000 && plan.bounds.height < 1_000_000)
  }
}
