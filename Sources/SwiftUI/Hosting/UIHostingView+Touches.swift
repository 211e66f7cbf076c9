// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The touches that buttons in a hosting view follow.
@MainActor final class PressTracker {
  private var pressed: [ObjectIdentifier: (box: Box, handler: PressHandler)] = [:]
  private unowned let host: ViewHost

  init(_ host: ViewHost) {
    self.host = host
  }

  /// How far a touch may leave a button before it lets go, in points: as UIKit's controls.
  private static let slop: CGFloat = 70

  /// Whether the touch began in a button.
  func begin(_ touch: UITouch, in view: UIView) -> Bool {
    let path = host.path(at: touch.location(in: view))
    guard let index = path.lastIndex(where: { $0.takesTouchesNow }), let handler = path[index].press,
      !path[(index + 1)...].contains(where: { $0.claims(.tap(1)) }),
      !path[..<index].contains(where: \.blocksInnerGestures)
    else { return false }
    let box = path[index]
    pressed[ObjectIdentifier(touch)] = (box, handler)
    handler.began()
    return true
  }

  private func isInside(_ touch: UITouch, _ box: Box, _ view: UIView) -> Bool {
    guard let place = host.rect(of: box) else { return false }
    return place.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: view))
  }

  func move(_ touch: UITouch, in view: UIView) -> Bool {
    guard let entry = pressed[ObjectIdentifier(touch)] else { return false }
    entry.handler.moved(isInside(touch, entry.box, view))
    return true
  }

  func end(_ touch: UITouch, in view: UIView, isCancelled: Bool) -> Bool {
    guard let entry = pressed.removeValue(forKey: ObjectIdentifier(touch)) else { return false }
    entry.handler.ended(!isCancelled && !entry.box.element.isRemoved && isInside(touch, entry.box, view))
    return true
  }
}
