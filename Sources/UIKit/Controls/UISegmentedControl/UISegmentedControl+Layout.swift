// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Where segments stand, and what they look like.

extension UISegmentedControl {
  private static let leastWidth: CGFloat = 32
  /// Beside a title, points; measured as the difference of segments and titles.
  private static let padding: CGFloat = 19
  private static let lensInset: CGFloat = 2
  /// How much larger the lens is that a finger has, points; filmed on iOS 27.
  private static let lift = CGSize(width: 24, height: 16)
  private static let pressedAlpha: CGFloat = 0.2
  private static let disabledAlpha: CGFloat = 0.5
  private static let fontSize: CGFloat = 13

  private static let lensColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1) : .white
  }

  private var metrics: UIBarMetrics { .default }
  private var hasImages: Bool { !backgroundImages.isEmpty }

  // MARK: - State of segments

  /// The segment behind which the lens is.
  private var lensIndex: Int {
    if let drag, drag.carriesLens { return drag.index }
    return isMomentary ? Self.noSegment : storedSelection
  }

  private func state(of index: Int) -> UIControl.State {
    var state = UIControl.State.normal
    if index == lensIndex { state.insert(.selected) }
    if let drag, drag.index == index, drag.isInside, !drag.carriesLens { state.insert(.highlighted) }
    if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
    return state
  }

  private func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let isSelected = state.contains(.selected)
    var result: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: Self.fontSize, weight: isSelected ? .medium : .regular),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
    ]
    for part in [.normal, state.intersection(.highlighted), state.intersection(.selected), state] as [UIControl.State] {
      if let own = titleAttributes[part] { result.merge(own) { $1 } }
    }
    return result
  }

  func publishSegments() {
    for (index, segment) in segments.enumerated() {
      var traits: UIAccessibilityTraits = .button
      if index == storedSelection { traits.insert(.selected) }
      if !isEnabled || !segment.isEnabled { traits.insert(.notEnabled) }
      segment.accessibilityTraits = traits
      segment.accessibilityValue = "\(index + 1) of \(segments.count)"
    }
  }

  // MARK: - Widths

  /// The widths that segments ask for, and whether each is set.
  private func wantedWidths() -> [(width: CGFloat, isSet: Bool)] {
    let natural = segments.map { segment in
      max(segment.contentWidth(attributes(for: .normal)).rounded(.up) + Self.padding, Self.leastWidth)
    }
    let widest = natural.max() ?? 0
    return zip(segments, natural).map { segment, own in
      segment.width > 0 ? (segment.width, true) : (apportionsSegmentWidthsByContent ? own : widest, false)
    }
  }

  func naturalSize() -> CGSize {
    let width = wantedWidths().reduce(0) { $0 + $1.width }
    let image = backgroundImage(for: .normal, barMetrics: metrics)
    return CGSize(width: width, height: image?.size.height ?? Self.height)
  }

  /// The edges of the segments, from the start; set widths stay as long as others can give and take.
  private func edges() -> [CGFloat] {
    let wanted = wantedWidths()
    let fixed = wanted.reduce(0) { $0 + ($1.isSet ? $1.width : 0) }
    let flexible = wanted.reduce(0) { $0 + ($1.isSet ? 0 : $1.width) }
    let room = max(bounds.width - fixed, 0)
    let scale = AmbientTraits.scale(traitCollection)
    var place: CGFloat = 0
    var edges: [CGFloat] = [0]
    for each in wanted {
      if each.isSet {
        place += flexible > 0 || fixed == 0 ? each.width : each.width * bounds.width / fixed
      } else {
        place += flexible > 0 ? each.width * room / flexible : 0
      }
      edges.append((place * scale).rounded() / scale)
    }
    return edges
  }

  // MARK: - Layout

  func layoutSegments() {
    track.frame = bounds
    track.layer.cornerRadius = bounds.height / 2
    layer.cornerRadius = hasImages ? 0 : bounds.height / 2
    track.backgroundColor = .tertiarySystemFill
    track.isHidden = hasImages
    let edges = edges()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, segment) in segments.enumerated() {
      let (start, end) = (edges[index], edges[index + 1])
      let frame = CGRect(
        x: isMirrored ? bounds.width - end : start, y: 0, width: end - start, height: bounds.height)
      if segment.frame != frame { segment.frame = frame }
      show(segment, at: index)
    }
    placeLens()
    placeDividers()
  }

  private func show(_ segment: SegmentView, at index: Int) {
    let state = state(of: index)
    let width = segment.show(attributes(for: state))
    let background = hasImages ? backgroundImage(for: state, barMetrics: metrics) : nil
    if segment.background.image !== background { segment.background.image = background }
    let alpha: CGFloat = state.contains(.highlighted) ? Self.pressedAlpha : 1
    if segment.label.alpha != alpha { segment.label.alpha = alpha }
    if segment.picture.alpha != alpha { segment.picture.alpha = alpha }
    let adjustment = contentPositionAdjustment(forSegmentType: kind(of: index), barMetrics: metrics)
    let room = segment.bounds.size
    let height = segment.image?.size.height ?? segment.label.sizeThatFits(.zero).height
    let scale = AmbientTraits.scale(traitCollection)
    let shown = min(width, max(room.width - 4, 0))
    let place = CGRect(
      x: ((room.width - shown) / 2 + segment.offset.width + adjustment.horizontal).onPixel(scale),
      y: ((room.height - height) / 2 + segment.offset.height + adjustment.vertical).onPixel(scale), width: shown,
      height: height)
    let view: UIView = segment.image == nil ? segment.label : segment.picture
    // What stands still keeps its size in the motion of the segment.
    if view.frame != place { UIView.performWithoutAnimation { view.frame = place } }
  }

  private func kind(of index: Int) -> Segment {
    if segments.count == 1 { return .alone }
    return index == 0 ? .left : index == segments.count - 1 ? .right : .center
  }

  private func placeLens() {
    let index = lensIndex
    lens.isHidden = hasImages || !segments.indices.contains(index)
    guard segments.indices.contains(index) else { return }
    let place = segments[index].frame
    guard place.width > 2 * Self.lensInset, place.height > 2 * Self.lensInset else { return }
    let frame = place.insetBy(dx: Self.lensInset, dy: Self.lensInset)
    let isLifted = drag?.carriesLens ?? false
    if lens.bounds.size != frame.size { lens.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if lens.center != center { lens.center = center }
    let transform =
      isLifted && frame.width > 0 && frame.height > 0
      ? CGAffineTransform(
        scaleX: 1 + Self.lift.width / frame.width, y: 1 + Self.lift.height / frame.height) : .identity
    if lens.transform != transform { lens.transform = transform }
    let color = selectedSegmentTintColor ?? Self.lensColor
    lens.backgroundColor = isLifted ? color.withAlphaComponent(0.5) : color
    lens.alpha = isEnabled ? 1 : Self.disabledAlpha
    lens.layer.cornerRadius = frame.height / 2
    lens.layer.shadowColor = UIColor.black.cgColor
    lens.layer.shadowOpacity = 0.08
    lens.layer.shadowRadius = 3
    lens.layer.shadowOffset = CGSize(width: 0, height: 1)
    lens.layer.shadowPath = .rounded(CGRect(origin: .zero, size: frame.size))
  }

  /// A line between segments of which none is chosen; or the app's pictures between all.
  private func placeDividers() {
    let count = max(segments.count - 1, 0)
    while dividers.count > count { dividers.removeLast().removeFromSuperview() }
    while dividers.count < count {
      let divider = UIImageView()
      dividers.append(divider)
      insertSubview(divider, aboveSubview: track)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, divider) in dividers.enumerated() {
      let (left, right) = isMirrored ? (index + 1, index) : (index, index + 1)
      let image =
        dividerImages.isEmpty
        ? nil
        : dividerImage(forLeftSegmentState: state(of: left), rightSegmentState: state(of: right), barMetrics: metrics)
      if divider.image !== image { divider.image = image }
      divider.backgroundColor = image == nil && !hasImages ? .separator : nil
      let size = image.map { CGSize(width: $0.size.width, height: bounds.height) } ?? CGSize(width: 1, height: 16)
      let place = segments[left].frame.maxX
      divider.frame = CGRect(
        x: place - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      let isBeside = image == nil && (index == lensIndex || index + 1 == lensIndex)
      let alpha: CGFloat = isBeside ? 0 : 1
      if divider.alpha != alpha { divider.alpha = alpha }
    }
  }
}

extension CGFloat {
  /// Rounded to a pixel.
  func onPixel(_ scale: CGFloat) -> CGFloat { scale > 0 ? (self * scale).rounded() / scale : self }
}
