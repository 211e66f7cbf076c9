// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
internal import RenderProtocol

/// Follows one tab's fingers, so that an app never sees one that moves before it begins or never ends.
struct TouchTracker: Sendable {
  /// Put above a tab's own numbers, so that the fingers of two tabs are told apart.
  private let prefix: UInt32
  private var fingers: [UInt32: CGPoint] = [:]
  private var lastTime = 0.0

  init(tab: UInt32) {
    prefix = (tab & 0xFFFF) << 16
  }

  /// The event as the app is to get it; `nil` where nothing of it makes sense.
  mutating func accept(_ touches: [InputEvent.Touch], time: Double) -> InputEvent? {
    lastTime = time
    var accepted: [InputEvent.Touch] = []
    for var touch in touches {
      touch.identifier = prefix | (touch.identifier & 0xFFFF)
      let isKnown = fingers[touch.identifier] != nil
      guard isKnown != (touch.phase == .began) else { continue }
      switch touch.phase {
      case .began where fingers.count >= 32: continue
      case .began, .moved, .stationary: fingers[touch.identifier] = touch.location
      case .ended, .cancelled: fingers[touch.identifier] = nil
      }
      accepted.append(touch)
    }
    return accepted.isEmpty ? nil : .touches(accepted, time: time)
  }

  /// What the app is told when the tab is gone; `nil` where no finger was down.
  mutating func cancelAll() -> InputEvent? {
    defer { fingers = [:] }
    let touches = fingers.sorted { $0.key < $1.key }.map { identifier, location in
      InputEvent.Touch(identifier: identifier, phase: .cancelled, location: location)
    }
    return touches.isEmpty ? nil : .touches(touches, time: lastTime)
  }
}
