// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Synchronization
import Testing

@testable import UIKit

/// What windows tell of themselves.
@MainActor struct UIWindowTests {
  /// The names that a window posts while something is done.
  private func notifications(of window: UIWindow, _ action: () -> Void) -> [String] {
    let names = Mutex<[String]>([])
    let all: [Notification.Name] = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification, UIWindow.didBecomeKeyNotification,
      UIWindow.didResignKeyNotification,
    ]
    let observers = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: window, queue: nil) { notification in
        names.withLock { $0.append(notification.name.rawValue) }
      }
    }
    action()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    return names.withLock { $0 }
  }

  @Test func aWindowWithoutAFrameFillsTheScreen() {
    let bench = Bench()
    bench.take()
    final class Own: UIWindow {}
    #expect(UIWindow().frame == UIScreen.main.bounds && Own().frame == UIScreen.main.bounds)
    #expect(UIWindow(frame: .zero).frame == .zero)
  }

  @Test func aWindowTellsWhenItIsShownHiddenAndKey() {
    let bench = Bench()
    let window = bench.window
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      notifications(of: window) { window.makeKeyAndVisible() }
        == ["UIWindowDidBecomeVisibleNotification", "UIWindowDidBecomeKeyNotification"])
    #expect(notifications(of: window) { window.makeKeyAndVisible() }.isEmpty, "it is both already")
    #expect(notifications(of: window) { other.makeKeyAndVisible() } == ["UIWindowDidResignKeyNotification"])
    #expect(notifications(of: window) { window.isHidden = true } == ["UIWindowDidBecomeHiddenNotification"])
  }
}
