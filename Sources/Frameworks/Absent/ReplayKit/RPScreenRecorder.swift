// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import UIKit

/// Why nothing is recorded.
public struct RPRecordingError: _BridgedStoredNSError {
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = RPRecordingError
    case unknown = -5800
    case userDeclined = -5801
    case disabled = -5802
    case failedToStart = -5803
    case failed = -5804
    case insufficientStorage = -5805
    case interrupted = -5806
    case contentResize = -5807
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var _nsErrorDomain: String { errorDomain }
  public static var errorDomain: String { "com.apple.ReplayKit.RPRecordingErrorDomain" }

  static var none: RPRecordingError {
    RPRecordingError(.disabled, userInfo: [NSLocalizedDescriptionKey: "Recording is not available."])
  }
}

public let RPRecordingErrorDomain = RPRecordingError.errorDomain
public typealias RPRecordingErrorCode = RPRecordingError.Code

/// Told how recording goes.
@preconcurrency @MainActor public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?)
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
  public func screenRecorder(
    _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
    error: (any Error)?
  ) {}
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// Records what is shown. As where it is switched off: it is not available.
@preconcurrency @MainActor open class RPScreenRecorder: NSObject {
  private static let one = RPScreenRecorder()

  private override init() { super.init() }

  open class func shared() -> RPScreenRecorder { one }

  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var cameraPreviewView: UIView? { nil }

  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { handler?(RPRecordingError.none) }
  }
  open func startRecording() async throws { throw RPRecordingError.none }
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { handler?(nil, RPRecordingError.none) }
  }
  open func stopRecording() async throws -> RPPreviewViewController { throw RPRecordingError.none }
  open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(RPRecordingError.none) }
  }
  open func discardRecording(handler: @escaping () -> Void) { DispatchQueue.main.async { handler() } }
  open func stopCapture(handler: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { handler?(RPRecordingError.none) }
  }
}

/// Told that somebody has seen enough.
@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
  func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
  public func previewController(
    _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
  ) {}
}

/// Shows what was recorded; nothing ever is, so that no app is given one.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
