// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIButton {
  /// Shows the picture at an address in a state.
  public func sd_setImage(with url: URL?, for state: UIControl.State) {
    sd_setImage(with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = []
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: nil)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext?
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil,
      completed: nil)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil, completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: [], context: nil, progress: nil,
      completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: progressBlock,
      completed: completedBlock)
  }

  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext?, progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    var context = context ?? [:]
    context[.setImageOperationKey] = "UIButtonImageOperation\(state.rawValue)"
    sd_internalSetImage(
      with: url, placeholderImage: placeholder, options: options, context: context,
      setImageBlock: { [weak self] image, _, _, _ in self?.setImage(image, for: state) }, progress: progressBlock
    ) { image, _, error, type, _, url in completedBlock?(image, error, type, url) }
  }

  /// The address of a state's picture; that of the normal state where the state has none.
  public func sd_imageURL(for state: UIControl.State) -> URL? {
    sd_url(forKey: "UIButtonImageOperation\(state.rawValue)")
  }

  public var sd_currentImageURL: URL? { sd_imageURL(for: state) ?? sd_imageURL(for: .normal) }

  public func sd_cancelImageLoad(for state: UIControl.State) {
    sd_cancelImageLoadOperation(withKey: "UIButtonImageOperation\(state.rawValue)")
  }

  // MARK: - Backgrounds

  /// Shows the picture at an address behind the title in a state.
  public func sd_setBackgroundImage(with url: URL?, for state: UIControl.State) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setBackgroundImage(with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?)
  {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: [], context: nil, progress: nil, completed: nil)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = []
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: nil)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext?
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil,
      completed: nil)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: nil, options: [], context: nil, progress: nil, completed: completedBlock)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: [], context: nil, progress: nil,
      completed: completedBlock)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
      completed: completedBlock)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    sd_setBackgroundImage(
      with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: progressBlock,
      completed: completedBlock)
  }

  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext?, progress progressBlock: SDImageLoaderProgressBlock?,
    completed completedBlock: SDExternalCompletionBlock? = nil
  ) {
    var context = context ?? [:]
    context[.setImageOperationKey] = "UIButtonBackgroundImageOperation\(state.rawValue)"
    sd_internalSetImage(
      with: url, placeholderImage: placeholder, options: options, context: context,
      setImageBlock: { [weak self] image, _, _, _ in self?.setBackgroundImage(image, for: state) },
      progress: progressBlock
    ) { image, _, error, type, _, url in completedBlock?(image, error, type, url) }
  }

  public func sd_backgroundImageURL(for state: UIControl.State) -> URL? {
    sd_url(forKey: "UIButtonBackgroundImageOperation\(state.rawValue)")
  }

  public var sd_currentBackgroundImageURL: URL? {
    sd_backgroundImageURL(for: state) ?? sd_backgroundImageURL(for: .normal)
  }

  public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
    sd_cancelImageLoadOperation(withKey: "UIButtonBackgroundImageOperation\(state.rawValue)")
  }
}
