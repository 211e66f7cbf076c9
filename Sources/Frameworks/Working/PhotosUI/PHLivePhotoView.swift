// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Photos
public import UIKit

/// How much of a live photo is played.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  /// All of it.
  case full = 1
  /// A short moment.
  case hint = 2
}

/// The badge of a live photo.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The badge stands over the picture.
  public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
  /// The film is off.
  public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// Notified when a live photo is played.
@preconcurrency @MainActor public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
    with playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> TimeInterval
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, canBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> Bool { true }
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, extraMinimumTouchDurationFor touch: UITouch,
    with playbackStyle: PHLivePhotoViewPlaybackStyle
  ) -> TimeInterval { 0 }
}

/// Shows the picture of a live photo. Its film is never played: playback ends as soon as it begins.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  private let picture = UIImageView()

  /// The gesture that plays: a long press. Defaults to one of the view's own.
  open private(set) var playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer()
  /// Kept: nothing is heard. Defaults to `false`.
  open var isMuted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    picture.frame = bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.clipsToBounds = true
    addSubview(picture)
    playbackGestureRecognizer.addTarget(
      self, action: Selector._tessera("pressed:", PHLivePhotoView.self, PHLivePhotoView.pressed))
    addGestureRecognizer(playbackGestureRecognizer)
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    if recognizer.state == .began { startPlayback(with: .full) }
  }

  /// What is shown. Defaults to `nil`.
  open var livePhoto: PHLivePhoto? {
    didSet { picture.image = livePhoto?.still }
  }

  /// The part that is shown, in shares of the picture. Defaults to all of it.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    didSet { picture.layer.contentsRect = contentsRect }
  }

  open override var contentMode: UIView.ContentMode {
    didSet { picture.contentMode = contentMode }
  }

  open override var intrinsicContentSize: CGSize { picture.intrinsicContentSize }

  /// Begins to play, which ends at once; the delegate is notified of both.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    guard livePhoto != nil, delegate?.livePhotoView(self, canBeginPlaybackWith: playbackStyle) ?? true else { return }
    delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
    delegate?.livePhotoView(self, didEndPlaybackWith: playbackStyle)
  }

  /// Ends playing; nothing ever plays.
  open func stopPlayback() {}

  /// The badge that tells live photos from others.
  open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
    UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
  }
}
