// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol
public import UIKit

/// A finger on a `TestScreen`, from touching it to leaving it. Points are the screen's.
@MainActor public final class TestFinger {
  /// Where the finger is.
  public private(set) var location: CGPoint
  /// Whether it is still on the screen.
  public private(set) var isDown = true

  private let screen: TestScreen
  private let identifier: UInt32

  init(screen: TestScreen, location: CGPoint) {
    self.screen = screen
    self.location = location
    identifier = screen.nextFinger()
    send(.began)
  }

  /// Moves the finger at once; no time passes.
  public func move(to point: CGPoint) {
    location = point
    send(.moved)
  }

  /// Takes the finger away.
  public func lift() {
    send(.ended)
    isDown = false
  }

  /// Ends the touch as the system does when it takes it from the app, for example when a call comes in.
  public func cancel() {
    send(.cancelled)
    isDown = false
  }

  private func send(_ phase: InputEvent.Touch.Phase) {
    guard isDown else { fatalError("A finger that has left the screen can't touch it: make another") }
    guard location.x.isFinite, location.y.isFinite else { fatalError("A finger can't be at \(location)") }
    screen.send(
      .touches([InputEvent.Touch(identifier: identifier, phase: phase, location: location)], time: screen.time))
  }
}
