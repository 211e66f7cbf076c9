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
  open var systemVersion: String { "26.1" }

  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.current.screen.configuration.device.idiom == .pad ? .pad : .phone
  }

  open var orientation: UIDeviceOrientation {
    switch UIApplication.current.screen.configuration.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeLeft
    case .landscapeRight: .landscapeRight
    }
  }

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
