// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor struct UIColorWellTests {
  private let well = UIColorWell()
  private let window: TestWindow
  private var finger: Finger { window.finger }

  init() {
    well.frame.origin = CGPoint(x: 20, y: 20)
    window = makeWindow(393, 852, holding: well)
  }

  @Test func itOpensAGridAndTakesTheColourThatIsTapped() throws {
    #expect(well.frame.size == CGSize(width: 28, height: 28))
    #expect(well.selectedColor == nil && well.supportsAlpha && well.title == nil)
    let log = EventLog(well)
    finger.tap(34, 34)
    window.layoutIfNeeded()
    let overlay = try #require(window.subviews.compactMap { $0 as? ControlOverlay }.first)
    #expect(log.words.isEmpty)
    let grid = try #require(overlay.content as? ColorGrid)
    let place = grid.convert(CGPoint(x: 20 + 280 - 4, y: 24), to: nil)
    finger.tap(place.x, place.y)
    #expect(well.selectedColor == UIColor(white: 0, alpha: 1))
    #expect(log.words == ["value"])
    finger.tap(300, 800)
    window.bench.advance(1)
    #expect(overlay.superview == nil)
  }

  @Test func aPickerTellsItsDelegate() {
    final class Delegate: NSObject, UIColorPickerViewControllerDelegate {
      var colors: [UIColor] = []
      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
      ) { colors.append(color) }
    }
    let delegate = Delegate()
    let picker = UIColorPickerViewController()
    picker.delegate = delegate
    picker.supportsAlpha = false
    picker.view.layoutIfNeeded()
    let grid = picker.view.subviews.compactMap { $0 as? ColorGrid }.first
    grid?.onChoose?(.red)
    #expect(delegate.colors == [.red])
    #expect(picker.selectedColor == .red)
  }

  @Test func greysComeFirstAndHuesGoFromDarkToLight() {
    #expect(ColorGrid.color(0, 0) == UIColor(white: 1, alpha: 1))
    #expect(ColorGrid.color(0, 11) == UIColor(white: 0, alpha: 1))
    var (dark, light): (CGFloat, CGFloat) = (0, 0)
    ColorGrid.color(1, 0).getHue(nil, saturation: nil, brightness: &dark, alpha: nil)
    ColorGrid.color(9, 0).getHue(nil, saturation: nil, brightness: &light, alpha: nil)
    #expect(dark < light)
  }
}
