// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@_exported public import AVFoundation
@_exported public import UIKit

/// Shows where a film would be, with a sign that there is none: nothing here plays films.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var updatesNowPlayingInfoCenter = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var requiresLinearPlayback = false
  open var showsTimecodes = false
  open var allowsVideoFrameAnalysis = true
  open var videoFrameAnalysisTypes: AVVideoFrameAnalysisType = .default
  open var pixelBufferAttributes: [String: Any]?
  open var preferredDisplayDynamicRange = 0
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  open var isReadyForDisplay: Bool { false }
  /// Where the film is: nothing is shown of it.
  open var videoBounds: CGRect { .zero }
  open var contentOverlayView: UIView? { overlay }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  private let overlay = UIView()
  private let close = UIButton(type: .close)

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let sign = UIImageView(image: UIImage(systemName: "play.rectangle"))
    sign.tintColor = .gray
    sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    close.overrideUserInterfaceStyle = .dark
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    for part in [sign, close] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      sign.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      sign.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      close.topAnchor.constraint(equalTo: guide.topAnchor, constant: 12),
      close.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
    ])
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    close.isHidden = presentingViewController == nil || !showsPlaybackControls
  }
}

/// What is looked for in a film that stands still; nothing is.
public struct AVVideoFrameAnalysisType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let `default` = AVVideoFrameAnalysisType(rawValue: 1 << 0)
  public static let text = AVVideoFrameAnalysisType(rawValue: 1 << 1)
  public static let subject = AVVideoFrameAnalysisType(rawValue: 1 << 2)
  public static let visualSearch = AVVideoFrameAnalysisType(rawValue: 1 << 3)
  public static let machineReadableCode = AVVideoFrameAnalysisType(rawValue: 1 << 4)
}

/// How fast a film may be played.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
  open private(set) var rate: Float
  open private(set) var localizedName: String
  open var localizedNumericName: String { "\(rate)×" }
  public init(rate: Float, localizedName: String) {
    (self.rate, self.localizedName) = (rate, localizedName)
    super.init()
  }
  open class var systemDefaultSpeeds: [AVPlaybackSpeed] {
    [(0.5, "Half Speed"), (1, "Normal"), (1.25, "1.25× Speed"), (1.5, "1.5× Speed"), (2, "Double Speed")]
      .map { AVPlaybackSpeed(rate: $0.0, localizedName: $0.1) }
  }
}

/// Told of a film's coming and going. Nothing is played: none of it is called.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator)
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
