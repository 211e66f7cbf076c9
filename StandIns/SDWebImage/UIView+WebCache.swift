// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjectiveC
import UIKit

/// Puts a picture into a view.
public typealias SDSetImageBlock = (UIImage?, Data?, SDImageCacheType, URL?) -> Void

/// What a view loads, by the names that it is kept under.
private final class SDViewState {
  var operations: [String: SDWebImageOperation] = [:]
  var urls: [String: URL] = [:]
  var latest: String?
  var indicator: SDWebImageIndicator?
  var transition: SDWebImageTransition?
  var progress = Progress()
}

private var stateKey: UInt8 = 0

extension UIView {
  private var sd_state: SDViewState {
    if let known = objc_getAssociatedObject(self, &stateKey) as? SDViewState { return known }
    let state = SDViewState()
    objc_setAssociatedObject(self, &stateKey, state, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return state
  }

  /// The address that is shown, or being loaded.
  public var sd_imageURL: URL? { sd_state.latest.flatMap { sd_state.urls[$0] } }

  /// The name under which the last request is kept.
  public var sd_latestOperationKey: String? { sd_state.latest }

  /// How much has come.
  public var sd_imageProgress: Progress {
    get { sd_state.progress }
    set { sd_state.progress = newValue }
  }

  /// How a downloaded picture comes into view; at once where it is `nil`.
  public var sd_imageTransition: SDWebImageTransition? {
    get { sd_state.transition }
    set { sd_state.transition = newValue }
  }

  /// What is shown in the middle while a picture is being loaded.
  public var sd_imageIndicator: SDWebImageIndicator? {
    get { sd_state.indicator }
    set {
      sd_state.indicator?.indicatorView.removeFromSuperview()
      sd_state.indicator = newValue
      guard let view = newValue?.indicatorView else { return }
      if view.frame.isEmpty { view.frame = bounds }
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
      view.autoresizingMask = [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]
      addSubview(view)
    }
  }

  /// Ends what the view loads.
  public func sd_cancelCurrentImageLoad() { sd_cancelImageLoadOperation(withKey: sd_state.latest) }

  /// The same under its newer name.
  public func sd_cancelLatestImageLoad() { sd_cancelCurrentImageLoad() }

  public func sd_cancelImageLoadOperation(withKey key: String?) {
    guard let key = key ?? sd_state.latest else { return }
    sd_state.operations.removeValue(forKey: key)?.cancel()
  }

  public func sd_imageLoadOperation(forKey key: String?) -> SDWebImageOperation? {
    key.flatMap { sd_state.operations[$0] }
  }

  func sd_url(forKey key: String) -> URL? { sd_state.urls[key] }

  /// Loads a picture for a view; what other methods of its kind call.
  ///
  /// - Parameter setImageBlock: Puts a picture into the view.
  @discardableResult public func sd_internalSetImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext?,
    setImageBlock: SDSetImageBlock?, progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDInternalCompletionBlock? = nil
  ) -> SDWebImageOperation? {
    let state = sd_state
    let key = context?[.setImageOperationKey] as? String ?? "\(type(of: self))"
    if !options.contains(.avoidAutoCancelImage) { sd_cancelImageLoadOperation(withKey: key) }
    state.latest = key
    state.urls[key] = url
    if !options.contains(.delayPlaceholder) { setImageBlock?(placeholder, nil, .none, url) }
    guard let url else {
      state.indicator?.stopAnimatingIndicator()
      if options.contains(.delayPlaceholder) { setImageBlock?(placeholder, nil, .none, nil) }
      completedBlock?(nil, nil, SDWebImageError(.invalidURL, "Image url is nil"), .none, true, nil)
      return nil
    }
    // Foundation's can't be set back to zero once it is through.
    state.progress = Progress()
    state.indicator?.startAnimatingIndicator()
    let manager = context?[.customManager] as? SDWebImageManager ?? .shared
    var isOver = false
    let operation = manager.loadImage(with: url, options: options, context: context) {
      [weak self] received, expected, url in
      DispatchQueue.main.async {
        guard let state = self?.sd_state, expected > 0 else { return }
        if !state.progress.isFinished {
          state.progress.totalUnitCount = Int64(expected)
          state.progress.completedUnitCount = Int64(received)
        }
        state.indicator?.updateProgress(Double(received) / Double(expected))
      }
      progressBlock?(received, expected, url)
    } completed: { [weak self] image, data, error, type, isFinished, url in
      guard let self else { return }
      isOver = true
      let isCancelled = (error as? SDWebImageError)?.code == .cancelled
      if !isCancelled {
        sd_state.operations[key] = nil
        if isFinished { sd_state.indicator?.stopAnimatingIndicator() }
        // What the view was given meanwhile counts.
        guard sd_state.urls[key] == url else { return }
      }
      let isShown = image != nil ? !options.contains(.avoidAutoSetImage) : options.contains(.delayPlaceholder)
      guard isShown, !isCancelled else {
        completedBlock?(image, data, error, type, isFinished, url)
        return
      }
      let shown = image ?? placeholder
      let isMoving = image != nil && (type == .none || options.contains(.forceTransition))
      let transition = isMoving ? sd_state.transition : nil
      show(transition, { setImageBlock?(shown, data, type, url) }) {
        completedBlock?(image, data, error, type, isFinished, url)
      }
    }
    if let operation, !isOver { state.operations[key] = operation }
    return operation
  }

  private func show(_ transition: SDWebImageTransition?, _ set: @escaping () -> Void, _ done: @escaping () -> Void) {
    guard let transition else {
      set()
      done()
      return
    }
    transition.prepares?(self)
    UIView.transition(
      with: self, duration: transition.duration, options: transition.animationOptions,
      animations: { [self] in
        if !transition.avoidAutoSetImage { set() }
        transition.animations?(self, (self as? UIImageView)?.image)
      }, completion: transition.completion)
    done()
  }
}
