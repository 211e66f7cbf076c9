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

  /// The screen's space as the device is held upright, whose axes do not turn with the device.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    FixedScreenSpace(UIInterfaceOrientation(configuration.orientation), size: bounds.size)
  }
}

/// The screen as it is held upright: content that stands sideways is turned about the screen's middle.
final class FixedScreenSpace: NSObject, UICoordinateSpace {
  let bounds: CGRect
  /// From the space of the screen as it is held.
  private let turn: CGAffineTransform
  private let screen: ScreenSpace

  /// - Parameter size: Of the screen as it is held.
  init(_ orientation: UIInterfaceOrientation, size: CGSize) {
    screen = ScreenSpace(bounds: CGRect(origin: .zero, size: size))
    switch orientation {
    case .landscapeRight:
      // The home button is on the right: what is left in the interface is the top of the device.
      turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
      bounds = CGRect(x: 0, y: 0, width: size.height, height: size.width)
    case .landscapeLeft:
      turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
      bounds = CGRect(x: 0, y: 0, width: size.height, height: size.width)
    case .portraitUpsideDown:
      turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
      bounds = CGRect(origin: .zero, size: size)
    default:
      turn = .identity
      bounds = CGRect(origin: .zero, size: size)
    }
    super.init()
  }

  func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let other = space as? FixedScreenSpace { return point.applying(turn.inverted()).applying(other.turn) }
    return screen.convert(point.applying(turn.inverted()), to: space)
  }

  func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    if let other = space as? FixedScreenSpace { return other.convert(point, to: self) }
    return screen.convert(point, from: space).applying(turn)
  }

  func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    if let other = space as? FixedScreenSpace { return rect.applying(turn.inverted()).applying(other.turn) }
    return screen.convert(rect.applying(turn.inverted()), to: space)
  }

  func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    if let other = space as? FixedScreenSpace { return other.convert(rect, to: self) }
    return screen.convert(rect, from: space).applying(turn)
  }
}
