// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
public import UIKit

// The screen as a picture and as text.

extension TestScreen {
  /// The whole screen as a PNG; the same pixels on every machine that has the same fonts, whose hash is in it.
  public func snapshot() throws(SnapshotFailure) -> Data {
    try picture().png()
  }

  /// The part of the screen that a view covers, as a PNG, with what lies behind and before it.
  public func snapshot(of view: UIView) throws(SnapshotFailure) -> Data {
    let picture = try picture()
    guard let window = view.window else { throw SnapshotFailure("\(Swift.type(of: view)) is in no window") }
    let frame = view.convert(view.bounds, to: window)
    return try picture.cropped(to: frame, scale: application.screen.scale).png()
  }

  /// The key window's views, one a line and without addresses, in the form of UIKit's `recursiveDescription`.
  public var tree: String {
    activate()
    return application.keyWindow.map { recursiveDescription(of: $0) } ?? ""
  }
}

/// A view and all below it, one a line and without addresses, in the form of UIKit's `recursiveDescription`.
@MainActor public func recursiveDescription(of view: UIView) -> String {
  view.treeDescription()
}

/// A controller's view filling a device's screen, as a PNG.
@MainActor public func snapshot(
  of controller: UIViewController, on device: TestDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
  appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large
) throws(SnapshotFailure) -> Data {
  let screen = TestScreen(device, orientation: orientation, appearance: appearance, textSize: textSize)
  screen.show(controller)
  return try screen.snapshot()
}

/// A view alone, in the size that `TestScreen.show(_:)` gives it, as a PNG.
@MainActor public func snapshot(
  of view: UIView, on device: TestDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
  appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large
) throws(SnapshotFailure) -> Data {
  let screen = TestScreen(device, orientation: orientation, appearance: appearance, textSize: textSize)
  screen.show(view)
  return try screen.snapshot(of: view)
}

extension Bitmap {
  /// The pixels that a rectangle in points touches, as far as they are on the screen.
  fileprivate func cropped(to frame: CGRect, scale: CGFloat) throws(SnapshotFailure) -> Bitmap {
    // A pixel that a rectangle covers by a thousandth is not covered.
    func pixel(_ length: CGFloat, _ rule: FloatingPointRoundingRule, _ limit: Int) -> Int {
      let whole = (length * scale).rounded()
      let value = abs(whole - length * scale) < 0.001 ? whole : (length * scale).rounded(rule)
      return Int(min(max(value, 0), CGFloat(limit)))
    }
    let (left, right) = (pixel(frame.minX, .down, width), pixel(frame.maxX, .up, width))
    let (top, bottom) = (pixel(frame.minY, .down, height), pixel(frame.maxY, .up, height))
    guard left < right, top < bottom else { throw SnapshotFailure("the view at \(frame) is not on the screen") }
    var result = Data(capacity: (right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = pixels.startIndex + (row * width + left) * 4
      result.append(pixels[start..<start + (right - left) * 4])
    }
    return Bitmap(width: right - left, height: bottom - top, pixels: result)
  }

  fileprivate func png() -> Data { pngData(hasAlpha: false, notes: FontFiles.notes) }
}
