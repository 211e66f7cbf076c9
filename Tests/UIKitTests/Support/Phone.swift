// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import RenderProtocol

@testable import UIKit

/// A device, a phone of 393 × 852 points unless said, whose window shows a controller, and one finger, with a frame after each of its events.
/// Times are seconds.
@MainActor final class Phone: Bench {
  private var finger: UInt32?

  init(
    _ device: DeviceDescription = .iPhone16, orientation: DeviceDescription.Orientation = .portrait,
    root: UIViewController
  ) {
    let portrait = device.portraitSize
    let size = orientation == .portrait ? portrait : CGSize(width: portrait.height, height: portrait.width)
    super.init(device: device, orientation: orientation, size: size, time: 5000)
    window.rootViewController = root
    window.isHidden = false
    frame()
  }

  // MARK: - The finger

  func down(_ x: CGFloat, _ y: CGFloat) {
    let new = newFinger()
    finger = new
    touch(.began, [(new, Contact(place: CGPoint(x: x, y: y)))])
  }

  /// Moves in a straight line for a while, with 120 events a second.
  func move(to x: CGFloat, _ y: CGFloat, for seconds: TimeInterval = 0.1) {
    guard let finger, let start = contacts[finger]?.place else { return }
    let steps = max(Int((seconds * 120).rounded()), 1)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      pass(1.0 / 120)
      shift([(finger, CGPoint(x: start.x + (x - start.x) * share, y: start.y + (y - start.y) * share))])
      frame()
    }
  }

  /// Rests where it is, so that it has no speed.
  func rest() { pass(0.3) }

  func up() {
    guard let finger else { return }
    pass(1.0 / 120)
    end([finger])
    frame()
    self.finger = nil
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    up()
  }
}
