// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Told of a small window with a film.
@preconcurrency @MainActor public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}

/// Shows a film in a small window over other apps. As on a device that cannot: no such controller can be made.
@preconcurrency @MainActor open class AVPictureInPictureController: NSObject {
  open private(set) var playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?

  nonisolated open class func isPictureInPictureSupported() -> Bool { false }

  /// `nil`: the device cannot.
  public init?(playerLayer: AVPlayerLayer) { return nil }
  /// A controller of something to be shown; it never is.
  public init(contentSource: ContentSource) {
    (self.contentSource, playerLayer) = (contentSource, contentSource.playerLayer ?? AVPlayerLayer())
    super.init()
  }

  /// What is shown in the small window.
  @preconcurrency @MainActor open class ContentSource: NSObject {
    open private(set) var playerLayer: AVPlayerLayer?
    public init(playerLayer: AVPlayerLayer) {
      self.playerLayer = playerLayer
      super.init()
    }
  }
  open var contentSource: ContentSource?

  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }
  open var requiresLinearPlayback = false
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}

/// Told of a list of places to play at.
@preconcurrency @MainActor public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// The button for another place to play at. A tap says that there is none.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// Of the button while sound goes elsewhere, which it never does.
  open var activeTintColor: UIColor! = .systemBlue
  open var prioritizesVideoDevices = false
  private let button = UIButton(type: .system)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    button.setImage(UIImage(systemName: "airplayaudio"), for: .normal)
    button.accessibilityLabel = "AirPlay"
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.showRoutes() }, for: .touchUpInside)
    addSubview(button)
  }

  private func showRoutes() {
    var top = window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    guard let top else { return }
    delegate?.routePickerViewWillBeginPresentingRoutes(self)
    let alert = UIAlertController(
      title: "AirPlay", message: "No other speakers or screens are near.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self] _ in
        if let self { delegate?.routePickerViewDidEndPresentingRoutes(self) }
      })
    top.present(alert, animated: true)
  }
}
