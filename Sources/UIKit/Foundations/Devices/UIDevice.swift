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
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

  private override init() {
    super.init()
  }

  /// The name a person gave the device: here, its model's.
  public var name: String { UIApplication.current.screen.configuration.device.name }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The system whose behaviour Tessera follows.
  public var systemVersion: String { "26.1" }

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIApplication.current.screen.configuration.device.idiom == .pad ? .pad : .phone
  }

  public var orientation: UIDeviceOrientation {
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
