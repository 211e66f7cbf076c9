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

/// Told of a film's coming and going.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
