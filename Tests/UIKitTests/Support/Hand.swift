// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import UIKit

/// Several fingers on a window that change together. Times are seconds, places the window's points.
@MainActor final class Hand {
  private let window: UIWindow
  private let bench: Bench
  private var fingers: [UInt32] = []

  init(on window: UIWindow) {
    self.window = window
    bench = window.bench
  }

  var time: TimeInterval { bench.time }

  func down(_ places: CGPoint...) {
    let new = places.map { (finger: bench.newFinger(), contact: Bench.Contact(place: $0.onScreen(of: window))) }
    fingers += new.map(\.finger)
    bench.touch(.began, new)
  }

  /// Moves the fingers in the order in which they came.
  func move(to places: CGPoint..., after delay: TimeInterval = 0.008) {
    bench.pass(delay)
    bench.shift(zip(fingers, places).map { ($0, $1.onScreen(of: window)) })
  }

  /// Lifts the fingers with these numbers, or all.
  func up(_ numbers: Int..., after delay: TimeInterval = 0.008) {
    bench.pass(delay)
    let lifted = fingers.indices.filter { numbers.isEmpty || numbers.contains($0) }.map { fingers[$0] }
    bench.end(lifted)
    fingers.removeAll { lifted.contains($0) }
  }

  func wait(_ duration: TimeInterval) { bench.tick(duration) }
}
