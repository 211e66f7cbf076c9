// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// Whether an app may use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// A camera or a microphone: there is none here, as in a simulator.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Sendable {
    case unspecified = 0
    case back = 1
    case front = 2
  }

  public enum TorchMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  public enum FlashMode: Int, Sendable {
    case off = 0
    case on = 1
    case auto = 2
  }

  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    @available(iOS, deprecated: 17.0, renamed: "microphone")
    public static let builtInMicrophone = microphone
  }

  /// Nobody has one: devices come from `default(for:)`, which gives none.
  override init() { super.init() }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  @available(iOS, deprecated: 10.0, message: "Use AVCaptureDevice.DiscoverySession")
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.async { handler(false) } }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  open var localizedName: String { "" }
  open var uniqueID: String { "" }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var torchMode = TorchMode.off
  open var isTorchActive: Bool { false }
  public enum FocusMode: Int, Sendable {
    case locked = 0
    case autoFocus = 1
    case continuousAutoFocus = 2
  }

  public enum ExposureMode: Int, Sendable {
    case locked = 0
    case autoExpose = 1
    case continuousAutoExposure = 2
    case custom = 3
  }

  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var videoZoomFactor: CGFloat = 1
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  /// Looks for devices, and finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      super.init()
    }
    open var devices: [AVCaptureDevice] { [] }
  }
}
