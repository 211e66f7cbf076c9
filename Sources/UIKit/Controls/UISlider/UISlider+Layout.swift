// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where a slider's parts stand and what they look like.

extension UISlider {
  private static let trackHeight: CGFloat = 6
  /// Between the track and a picture at its end, points; not measured.
  private static let imageGap: CGFloat = 8
  private static let disabledAlpha: CGFloat = 0.5
  private static let tickSize: CGFloat = 3
  /// From the track to the marks, points.
  private static let tickGap: CGFloat = 8.5

  private static let trackColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.17) : UIColor(white: 0, alpha: 0.1)
  }

  private var pixelScale: CGFloat { AmbientTraits.scale(traitCollection) }

  private func onPixel(_ value: CGFloat) -> CGFloat { (value * pixelScale).rounded() / pixelScale }

  // MARK: - Places

  private var thumbSize: CGSize {
    if sliderStyle == .thumbless { return .zero }
    return currentThumbImage?.size ?? KnobMetrics(traitCollection).knob
  }

  func placedEndImage(isMinimum: Bool, _ bounds: CGRect) -> CGRect {
    guard let size = (isMinimum ? minimumValueImage : maximumValueImage)?.size else { return .zero }
    let isLeft = isMinimum != isMirrored
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: onPixel(bounds.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  func placedTrack(_ bounds: CGRect) -> CGRect {
    let minimum = minimumValueImage == nil ? nil : minimumValueImageRect(forBounds: bounds)
    let maximum = maximumValueImage == nil ? nil : maximumValueImageRect(forBounds: bounds)
    let (left, right) = isMirrored ? (maximum, minimum) : (minimum, maximum)
    let start = left.map { $0.maxX + Self.imageGap } ?? bounds.minX
    let end = right.map { $0.minX - Self.imageGap } ?? bounds.maxX
    let height = currentMinimumTrackImage?.size.height ?? currentMaximumTrackImage?.size.height ?? Self.trackHeight
    return CGRect(x: start, y: onPixel(bounds.midY - height / 2), width: max(end - start, 0), height: height)
  }

  func placedThumb(on rect: CGRect, _ value: Float) -> CGRect {
    let size = thumbSize
    let room = max(rect.width - size.width, 0)
    let place = (CGFloat(share(of: value)) * room).rounded()
    return CGRect(
      x: rect.minX + (isMirrored ? room - place : place), y: onPixel(rect.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  /// Where the middle of the knob is for a share, from the start of the track; the ends are the track's.
  private func distance(_ share: CGFloat, on rect: CGRect) -> CGFloat {
    if share <= 0 { return 0 }
    if share >= 1 { return rect.width }
    let width = thumbSize.width
    return share * max(rect.width - width, 0) + min(width, rect.width) / 2
  }

  // MARK: - Layout

  func layoutParts() {
    let rect = trackRect(forBounds: bounds)
    place(body, bounds)
    showTrack(rect)
    showThumb(on: rect)
    place(minimumImageView, minimumValueImageRect(forBounds: bounds))
    place(maximumImageView, maximumValueImageRect(forBounds: bounds))
    showTicks(below: rect)
    let alpha: CGFloat = isEnabled ? 1 : Self.disabledAlpha
    if body.alpha != alpha { body.alpha = alpha }
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    if let view, view.frame != frame { view.frame = frame }
  }

  private func showTrack(_ rect: CGRect) {
    let start = distance(CGFloat(trackConfiguration?.neutralValue ?? 0), on: rect)
    let end = distance(CGFloat(share), on: rect)
    let (low, high) = (min(start, end), max(start, end))
    place(track, rect)
    place(
      fill,
      CGRect(
        x: isMirrored ? rect.width - high : low, y: 0, width: high - low, height: rect.height))
    paint(track, currentMaximumTrackImage, maximumTrackTintColor ?? Self.trackColor)
    paint(fill, currentMinimumTrackImage, minimumTrackTintColor ?? tintColor)
  }

  private func paint(_ view: UIImageView, _ image: UIImage?, _ color: UIColor?) {
    if view.image !== image { view.image = image }
    let color = image == nil ? color : nil
    if view.backgroundColor != color { view.backgroundColor = color }
    view.layer.cornerRadius = image == nil ? min(view.bounds.height, view.bounds.width) / 2 : 0
  }

  private func showThumb(on rect: CGRect) {
    let image = currentThumbImage
    let frame = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue)
    knob.isHidden = image != nil || sliderStyle == .thumbless
    if knob.color != thumbTintColor { knob.color = thumbTintColor }
    if knob.bounds.size != frame.size { knob.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if knob.center != center { knob.center = center }
    knob.setLifted(isTracking && isEnabled)
    if let image, thumbImageView == nil {
      let view = UIImageView(image: image)
      thumbImageView = view
      body.addSubview(view)
    }
    if thumbImageView?.image !== image { thumbImageView?.image = image }
    thumbImageView?.isHidden = image == nil || sliderStyle == .thumbless
    place(thumbImageView, frame)
  }

  func show(_ image: UIImage?, in view: inout UIImageView?) {
    view?.removeFromSuperview()
    view = image.map { UIImageView(image: $0) }
    if let view { body.addSubview(view) }
    setNeedsLayout()
  }

  // MARK: - Marks

  func ticksDidChange() {
    for view in tickViews { view.removeFromSuperview() }
    tickViews = (trackConfiguration?.ticks ?? []).map { UIImageView(image: $0.image) }
    for view in tickViews { body.insertSubview(view, belowSubview: knob) }
    publishAccessibility()
    setNeedsLayout()
  }

  private func showTicks(below rect: CGRect) {
    guard let configuration = trackConfiguration else { return }
    for (tick, view) in zip(configuration.ticks, tickViews) {
      let size = tick.image?.size ?? CGSize(width: Self.tickSize, height: Self.tickSize)
      let place = thumbRect(
        forBounds: bounds, trackRect: rect,
        value: minimumValue + tick.position * (maximumValue - minimumValue)
      ).midX
      view.frame = CGRect(
        x: onPixel(place - size.width / 2), y: rect.maxY + Self.tickGap, width: size.width, height: size.height)
      view.backgroundColor = tick.image == nil ? .tertiaryLabel : nil
      view.layer.cornerRadius = tick.image == nil ? Self.tickSize / 2 : 0
    }
  }
}
