// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import RenderProtocol

// The host's input becomes UIKit's events.

extension UIApplication {
  /// Takes in what a person did; `time` is in the host's clock.
  package func handle(_ input: InputEvent) {
    session.run { take(input) }
  }

  private func take(_ input: InputEvent) {
    switch input {
    case .touches, .wheel, .hover: if ignoringCount == 0 { point(input) }
    case .text(let text, _): take(text)
    case .key(let key, let time): touchInput.keys.handle(key, time: time)
    case .configuration(let configuration): apply(configuration)
    case .visibility(let isVisible): visibilityDidChange(isVisible)
    case .scene(let request): take(request)
    case .openURL(let address): openedByPeople(address)
    case .pasteboard(let text): UIPasteboard.general.string = text
    case .focus(let layer): focus(onLayer: layer)
    // Places are Core Location's business.
    case .location: break
    case .motion(let motion, _): deviceDidTurn(pitch: motion.pitch, roll: motion.roll)
    }
  }

  /// Hands on what fingers and the mouse do.
  private func point(_ input: InputEvent) {
    switch input {
    case .touches(let touches, let time): touchInput.handle(touches, time: time)
    case .wheel(let location, let delta, let time): touchInput.handleWheel(at: location, delta: delta, time: time)
    case .hover(let location, let phase, let time): touchInput.handleHover(at: location, phase: phase, time: time)
    default: break
    }
  }

  /// The frontmost visible window that has a point of the screen.
  func window(at location: CGPoint) -> UIWindow? {
    allWindows.last { window in
      guard window.isShown, window.isUserInteractionEnabled else { return false }
      guard let area = window.windowScene?.area else { return window.frame.contains(location) }
      return area.contains(location)
        && window.frame.contains(CGPoint(x: location.x - area.minX, y: location.y - area.minY))
    }
  }
}

extension UIWindow {
  /// A point of the screen in the window's space.
  func convertFromScreen(_ point: CGPoint) -> CGPoint {
    let origin = sceneOrigin
    return CGPoint(
      x: point.x - origin.x - frame.origin.x + bounds.origin.x,
      y: point.y - origin.y - frame.origin.y + bounds.origin.y)
  }
}
