// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The screen's space as it was at a moment, or a scene's, whose origin is that of its windows.
final class ScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  /// Where on the screen the space's origin is.
  let origin: CGPoint

  init(bounds: CGRect, origin: CGPoint = .zero) {
    self.bounds = bounds
    self.origin = origin
    super.init()
  }

  /// How far one space's origin is from another's; nothing for any other kind of space.
  private func distance(to other: ScreenSpace) -> CGPoint {
    CGPoint(x: origin.x - other.origin.x, y: origin.y - other.origin.y)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let other = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(point, from: self) }
    return point.moved(by: distance(to: other))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    guard let other = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(point, to: self) }
    return point.moved(by: other.distance(to: self))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let other = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(rect, from: self) }
    return CGRect(origin: rect.origin.moved(by: distance(to: other)), size: rect.size)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    guard let other = coordinateSpace as? ScreenSpace else { return coordinateSpace.convert(rect, to: self) }
    return CGRect(origin: rect.origin.moved(by: other.distance(to: self)), size: rect.size)
  }
}

extension UIView {
  /// How far the window's scene is from a space of the screen, which is where its own origin is unless scenes stand
  /// beside each other.
  func sceneDistance(to space: any UICoordinateSpace) -> CGPoint {
    guard let space = space as? ScreenSpace, let origin = storedWindow?.sceneOrigin else { return .zero }
    return CGPoint(x: origin.x - space.origin.x, y: origin.y - space.origin.y)
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}

extension UIScreen {
  /// The space of `bounds`, to convert into and out of.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(bounds: bounds) }
}
