// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIImageView {
  /// Shows the picture at an address: from memory at once, else when it has come.
  public func sd_setImage(with url: URL?) {
    sd_setImage(with: url, placeholderImage: nil, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?) {
    sd_setImage(with: url, placeholderImage: placeholder, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = []) {
    sd_setImage(with: url, placeholderImage: placeholder, options: options, context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext?
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: context, progress: nil, completed: nil)
  }

  public func sd_setImage(with url: URL?, completed completedBlock: SDExternalCompletionBlock? = nil) {
    sd_setImage(
      with: url, placeholderImage: nil, options: [], context: nil, progress: nil, completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: [], context: nil, progress: nil, completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, placeholderImage: placeholder, options: options, context: nil, progress: progressBlock,
      completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext?, progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_internalSetImage(
      with: url, placeholderImage: placeholder, options: options, context: context,
      setImageBlock: { [weak self] image, _, _, _ in self?.image = image }, progress: progressBlock
    ) { image, _, error, type, _, url in completedBlock?(image, error, type, url) }
  }

  /// The address of the picture that is shown, or being loaded.
  public var sd_currentImageURL: URL? { sd_imageURL }

  /// Shows a picture that is kept already.
  ///
  /// - Parameter key: The address where it is `nil`.
  public func sd_setImageWithCurrentCache(with url: URL?, key: String? = nil) {
    image = SDImageCache.shared.imageFromCache(forKey: key ?? SDWebImageManager.shared.cacheKey(for: url))
  }

  // MARK: - Highlighted

  /// Loads the picture that is shown while the view is highlighted.
  public func sd_setHighlightedImage(with url: URL?) {
    sd_setHighlightedImage(with: url, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setHighlightedImage(with url: URL?, options: SDWebImageOptions = []) {
    sd_setHighlightedImage(with: url, options: options, context: nil, progress: nil, completed: nil)
  }

  public func sd_setHighlightedImage(
    with url: URL?, options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setHighlightedImage(with: url, options: options, context: nil, progress: nil, completed: completedBlock)
  }

  public func sd_setHighlightedImage(
    with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext?,
    progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    var context = context ?? [:]
    context[.setImageOperationKey] = "UIImageViewImageHighlighted"
    sd_internalSetImage(
      with: url, placeholderImage: nil, options: options, context: context,
      setImageBlock: { [weak self] image, _, _, _ in self?.highlightedImage = image }, progress: progressBlock
    ) { image, _, error, type, _, url in completedBlock?(image, error, type, url) }
  }

  public func sd_cancelCurrentHighlightedImageLoad() {
    sd_cancelImageLoadOperation(withKey: "UIImageViewImageHighlighted")
  }
}

/// An image view. Animated pictures play in any of them here.
open class SDAnimatedImageView: UIImageView {
  /// Whether an animated picture begins by itself; `true`.
  open var autoPlayAnimatedImage = true {
    didSet { if autoPlayAnimatedImage { startAnimating() } else { stopAnimating() } }
  }

  @available(*, unavailable, message: "Tessera's stand-in plays UIImage's animations")
  public var player: Any? { nil }
  @available(*, unavailable, message: "Tessera's stand-in plays UIImage's animations")
  public var currentFrameIndex: UInt { 0 }
}

@available(*, unavailable, message: "Tessera's stand-in plays UIImage's animations: UIImage.sd_image(with:)")
public final class SDAnimatedImage: NSObject {}
@available(*, unavailable, message: "pictures are read by UIImage; there are no coders")
public final class SDImageCodersManager: NSObject {}
