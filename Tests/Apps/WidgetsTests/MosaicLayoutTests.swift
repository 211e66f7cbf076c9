// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraTesting
import Testing
import UIKit

@testable import Widgets

/// Where widgets stand on a phone of 393 points: the mosaic is 361 wide.
@MainActor struct MosaicLayoutTests {
  private func frames(_ groups: [MosaicGroup], on device: TestDevice = .iPhone16) -> [CGRect] {
    let widgets = WidgetsScreen(device, interactor: InteractorDouble())
    widgets.show(groups)
    return widgets.frames
  }

  private func expect(_ frames: [CGRect], _ expected: [CGRect]) {
    #expect(frames.count == expected.count)
    for (frame, wanted) in zip(frames, expected) {
      for (a, b) in [
        (frame.minX, wanted.minX), (frame.minY, wanted.minY), (frame.maxX, wanted.maxX), (frame.maxY, wanted.maxY),
      ] {
        // Lengths are cut to whole pixels, three a point, and what is left of a full row goes between its widgets.
        #expect(abs(a - b) <= 1, "\(frame) instead of \(wanted)")
      }
    }
  }

  @Test func aFullRowIsAsHighAsItsContent() {
    let short = Samples.widget(.large, "Short")
    let long = Widget(
      style: .large, topic: .note, title: "Long", text: String(repeating: "A longer text. ", count: 25), figures: [])
    let frames = frames([.init(arrangement: .full, widgets: [short]), .init(arrangement: .full, widgets: [long])])
    #expect(frames.map(\.width) == [361, 361])
    #expect(frames[1].minY == frames[0].maxY + 8)
    #expect(frames[0].height < 130)
    #expect(frames[1].height > frames[0].height + 100)
  }

  @Test func squaresAreHalfTheWidth() {
    expect(
      frames([.init(arrangement: .fiftyFifty, widgets: Samples.widgets(.square, 2))]),
      [CGRect(x: 16, y: 0, width: 176.5, height: 176.5), CGRect(x: 200.5, y: 0, width: 176.5, height: 176.5)])
  }

  @Test(arguments: 1...4)
  func minisAreAQuarterFromTheLeadingEdge(_ count: Int) {
    expect(
      frames([.init(arrangement: .quadruples, widgets: Samples.widgets(.mini, count))]),
      (0..<count).map { CGRect(x: 16 + CGFloat($0) * 92.25, y: 0, width: 84.25, height: 84.25) })
  }

  @Test(arguments: 1...3)
  func thirdsAreAThird(_ count: Int) {
    expect(
      frames([.init(arrangement: .triplets, widgets: Samples.widgets(.third, count))]),
      (0..<count).map { CGRect(x: 16 + CGFloat($0) * 123, y: 0, width: 115, height: 115) })
  }

  @Test(arguments: 0...4)
  func minisFillTheHalfBesideAMixedSquare(_ count: Int) {
    let minis = [
      CGRect(x: 196.5, y: 0, width: 86.25, height: 86.25), CGRect(x: 290.75, y: 0, width: 86.25, height: 86.25),
      CGRect(x: 196.5, y: 94.25, width: 86.25, height: 86.25),
      CGRect(x: 290.75, y: 94.25, width: 86.25, height: 86.25),
    ]
    expect(
      frames([.init(arrangement: .mixed, widgets: Samples.widgets(.square, 1) + Samples.widgets(.mini, count))]),
      [CGRect(x: 16, y: 0, width: 172.5, height: 180.5)] + minis.prefix(count))
  }

  @Test func aLargeSquareStandsAfterFourMinis() {
    expect(
      frames([
        .init(arrangement: .largeSquare, widgets: Samples.widgets(.mini, 4) + Samples.widgets(.largeSquare, 1))
      ]),
      [
        CGRect(x: 16, y: 0, width: 84.25, height: 84.25), CGRect(x: 108.25, y: 0, width: 84.25, height: 84.25),
        CGRect(x: 16, y: 92.25, width: 84.25, height: 84.25),
        CGRect(x: 108.25, y: 92.25, width: 84.25, height: 84.25),
        CGRect(x: 200.5, y: 0, width: 176.5, height: 176.5),
      ])
  }

