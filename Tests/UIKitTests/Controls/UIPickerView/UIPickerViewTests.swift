// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor struct UIPickerViewTests {
  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [3]
    var asked: Set<Int> = []
    var log: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      asked.insert(row)
      return "Row \(row)"
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component): \(row)")
    }
  }

  private let picker = UIPickerView().at(scale: 2)
  private let source = Source()
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    window = makeWindow(320, 400, holding: picker)
    picker.dataSource = source
    picker.delegate = source
  }

  private var column: PickerColumn { picker.subviews.compactMap { $0 as? PickerColumn }[0] }

  /// Lets what moves come to rest.
  private func settle() { for _ in 0..<120 { finger.wait(1.0 / 60) } }

  @Test func theWheelIsADrum() {
    let wheel = PickerWheel(height: 216, rowHeight: 32)
    #expect(wheel.center(0) == 108)
    #expect(wheel.foreshortening(0) == 1)
    // 19 rows go round a drum of radius 97.26.
    #expect(abs(wheel.center(1) - (108 + 97.2596 * sin(2 * .pi / 19))) < 0.001)
    #expect(abs(wheel.foreshortening(3) - cos(6 * .pi / 19)) < 1e-9)
    #expect(wheel.foreshortening(5) == 0)
    for distance in -4...4 { #expect(wheel.distance(at: wheel.center(CGFloat(distance))) == distance) }
  }

  @Test func partsStandWhereTheyWereMeasured() {
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    window.layoutIfNeeded()
    #expect(picker.subviews[0].frame == CGRect(x: 9, y: 91, width: 302, height: 34))
    source.counts = [3, 4, 5]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 3)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 97, height: 32))
    #expect(picker.numberOfRows(inComponent: 2) == 5)
  }

  @Test func onlyRowsThatAreSeenAreAskedFor() {
    source.counts = [1_000_000]
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    #expect(source.asked.count <= 6)
    source.asked = []
    picker.selectRow(700_000, inComponent: 0, animated: false)
    window.layoutIfNeeded()
    #expect(source.asked.count <= 11)
    #expect(source.asked.contains(700_000))
    #expect(picker.selectedRow(inComponent: 0) == 700_000)
  }

  @Test func codeTellsNobodyAndStaysWithinTheRows() {
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    picker.selectRow(0, inComponent: 0, animated: true)
    settle()
    #expect(source.log.isEmpty)
    source.counts = [1]
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }

  @Test func aTapOnARowTurnsToItAndTellsWhenItStands() {
    window.layoutIfNeeded()
    finger.tap(160, PickerWheel(height: 216, rowHeight: 32).center(2))
    #expect(source.log.isEmpty)
    settle()
    #expect(source.log == ["0: 2"])
    #expect(picker.selectedRow(inComponent: 0) == 2)
  }

  @Test func aDragEndsAtARowAndTellsOnce() {
    source.counts = [100]
    picker.reloadAllComponents()
    window.layoutIfNeeded()
    finger.down(160, 108)
    for step in 1...10 { finger.move(to: 160, 108 - CGFloat(step) * 8, after: 0.016) }
    finger.up(after: 0.3)
    settle()
    #expect(source.log.count == 1)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row == 2)
    #expect(column.contentOffset.y + column.contentInset.top == CGFloat(row) * 32)
  }

  @Test func aMouseWheelTurnsWholeRows() {
    window.layoutIfNeeded()
    _ = column.scrollByWheel(CGPoint(x: 0, y: 20))
    settle()
    #expect(source.log.isEmpty)
    _ = column.scrollByWheel(CGPoint(x: 0, y: 20))
    settle()
    #expect(source.log == ["0: 1"])
  }

  @Test func arrowsAndAssistiveTechnologyTurnIt() {
    window.layoutIfNeeded()
    column.pressKey("ArrowDown")
    settle()
    column.accessibilityIncrement()
    settle()
    column.pressKey("ArrowUp")
    settle()
    #expect(source.log == ["0: 1", "0: 2", "0: 1"])
    #expect(column.accessibilityValue == "Row 1")
    #expect(column.accessibilityTraits == .adjustable)
  }

  @Test func viewsCountBeforeTitlesAndAreUsedAgain() {
    final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var made = 0
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1000 }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 44 }
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView {
        let label = view as? UILabel ?? UILabel()
        if label !== view { made += 1 }
        label.text = "\(row)"
        return label
      }
    }
    let views = Views()
    picker.dataSource = views
    picker.delegate = views
    window.layoutIfNeeded()
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "0")
    #expect(picker.rowSize(forComponent: 0).height == 44)
    for row in 1...60 {
      picker.selectRow(row * 10, inComponent: 0, animated: false)
      window.layoutIfNeeded()
    }
    #expect(views.made <= 10)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }
}
