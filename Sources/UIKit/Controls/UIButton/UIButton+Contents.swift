// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What the button's views show in the present state.

extension UIButton {
  /// Pressed titles and pictures of system buttons are this faint.
  private static let pressedAlpha: CGFloat = 0.2

  var defaultTitleColor: UIColor { isTinted ? roleTint : .white }

  var defaultDisabledColor: UIColor? { isTinted ? .tertiaryLabel : nil }

  private var defaultFont: UIFont {
    if let configuration {
      return inRole(.preferredFont(forTextStyle: configuration.titleStyle, compatibleWith: traitCollection))
    }
    return inRole(.systemFont(ofSize: isTinted ? 15 : 18))
  }

  private var subtitleFont: UIFont { .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection) }

  func show(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { contents.titles[.normal] = action.title }
    contents.images[.normal] = action.image
    contentsDidChange()
  }

  func contentsDidChange() {
    needsContentUpdate = true
    isShownAhead = false
    contentSizeDidChange()
    publishAccessibility()
  }

  func contentSizeDidChange() {
    guard !isUpdatingContent else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func configurationDidChange(from old: Configuration?) {
    if (configuration == nil) != (old == nil) || configuration?.titleStyle != old?.titleStyle {
      return fontDidChange()
    }
    contentsDidChange()
  }

  func fontDidChange() {
    storedTitleLabel?.font = defaultFont
    storedTitleLabel?.adjustsFontForContentSizeCategory = configuration != nil
    contentsDidChange()
  }

  // MARK: - Views

  func ensureTitleLabel() -> UIButtonLabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = UIButtonLabel()
    storedTitleLabel = label
    label.font = defaultFont
    label.lineBreakMode = .byTruncatingMiddle
    label.adjustsFontForContentSizeCategory = configuration != nil
    addSubview(label)
    label.button = self
    needsContentUpdate = true
    return label
  }

  func ensureImageView() -> UIImageView {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    view.contentMode = .scaleToFill
    storedImageView = view
    if let storedTitleLabel { insertSubview(view, belowSubview: storedTitleLabel) } else { addSubview(view) }
    needsContentUpdate = true
    return view
  }

  /// Brings the views up to date with state, configuration and tint.
  func updateContents() {
    if needsConfigurationUpdate, !isUpdatingContent {
      needsConfigurationUpdate = false
      ObservedWork.run(.configuration, of: self) { updateConfiguration() }
      if configuration != nil { needsContentUpdate = true }
    }
    guard needsContentUpdate, !isUpdatingContent else { return }
    needsContentUpdate = false
    isShownAhead = false
    isUpdatingContent = true
    if let configuration { show(configuration) } else { showStateContents() }
    isUpdatingContent = false
  }

  /// Fills the views for somebody who asks for one. With a configuration that is no update: the one that is due comes, and
  /// undoes what was set by hand, as on iOS.
  func showContentsAhead() {
    guard configuration != nil else { return updateContents() }
    if needsConfigurationUpdate { updateContents() }
    guard !isShownAhead, needsContentUpdate else { return }
    updateContents()
    (needsContentUpdate, isShownAhead) = (true, true)
  }

  /// How the lines of a title stand above each other.
  func wrappedAlignment(_ configuration: Configuration) -> NSTextAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch configuration.titleAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .center: .center
    case .automatic:
      configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
        || configuration.image == nil
          && configuration.attributedSubtitle == nil
        ? .center : .natural
    }
  }

  /// Where the title's shadow is on its other side while the button is pressed.
  private func turnShadow(of label: UILabel) {
    let turns = reversesTitleShadowWhenHighlighted && isHighlighted
    guard turns != isShadowTurned else { return }
    isShadowTurned = turns
    label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
  }

  private func showStateContents() {
    backgroundView?.removeFromSuperview()
    backgroundView = nil
    storedSubtitleLabel?.removeFromSuperview()
    storedSubtitleLabel = nil
    let state = state
    let attributed = attributedTitle(for: state)
    let title = title(for: state)
    if attributed != nil || title != nil || storedTitleLabel != nil {
      let label = ensureTitleLabel()
      label.textColor = titleColor(for: state)
      if let attributed { label.attributedText = attributed } else { label.text = title }
      label.shadowColor = titleShadowColor(for: state)
      turnShadow(of: label)
    }
    let image = image(for: state)
    if image != nil || storedImageView != nil {
      let view = ensureImageView()
      view.prefersTemplates = isTinted
      view.preferredSymbolConfiguration = preferredSymbolConfigurationForImage(in: state)
      view.image = adjusted(image, own: contents.images)
      view.isHidden = image == nil
    }
    let background = backgroundImage(for: state)
    if background != nil || backgroundImageView != nil {
      let view = backgroundImageView ?? UIImageView()
      if backgroundImageView == nil {
        backgroundImageView = view
        insertSubview(view, at: 0)
      }
      view.image = adjusted(background, own: contents.backgroundImages)
    }
    updateGlow()
    // Custom buttons say for themselves how they look when pressed.
    let alpha = isTinted && isHighlighted ? Self.pressedAlpha : 1
    if storedTitleLabel?.alpha != alpha { storedTitleLabel?.alpha = alpha }
    let imageAlpha = isTinted ? alpha : alphaOfImage
    if storedImageView?.alpha != imageAlpha { storedImageView?.alpha = imageAlpha }
    if isTinted { storedImageView?.tintColor = isEnabled ? (role == .destructive ? roleTint : nil) : .tertiaryLabel }
    showIndicator(false, .label)
  }

  private func show(_ configuration: Configuration) {
    let configuration =
      automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
    let foreground = configuration.baseForegroundColor ?? roleTint
    if configuration.title != nil || contents.attributedTitles[.normal] != nil || storedTitleLabel != nil {
      let label = ensureTitleLabel()
      label.alpha = 1
      // The font is the configuration's: one that was set by hand lasts until here.
      if label.font != defaultFont { label.font = defaultFont }
      label.textColor = foreground
      label.lineBreakMode = configuration.titleLineBreakMode
      label.numberOfLines = configuration.wrapsTitle ? 0 : 1
      if let attributed = currentAttributedTitle {
        label.attributedText = attributed
      } else {
        show(
          configuration.attributedTitle, configuration.titleTextAttributesTransformer, defaultFont, foreground,
          in: label)
      }
    }
    if let subtitle = configuration.attributedSubtitle {
      let label = storedSubtitleLabel ?? UIButtonLabel()
      if storedSubtitleLabel == nil {
        storedSubtitleLabel = label
        label.font = subtitleFont
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        label.button = self
      }
      label.textColor = foreground
      label.lineBreakMode = configuration.subtitleLineBreakMode
      let wraps = label.lineBreakMode == .byWordWrapping || label.lineBreakMode == .byCharWrapping
      label.numberOfLines = wraps ? 0 : 1
      show(subtitle, configuration.subtitleTextAttributesTransformer, subtitleFont, foreground, in: label)
    } else {
      storedSubtitleLabel?.removeFromSuperview()
      storedSubtitleLabel = nil
    }
    if configuration.image != nil || storedImageView != nil {
      let view = ensureImageView()
      view.alpha = 1
      view.prefersTemplates = true
      view.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: configuration.titleStyle)
        .applying(configuration.preferredSymbolConfigurationForImage)
      if let transition = configuration.symbolContentTransition, let new = configuration.image, view.image !== new,
        view.image != nil, window != nil
      {
        view.setSymbolImage(new, contentTransition: .replace, options: transition.options)
      } else {
        view.image = configuration.image
      }
      view.isHidden = configuration.image == nil || configuration.showsActivityIndicator
    }
    showIndicator(
      configuration.showsActivityIndicator,
      configuration.activityIndicatorColorTransformer?(foreground) ?? foreground)
    let background = backgroundView ?? UIView()
    if backgroundView == nil {
      backgroundView = background
      background.isUserInteractionEnabled = false
      insertSubview(background, at: 0)
    }
    background.backgroundColor = configuration.background.backgroundColor
    background.layer.borderWidth = configuration.background.strokeWidth
    background.layer.borderColor =
      (configuration.background.strokeColor ?? tintColor).resolvedCGColor(with: traitCollection)
  }

  /// A wheel that turns in the picture's place.
  private func showIndicator(_ isShown: Bool, _ color: UIColor) {
    guard isShown else {
      storedIndicator?.removeFromSuperview()
      storedIndicator = nil
      return
    }
    let indicator = storedIndicator ?? UIActivityIndicatorView(style: .medium)
    indicator.color = color
    guard storedIndicator == nil else { return }
    storedIndicator = indicator
    indicator.isUserInteractionEnabled = false
    addSubview(indicator)
    indicator.startAnimating()
  }

  /// Shows a text in a font and a colour, where neither it nor the transformer says otherwise.
  private func show(
    _ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?, _ font: UIFont,
    _ color: UIColor, in label: UILabel
  ) {
    guard let text, transformer != nil || text.runs.contains(where: { $0.attributes != AttributeContainer() }) else {
      label.text = text.map { String($0.characters) }
      return
    }
    var base = AttributeContainer()
    base.font = font
    base.foregroundColor = color
    var shown = AttributedString()
    for run in text.runs {
      let attributes = base.merging(run.attributes)
      shown += AttributedString(
        String(text[run.range].characters), attributes: transformer?(attributes) ?? attributes)
    }
    label.attributedText = NSAttributedString(shown)
  }
}
