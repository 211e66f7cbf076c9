// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Shows an image view's pictures in turn, by the media clock, while the view is in a window.
@MainActor final class PicturePlayer {
  private let pictures: [UIImage]
  /// Of one picture, in seconds.
  private let span: TimeInterval
  /// How many pictures are shown before it ends; `nil` for no end.
  private let most: Int?
  /// Whether the pictures are those of the view's `image`, which play by themselves.
  let isOfImage: Bool
  private weak var view: UIImageView?
  private var start: TimeInterval = 0
  private var shown = 0
  private var token: DelayedActions.Token?

  /// - Parameters:
  ///   - pictures: At least one.
  ///   - duration: Of all together, in seconds; 0 gives each a thirtieth.
  ///   - count: How often all are shown; 0 for without end.
  init(_ pictures: [UIImage], duration: TimeInterval, count: Int, isOfImage: Bool, in view: UIImageView) {
    self.pictures = pictures
    self.isOfImage = isOfImage
    self.view = view
    let whole = duration > 0 && duration.isFinite ? duration : TimeInterval(pictures.count) / 30
    // More than a picture a frame of the fastest screens is more than can be seen.
    span = max(whole / TimeInterval(pictures.count), 1 / 120)
    most = count > 0 ? pictures.count.multipliedReportingOverflow(by: count).partialValue : nil
    isShown = view.window != nil
    if isShown { begin() }
  }

  isolated deinit { token?.cancel() }

  /// The picture whose turn it is.
  var picture: UIImage { pictures[shown % pictures.count] }

  /// Whether the view is in a window; the pictures begin anew when it comes into one.
  var isShown: Bool {
    didSet {
      guard isShown != oldValue else { return }
      token?.cancel()
      if isShown { begin() }
    }
  }

  private func begin() {
    guard let view else { return }
    start = view.owningApplication.now
    shown = 0
    wait(view)
  }

  private func wait(_ view: UIImageView) {
    guard pictures.count > 1 || most != nil else { return }
    let due = start + TimeInterval(shown + 1) * span
    token = view.owningApplication.schedule(after: max(due - view.owningApplication.now, 0)) { [weak self] in
      self?.turn()
    }
  }

  private func turn() {
    guard let view, isShown else { return }
    // A clock that was late leaves pictures out.
    shown = max(Int((view.owningApplication.now - start) / span + 1e-6), shown + 1)
    if let most, shown >= most {
      view.stopAnimating()
      return
    }
    view.showImage()
    wait(view)
  }
}

extension UIImageView {
  func playAnimationImages() {
    let wanted = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let wanted, !wanted.isEmpty else { return playImage() }
    player = PicturePlayer(
      wanted, duration: animationDuration, count: animationRepeatCount, isOfImage: false, in: self)
    showImage()
  }

  /// Shows a moving picture, or no longer does.
  func playImage() {
    player = image.flatMap { image in
      image.images.map { PicturePlayer($0, duration: image.duration, count: 0, isOfImage: true, in: self) }
    }
  }
}
