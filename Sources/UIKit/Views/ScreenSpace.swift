// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The screen's space as it was at a moment; its origin is that of the windows.
final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, from: self)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is ScreenSpace ? point : coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, from: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is ScreenSpace ? rect : coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen {
  /// The space of `bounds`, to convert into and out of.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
}
