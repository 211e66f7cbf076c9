// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

// What was called otherwise before Swift 4 and 4.2, for source in the language modes of that time.

@available(swift, obsoleted: 4.2)
public var AVAudioSessionCategoryAmbient: AVAudioSession.Category { .ambient }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionCategorySoloAmbient: AVAudioSession.Category { .soloAmbient }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionCategoryPlayback: AVAudioSession.Category { .playback }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionCategoryRecord: AVAudioSession.Category { .record }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionCategoryPlayAndRecord: AVAudioSession.Category { .playAndRecord }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionCategoryMultiRoute: AVAudioSession.Category { .multiRoute }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionModeVoiceChat: AVAudioSession.Mode { .voiceChat }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionModeGameChat: AVAudioSession.Mode { .gameChat }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionModeVideoRecording: AVAudioSession.Mode { .videoRecording }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionModeMeasurement: AVAudioSession.Mode { .measurement }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionModeMoviePlayback: AVAudioSession.Mode { .moviePlayback }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionModeVideoChat: AVAudioSession.Mode { .videoChat }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionModeSpokenAudio: AVAudioSession.Mode { .spokenAudio }
@available(swift, obsoleted: 4.2)
public var AVAudioSessionModeDefault: AVAudioSession.Mode { .default }
@available(swift, obsoleted: 4.2)
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
@available(swift, obsoleted: 4.2)
public typealias AVAudioSessionRecordPermission = AVAudioSession.RecordPermission
@available(swift, obsoleted: 4.2)
public typealias AVAudioSessionPortOverride = AVAudioSession.PortOverride
@available(swift, obsoleted: 4.2)
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
@available(swift, obsoleted: 4.2)
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
@available(swift, obsoleted: 4.2)
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
@available(swift, obsoleted: 4.2)
public typealias AVPlayerItemStatus = AVPlayerItem.Status
@available(swift, obsoleted: 4.2)
public typealias AVPlayerStatus = AVPlayer.Status
@available(swift, obsoleted: 4.2)
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
@available(swift, obsoleted: 4.2)
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
@available(swift, obsoleted: 5)
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
@available(swift, obsoleted: 5)
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
@available(swift, obsoleted: 5)
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode

extension NSNotification.Name {
  @available(swift, obsoleted: 4.2)
  public static var AVAudioSessionInterruption: NSNotification.Name { AVAudioSession.interruptionNotification }
  @available(swift, obsoleted: 4.2)
  public static var AVAudioSessionRouteChange: NSNotification.Name { AVAudioSession.routeChangeNotification }
}

extension AVAudioSession {
  @available(swift, obsoleted: 4.2)
  public func setCategory(_ category: Category, with options: CategoryOptions) throws {
    try setCategory(category, options: options)
  }
  @available(swift, obsoleted: 4.2)
  public func setActive(_ active: Bool, with options: SetActiveOptions) throws {
    try setActive(active, options: options)
  }
}

// Swift 3 had texts for these.

@available(swift, obsoleted: 5)
public var AVMediaTypeVideo: AVMediaType { .video }
@available(swift, obsoleted: 5)
public var AVMediaTypeAudio: AVMediaType { .audio }
@available(swift, obsoleted: 5)
public var AVLayerVideoGravityResizeAspect: AVLayerVideoGravity { .resizeAspect }
@available(swift, obsoleted: 5)
public var AVLayerVideoGravityResizeAspectFill: AVLayerVideoGravity { .resizeAspectFill }
@available(swift, obsoleted: 5)
public var AVLayerVideoGravityResize: AVLayerVideoGravity { .resize }
@available(swift, obsoleted: 5)
public var AVCaptureSessionPresetPhoto: AVCaptureSession.Preset { .photo }
@available(swift, obsoleted: 5)
public var AVCaptureSessionPresetHigh: AVCaptureSession.Preset { .high }
@available(swift, obsoleted: 5)
public var AVCaptureSessionPresetMedium: AVCaptureSession.Preset { .medium }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeQRCode: AVMetadataObject.ObjectType { .qr }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeEAN13Code: AVMetadataObject.ObjectType { .ean13 }
@available(swift, obsoleted: 5)
public var AVMetadataObjectTypeCode128Code: AVMetadataObject.ObjectType { .code128 }

extension AVCaptureDevice {
  @available(swift, obsoleted: 5)
  public class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? {
    self.default(for: mediaType)
  }
  @available(swift, obsoleted: 5)
  public class func devices(withMediaType mediaType: AVMediaType) -> [Any] { devices(for: mediaType) }
}

@available(swift, obsoleted: 4.2, renamed: "AVAssetExportSession.Status")
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status
