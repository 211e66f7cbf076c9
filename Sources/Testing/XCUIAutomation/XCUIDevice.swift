// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation
internal import RenderProtocol
public import UIKit

/// The device that the app under test runs on.
@preconcurrency @MainActor open class XCUIDevice: NSObject {
  /// The buttons of a device.
  public enum Button: Int, Sendable {
    case home = 1
    case volumeUp = 2
    case volumeDown = 3
  }

  /// Light or dark.
  public enum Appearance: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
  }

  /// The device.
  open class var shared: XCUIDevice { device }
  private static let device = XCUIDevice()

  override init() { super.init() }

  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    get {
      switch Automation.current?.configuration.orientation {
      case .portrait: .portrait
      case .portraitUpsideDown: .portraitUpsideDown
      // A device turned to the left has its interface turned to the right.
      case .landscapeLeft: .landscapeRight
      case .landscapeRight: .landscapeLeft
      case nil: .unknown
      }
    }
    set {
      let wanted: DeviceDescription.Orientation? =
        switch newValue {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        default: nil
        }
      guard let automation = Automation.current, let wanted else { return }
      automation.log.activity("Set device orientation") { automation.configure { $0.orientation = wanted } }
    }
  }

  /// Whether the device is light or dark.
  open var appearance: Appearance {
    get { Automation.current?.configuration.appearance == .dark ? .dark : .light }
    set {
      guard let automation = Automation.current else { return }
      automation.log.activity("Set device appearance") {
        automation.configure { $0.appearance = newValue == .dark ? .dark : .light }
      }
    }
  }

  /// Presses a button; those for the volume change nothing.
  open func press(_ button: Button) {
    guard let automation = Automation.current else { return }
    automation.log.activity("Press \(button) button") { if button == .home { automation.setForeground(false) } }
  }

  /// What the system does.
  open var system: XCUISystem { XCUISystem() }
}

/// The device's system.
@preconcurrency @MainActor open class XCUISystem: NSObject {
  /// Opens a link, as the app under test's.
  open func open(_ url: URL) { XCUIApplication().open(url) }
}
