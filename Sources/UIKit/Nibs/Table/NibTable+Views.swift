// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  /// What every view has. Absent attributes are those of a plain view, whatever the class: Interface Builder writes the
  /// others.
  static let viewProperties: [NibProperty] = [
    .value("frame") { element in
      element.rect("frame").map { CGRect($0) }
    } apply: { (view: UIView, frame, _) in
      view.frame = frame
    },
    .said("frameInset") { (view: UIView, element, graph) in
      if element.rect("frame") == nil, let frame = element.frame(in: graph.container) { view.frame = CGRect(frame) }
    },
    .value("autoresizingMask", path: \UIView.autoresizingMask) { element in
      UIView.AutoresizingMask(rawValue: element.autoresizingMask)
    },
    .value("translatesAutoresizingMaskIntoConstraints", "fixedFrame") { element in
      // A fixed frame is what Xcode makes constraints of where a view has none; a mask says the same.
      element.bool("translatesAutoresizingMaskIntoConstraints") == false && element.bool("fixedFrame") != true
        ? false : nil
    } apply: { (view: UIView, translates: Bool, graph) in
      if graph.document.usesAutoLayout { view.translatesAutoresizingMaskIntoConstraints = translates }
    },
    .choice(
      "contentMode", \UIView.contentMode,
      [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
      ], absent: .scaleToFill),
    .flag("opaque", \UIView.isOpaque, absent: true),
    .flag("hidden", \UIView.isHidden, absent: false),
    .number("alpha", \UIView.alpha, absent: 1),
    .integer("tag", \UIView.tag, absent: 0),
    .flag("clipsSubviews", \UIView.clipsToBounds, absent: false),
    .flag("userInteractionEnabled", \UIView.isUserInteractionEnabled, absent: true),
    .flag("multipleTouchEnabled", \UIView.isMultipleTouchEnabled, absent: false),
    .flag("exclusiveTouch", \UIView.isExclusiveTouch, absent: false),
    .flag("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing, absent: true),
    .flag("autoresizesSubviews", \UIView.autoresizesSubviews, absent: true),
    .choice(
      "semanticContentAttribute", \UIView.semanticContentAttribute,
      [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ], absent: .unspecified),
    .flag("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins, absent: false),
    .flag("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea, absent: true),
    .insets("layoutMargins", \UIView.layoutMargins),
    .value("directionalLayoutMargins") { element in
      element.insets("directionalLayoutMargins").map { NSDirectionalEdgeInsets($0) }
    } apply: { (view: UIView, insets, _) in
      view.directionalLayoutMargins = insets
    },
    .value("backgroundColor") { element in
      .some(element.color("backgroundColor"))
    } apply: { (view: UIView, color: NibColor?, graph) in
      let color = color.flatMap { graph.color($0) }
      if view.backgroundColor != color { view.backgroundColor = color }
    },
    .color("tintColor", \UIView.tintColor),
    .value("horizontalHuggingPriority", "verticalHuggingPriority") { element in
      .some((element.priority("horizontalHuggingPriority"), element.priority("verticalHuggingPriority")))
    } apply: { (view: UIView, priorities: (UILayoutPriority?, UILayoutPriority?), _) in
      let (horizontal, vertical) = priorities
      // What a label or a picture does without any is its own.
      guard horizontal != nil || vertical != nil || !(view is UILabel || view is UIImageView) else { return }
      view.setContentHuggingPriority(horizontal ?? .defaultLow, for: .horizontal)
      view.setContentHuggingPriority(vertical ?? .defaultLow, for: .vertical)
    },
    .value("horizontalCompressionResistancePriority", path: \UIView.horizontalCompressionResistance) { element in
      element.priority("horizontalCompressionResistancePriority") ?? .defaultHigh
    },
    .value("verticalCompressionResistancePriority", path: \UIView.verticalCompressionResistance) { element in
      element.priority("verticalCompressionResistancePriority") ?? .defaultHigh
    },
  ]

  /// What a view contains, which comes after what it is.
  static let viewContents: [NibProperty] = [
    .said("gestureRecognizers") { (view: UIView, element, graph) in
      for child in element.list("gestureRecognizers") {
        if let recognizer = graph.object(for: child) as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
      }
    },
    .said("accessibility") { (view: UIView, element, graph) in graph.setAccessibility(of: view, element) },
    .said("viewLayoutGuide") { (view: UIView, element, graph) in graph.bindGuides(of: view, element) },
    .said("subviews") { (view: UIView, element, graph) in graph.addSubviews(of: view, element) },
    .said("constraints") { (view: UIView, element, graph) in graph.addConstraints(of: view, element) },
    .value("variation") { element in
      NibVariations.areSaid(of: element) ? element : nil
    } apply: { (view: UIView, element, graph) in
      graph.addVariations(of: view, element)
    },
  ]

  static let viewRows: [NibRow] = [
    .view("view", UIView.self, []),
    .view("containerView", UIView.self, []),
    .view("window", UIWindow.self, [.skipped("visibleAtLaunch", "resizesToFullScreen")]),
    .view("control", UIControl.self, controlProperties),
    .view("label", UILabel.self, labelProperties),
    .view(
      "imageView", UIImageView.self,
      [
        .image("image", \UIImageView.image),
        .image("highlightedImage", \UIImageView.highlightedImage),
        .flag("highlighted", \UIImageView.isHighlighted, absent: false),
        .said("preferredSymbolConfiguration") { (view: UIImageView, element, graph) in
          if let value = graph.symbolConfiguration("preferredSymbolConfiguration", of: element) {
            view.preferredSymbolConfiguration = value
          }
        },
      ]),
    .view(
      "stackView", UIStackView.self,
      [
        .choice(
          "axis", \UIStackView.axis, ["horizontal": .horizontal, "vertical": .vertical], absent: .horizontal),
        .choice(
          "distribution", \UIStackView.distribution,
          [
            "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
            "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
          ], absent: .fill),
        .choice(
          "alignment", \UIStackView.alignment,
          [
            "fill": .fill, "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
            "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
          ], absent: .fill),
        .value("spacing", "spacingType", path: \UIStackView.spacing) { element in
          element["spacingType"] == "standard" ? UIStackView.spacingUseSystem : element.points("spacing") ?? 0
        },
        .flag("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement, absent: false),
        .said("layoutMargins", "directionalLayoutMargins") { (stack: UIStackView, element, _) in
          // A stack that a nib gives margins lays out within them.
          guard element.insets("layoutMargins") != nil || element.insets("directionalLayoutMargins") != nil else {
            return
          }
          stack.isLayoutMarginsRelativeArrangement = true
        },
      ]),
  ]

  static let labelProperties: [NibProperty] = [
    .font(\UILabel.font),
    .color("textColor", \UILabel.textColor),
    .text("text", \UILabel.text),
    .said("attributedText", "usesAttributedText") { (label: UILabel, element, graph) in
      guard let text = graph.attributedText("attributedText", of: element) else { return }
      label.attributedText = text
    },
    .value("textAlignment", path: \UILabel.textAlignment) { element in
      // Paragraphs of a text with attributes say it themselves.
      guard element.child(key: "attributedText") == nil else { return nil }
      return element["textAlignment"].flatMap { textAlignments[$0] } ?? .left
    },
    .choice("lineBreakMode", \UILabel.lineBreakMode, lineBreakModes),
    .value("numberOfLines", path: \UILabel.numberOfLines) { element in
      max(element.integer("numberOfLines") ?? 1, 0)
    },
    .flag("adjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth, absent: true),
    .said("minimumFontSize", "minimumScaleFactor") { (label: UILabel, element, _) in
      if let factor = element.points("minimumScaleFactor") {
        label.minimumScaleFactor = factor.clamped(to: 0...1)
      } else if let size = element.points("minimumFontSize"), let font = label.font, font.pointSize > 0 {
        label.minimumScaleFactor = (size / font.pointSize).clamped(to: 0...1)
      }
    },
    .choice(
      "baselineAdjustment", \UILabel.baselineAdjustment,
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none], absent: .alignBaselines),
    .flag("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory, absent: false),
    .number("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
    .flag("highlighted", \UILabel.isHighlighted, absent: false),
    .flag("enabled", \UILabel.isEnabled, absent: true),
    .color("highlightedColor", \UILabel.highlightedTextColor),
    .color("shadowColor", \UILabel.shadowColor),
    .size("shadowOffset", \UILabel.shadowOffset),
    .skipped("adjustsLetterSpacingToFitWidth"),
  ]

  static let textAlignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreakModes: [String: NSLineBreakMode] = [
    "clip": .byClipping, "characterWrap": .byCharWrapping, "wordWrap": .byWordWrapping,
    "headTruncation": .byTruncatingHead, "middleTruncation": .byTruncatingMiddle,
    "tailTruncation": .byTruncatingTail,
  ]
}

extension UIView {
  fileprivate var horizontalCompressionResistance: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set { setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  fileprivate var verticalCompressionResistance: UILayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set { setContentCompressionResistancePriority(newValue, for: .vertical) }
  }
}

extension NibElement {
  /// A priority of layout; `nil` where none is written.
  func priority(_ attribute: String) -> UILayoutPriority? {
    number(attribute).map { UILayoutPriority(Float($0.clamped(to: 1...1000))) }
  }
}
