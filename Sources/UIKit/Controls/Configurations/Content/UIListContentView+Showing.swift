// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// From the configuration to labels and picture.

extension UIListContentView {
  func showConfiguration() {
    let configuration = listConfiguration
    show(configuration.text, configuration.attributedText, configuration.textProperties, in: textLabel)
    show(
      configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
      in: secondaryLabel)
    let picture = configuration.imageProperties
    imageView.preferredSymbolConfiguration = picture.preferredSymbolConfiguration
    imageView.image = configuration.image
    imageView.isHidden = configuration.image == nil
    showPictureColors()
    imageView.layer.borderWidth = max(picture.strokeWidth, 0)
    imageView.layer.cornerRadius = picture.cornerRadius
    imageView.layer.cornerCurve = .continuous
    imageView.clipsToBounds = picture.cornerRadius > 0
    for view in [imageView, textLabel, secondaryLabel] as [UIView] where view.alpha != configuration.alpha {
      view.alpha = configuration.alpha
    }
    let margins = configuration.axesPreservingSuperviewLayoutMargins
    if preservesSuperviewLayoutMargins == margins.isEmpty { preservesSuperviewLayoutMargins = !margins.isEmpty }
    contentSizeMayHaveChanged()
  }

  /// Gives the picture the tint and the stroke's colour.
  func showPictureColors() {
    let picture = listConfiguration.imageProperties
    imageView.tintColor = picture.resolvedTintColor(for: tintColor)
    guard picture.strokeWidth > 0 else { return }
    imageView.layer.borderColor = picture.resolvedStrokeColor(for: tintColor).resolvedCGColor(with: traitCollection)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed.filled(font: properties.font, color: properties.resolvedColor())
    } else {
      label.text = text.map(properties.transformed)
      // In the size that people have chosen in this view's surroundings.
      label.font =
        properties.adjustsFontForContentSizeCategory ? properties.font.adjusted(for: traitCollection) : properties.font
      label.textColor = properties.resolvedColor()
    }
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    label.isHidden = (label.text ?? "").isEmpty
  }
}

extension NSAttributedString {
  /// The text with a font and a colour where it has none of its own.
  fileprivate func filled(font: UIFont, color: UIColor) -> NSAttributedString {
    let result = NSMutableAttributedString(
      string: string, attributes: [.font: font, .foregroundColor: color])
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      result.addAttributes(attributes, range: range)
    }
    return result
  }
}