  @Test func rowsFollowOneAnotherEightPointsApart() {
    let frames = frames([
      .init(arrangement: .quadruples, widgets: Samples.widgets(.mini, 4)),
      .init(arrangement: .fiftyFifty, widgets: Samples.widgets(.square, 2)),
      .init(arrangement: .triplets, widgets: Samples.widgets(.third, 3)),
    ])
    #expect(abs(frames[4].minY - 92.25) < 0.5)
    #expect(abs(frames[6].minY - 276.75) < 1)
  }

  @Test func aRowThatIsNotFullLeavesWhatFollowsToTheNext() {
    let frames = frames([
      .init(arrangement: .quadruples, widgets: Samples.widgets(.mini, 2)),
      .init(arrangement: .triplets, widgets: Samples.widgets(.third, 1)),
      .init(arrangement: .mixed, widgets: Samples.widgets(.square, 1)),
      .init(arrangement: .mixed, widgets: Samples.widgets(.square, 1, from: 1) + Samples.widgets(.mini, 1, from: 2)),
      .init(arrangement: .fiftyFifty, widgets: Samples.widgets(.square, 2, from: 2)),
    ])
    #expect(frames.map(\.width).map { $0.rounded() } == [84, 84, 115, 172, 172, 86, 176, 176])
    let tops = frames.map { ($0.minY / 10).rounded() * 10 }
    #expect(tops == [0, 0, 90, 210, 400, 400, 590, 590])
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func everyWidgetHasTheSizeOfItsStyle(_ seed: UInt64) {
    let widgets = WidgetsScreen(seed: seed)
    var item = 0
    for group in widgets.controller.groups {
      for widget in group.widgets {
        let width = widgets.frame(item).width
        let expected: ClosedRange<CGFloat> =
          switch (group.arrangement, widget.style) {
          case (.full, _): 361...361
          case (_, .mini): 83.9...86.4
          case (.triplets, _): 115...115
          default: 172...177
          }
        #expect(expected.contains(width), "\(group.arrangement) \(widget.style): \(width)")
        item += 1
      }
    }
  }

  // MARK: - Wide

  @Test(arguments: [TestDevice.iPadMini, .iPadPro11, .iPadPro13])
  func onAPadTheMosaicHasTwoColumns(_ device: TestDevice) {
    let widgets = WidgetsScreen(device)
    let column = (device.size.width - 32 - 8) / 2
    let edges = Set(widgets.frames.map { $0.minX < device.size.width / 2 ? 0 : 1 })
    #expect(edges == [0, 1])
    for frame in widgets.frames {
      let start = frame.minX < device.size.width / 2 ? 16 : 16 + column + 8
      #expect(frame.minX >= start - 0.5 && frame.maxX <= start + column + 0.5, "\(frame)")
    }
    // Both columns begin at the top and end within a high row of each other.
    let bottoms = [0, 1].map { side in
      widgets.frames.filter { ($0.minX < device.size.width / 2) == (side == 0) }.map(\.maxY).max() ?? 0
    }
    #expect(abs(bottoms[0] - bottoms[1]) < 600)
  }

  @Test func turningThePhoneLaysTheMosaicOutAnew() {
    let widgets = WidgetsScreen()
    #expect(widgets.frames.map(\.maxX).max() ?? 0 <= 377.5)
    widgets.screen.rotate(to: .landscapeLeft)
    widgets.screen.advance(by: 1)
    let width = widgets.collection.bounds.width
    #expect(width > 600)
    #expect(abs((widgets.frames.map(\.maxX).max() ?? 0) - (width - 16)) < 1)
    for (index, frame) in widgets.frames.enumerated() {
      #expect(!widgets.frames[(index + 1)...].contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(frame) })
    }
  }

  @Test func largerTextMakesFullRowsHigherAndLeavesSquaresSquare() {
    let widgets = WidgetsScreen()
    let before = widgets.frames
    widgets.screen.setTextSize(.accessibilityLarge)
    widgets.screen.advance(by: 1)
    let shown = widgets.controller.groups.flatMap(\.widgets)
    for (index, widget) in shown.enumerated() where widget.style != .large {
      let (now, then) = (widgets.frame(index).size, before[index].size)
      #expect(abs(now.width - then.width) < 0.01 && abs(now.height - then.height) < 0.34)
    }
    #expect(widgets.collection.contentSize.height > before.map(\.maxY).max() ?? 0)
  }
}
