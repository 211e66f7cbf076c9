// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import RenderProtocol

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device that the app runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// Creates an object that tells of the same device as `current`.
  public override init() {
    super.init()
  }

  /// The name a person gave the device: here, its model's.
  open var name: String { UIApplication.current.screen.configuration.device.name }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system whose behaviour Tessera follows.
  open var systemVersion: String { UIKit.systemVersion }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.current.screen.configuration.device.idiom == .pad ? .pad : .phone
  }

  /// How the device is held, which need not be how the interface stands.
  open var orientation: UIDeviceOrientation {
    switch UIApplication.current.turning.held {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }

  /// Names the device to all apps of one vendor; the same on every device here, so that runs are alike.
  open var identifierForVendor: UUID? { UUID(uuidString: "7E55E2A0-0000-4000-8000-000000000001") }

  open var isMultitaskingSupported: Bool { true }

  /// The click of a key, for input views that ask for it. This device is set to silent, so nothing is heard.
  open func playInputClick() {}

  // MARK: - Orientation

  /// Whether anybody asked for notifications of turning. They come in any case.
  open var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

  private var orientationListeners = 0

  open func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }
  open func endGeneratingDeviceOrientationNotifications() { orientationListeners = max(orientationListeners - 1, 0) }

  // MARK: - Battery and proximity

  /// What the battery is doing.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged = 1
    case charging = 2
    case full = 3
  }

  /// Whether the battery is watched. As in iOS's simulator there is none to watch. Defaults to `false`.
  open var isBatteryMonitoringEnabled = false
  /// Unknown, as in iOS's simulator.
  open var batteryState: BatteryState { .unknown }
  /// From 0 to 1; here -1, for unknown, as in iOS's simulator.
  open var batteryLevel: Float { -1 }

  /// Whether it is watched how near the device is to its user; it stays `false`, as on devices that can't.
  open var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  open var proximityState: Bool { false }

  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

extension UIDevice: KeyValueKeeping {
  package nonisolated func keptValue(forKey key: String) -> Any?? { nil }

  /// Before iOS 16 apps turned the interface by a key that was never theirs to set; since then they are told of it.
  package nonisolated func keep(_ value: Any?, forKey key: String) -> Bool {
    guard key == "orientation" else { return false }
    UIApplication.warn(
      "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
        + "UIWindowScene.requestGeometryUpdate(_:)")
    return true
  }
}
