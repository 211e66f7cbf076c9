// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UISegmentedControlTests {
  private let control = UISegmentedControl(items: ["One", "Two"]).at(scale: 2)
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    control.frame.origin = CGPoint(x: 20, y: 20)
    window = makeWindow(300, 400, holding: control)
  }

  @Test func itIsAsLargeAsItsWidestTitleNeeds() {
    #expect(control.frame.size == CGSize(width: 88, height: 32))
    #expect(control.intrinsicContentSize == CGSize(width: 88, height: 31))
    #expect(UISegmentedControl(items: ["1", "2", "3"]).frame.width == 96)
    #expect(UISegmentedControl().numberOfSegments == 0)
  }

  @Test func segmentsAreEquallyWideUnlessTheyAreToldOtherwise() {
    control.frame.size.width = 200
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.width) == [100, 100])
    control.setWidth(60, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(control.segments.map(\.frame.width) == [60, 140])
    control.setWidth(0, forSegmentAt: 0)
    control.setTitle("A much longer title", forSegmentAt: 1)
    control.apportionsSegmentWidthsByContent = true
    control.layoutIfNeeded()
    #expect(control.segments[0].frame.width < 60)
  }

  @Test func aTapChoosesWhenTheFingerIsLifted() {
    let log = EventLog(control, touches: true)
    finger.down(90, 36)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    finger.up()
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.take() == ["down", "value", "primary", "up"])
    finger.tap(90, 36)
    #expect(log.take() == ["down", "up"])
    finger.down(30, 36)
    finger.move(to: 30, 300)
    finger.up()
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func theLensCanBeDraggedToAnotherSegment() {
    control.selectedSegmentIndex = 0
    let log = EventLog(control)
    finger.down(40, 36)
    finger.move(to: 95, 36)
    #expect(control.selectedSegmentIndex == 0)
    #expect(control.lens.center.x == control.segments[1].frame.midX)
    finger.up()
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.take() == ["value"])
    window.layoutIfNeeded()
    #expect(control.lens.frame == control.segments[1].frame.insetBy(dx: 2, dy: 2))
  }

  @Test func codeSendsNothingAndMovesTheLens() throws {
    let log = EventLog(control)
    control.selectedSegmentIndex = 0
    window.bench.frame()
    control.selectedSegmentIndex = 1
    #expect(log.words.isEmpty)
    #expect(control.lens.layer.animation(forKey: "position") is CASpringAnimation)
    control.selectedSegmentIndex = 9
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test func aMomentaryOneForgetsItsChoice() {
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(UIAction { [control] _ in seen.append(control.selectedSegmentIndex) }, for: .valueChanged)
    finger.tap(90, 36)
    finger.tap(90, 36)
    #expect(seen == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func segmentsComeAndGo() {
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 0) == "Zero")
    control.insertSegment(withTitle: "Last", at: 99, animated: true)
    #expect(control.numberOfSegments == 4)
    #expect(control.titleForSegment(at: 3) == "Last")
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.titleForSegment(at: 0) == nil)
  }

  @Test func aDisabledSegmentCannotBeChosen() {
    control.setEnabled(false, forSegmentAt: 1)
    finger.tap(90, 36)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(control.segments[1].accessibilityTraits.contains(.notEnabled))
  }

  @Test func actionsRunForTheirSegments() {
    var log: [String] = []
    let actions = ["A", "B"].map { title in UIAction(title: title) { log.append($0.title) } }
    let other = UISegmentedControl(frame: .zero, actions: actions)
    other.frame.origin = CGPoint(x: 20, y: 100)
    window.addSubview(other)
    window.layoutIfNeeded()
    #expect(other.titleForSegment(at: 0) == "A")
    #expect(other.segmentIndex(identifiedBy: actions[1].identifier) == 1)
    finger.tap(20 + other.frame.width - 5, 116)
    #expect(log == ["B"])
  }

  @Test func arrowsChooseTheNeighbour() {
    control.selectedSegmentIndex = 0
    control.pressKey("ArrowRight")
    #expect(control.selectedSegmentIndex == 1)
    control.semanticContentAttribute = .forceRightToLeft
    control.pressKey("ArrowRight")
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func titlesHaveTheAttributesOfTheirState() {
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    control.selectedSegmentIndex = 0
    control.layoutIfNeeded()
    let colors = control.segments.map {
      $0.label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(colors == [.green, .red])
    let font = control.segments[0].label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font == .systemFont(ofSize: 13, weight: .medium))
  }

  @Test func assistiveTechnologyMeetsTheSegments() {
    control.selectedSegmentIndex = 1
    #expect(control.segments.map(\.accessibilityLabel) == ["One", "Two"])
    #expect(control.segments[1].accessibilityTraits == [.button, .selected])
    #expect(control.segments[0].accessibilityValue == "1 of 2")
  }

  @Test func itIsMirroredWhereReadingIs() {
    control.semanticContentAttribute = .forceRightToLeft
    control.layoutIfNeeded()
    #expect(control.segments[0].frame.minX == 44)
  }
}
