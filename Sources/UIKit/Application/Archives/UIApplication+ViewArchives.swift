// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Views in archives, as tests write and read them. Each class of the kit adds its properties under keys of its own;
// constraints, gesture recognisers and the inner views of controls are not archived.

extension UIApplication {
  /// Writes the properties of a view that the kit's classes have.
  static func archive(_ view: UIView, with coder: NSCoder) {
    for type in sequence(first: Swift.type(of: view) as AnyClass, next: { _getSuperclass($0) }) {
      ViewArchive.classes[ObjectIdentifier(type)]?.write(view, coder)
    }
  }

  /// Reads the properties that one of the kit's classes has, at the end of its `init(coder:)`.
  static func unarchive(_ object: NSObject, as type: AnyClass, from coder: NSKeyedUnarchiver) {
    ViewArchive.classes[ObjectIdentifier(type)]?.read(object, coder)
  }
}

@MainActor private enum ViewArchive {
  static let classes = Dictionary(
    uniqueKeysWithValues: [
      view, label, picture, stack, scroll, control, button, field, textView, toggle, slider, progress, pages, indicator,
    ].map { (ObjectIdentifier($0.type), $0) })

  private static let view = ArchivedClass(
    UIView.self,
    [
      ArchivedProperty {
        $1.encode($0.bounds, forKey: "UIBounds")
        $1.encode($0.center, forKey: "UICenter")
        $1.encode($0.transform, forKey: "UITransform")
      } read: {
        guard $1.containsValue(forKey: "UIBounds") else { return }
        $0.bounds = $1.decodeCGRect(forKey: "UIBounds")
        $0.center = $1.decodeCGPoint(forKey: "UICenter")
        $0.transform = $1.decodeCGAffineTransform(forKey: "UITransform")
      },
      .object("UIBackgroundColor", \.backgroundColor), .number("UIAlpha", \.alpha), .flag("UIHidden", \.isHidden),
      .flag("UIOpaque", \.isOpaque), .flag("UIClipsToBounds", \.clipsToBounds), .choice("UIContentMode", \.contentMode),
      .number("UITag", \.tag), .flag("UIUserInteractionEnabled", \.isUserInteractionEnabled),
      .flag("UIMultipleTouchEnabled", \.isMultipleTouchEnabled), .flag("UIExclusiveTouch", \.isExclusiveTouch),
      .choice("UIAutoresizingMask", \.autoresizingMask), .flag("UIAutoresizeSubviews", \.autoresizesSubviews),
      .flag("UIViewTranslatesMask", \.translatesAutoresizingMaskIntoConstraints),
      .text("UIAccessibilityIdentifier", \.accessibilityIdentifier),
      .text("UIRestorationIdentifier", \.restorationIdentifier),
      ArchivedProperty {
        guard holdsOnlyTheAppsViews($0), !$0.subviews.isEmpty else { return }
        $1.encode($0.subviews as NSArray, forKey: "UISubviews")
      } read: {
        guard $1.containsValue(forKey: "UISubviews") else { return }
        for case let view as UIView in $1.decodeObject(forKey: "UISubviews") as? [Any] ?? [] { $0.addSubview(view) }
      },
    ])

  /// Whether all subviews of a view are those that the app gave it; a control has some of its own.
  private static func holdsOnlyTheAppsViews(_ view: UIView) -> Bool {
    let kit = NibClasses.kitClass(of: type(of: view))
    return [UIView.self, UILabel.self, UIImageView.self, UIStackView.self, UIControl.self].contains { $0 == kit }
  }

  private static let label = ArchivedClass(
    UILabel.self,
    [
      .text("UIText", \.text), .number("UINumberOfLines", \.numberOfLines),
      .choice("UITextAlignment", \.textAlignment), .choice("UILineBreakMode", \.lineBreakMode),
      .flag("UIAdjustsFontSizeToFit", \.adjustsFontSizeToFitWidth), .flag("UIEnabled", \.isEnabled),
      ArchivedProperty {
        $1.encode($0.font, forKey: "UIFont")
        $1.encode($0.textColor, forKey: "UITextColor")
      } read: {
        guard $1.containsValue(forKey: "UIFont") else { return }
        $0.font = $1.decodeObject(forKey: "UIFont") as? UIFont
        $0.textColor = $1.decodeObject(forKey: "UITextColor") as? UIColor
      },
    ])

  private static let picture = ArchivedClass(
    UIImageView.self,
    [
      .object("UIImage", \.image), .object("UIHighlightedImage", \.highlightedImage),
      .flag("UIHighlighted", \.isHighlighted),
    ])

  private static let stack = ArchivedClass(
    UIStackView.self,
    [
      .choice("UIStackViewAxis", \.axis), .choice("UIStackViewAlignment", \.alignment),
      .choice("UIStackViewDistribution", \.distribution), .number("UIStackViewSpacing", \.spacing),
      .flag("UIStackViewBaselineRelative", \.isBaselineRelativeArrangement),
      .flag("UIStackViewLayoutMarginsRelative", \.isLayoutMarginsRelativeArrangement),
      ArchivedProperty {
        $1.encode($0.arrangedSubviews as NSArray, forKey: "UIStackViewArrangedSubviews")
      } read: {
        guard $1.containsValue(forKey: "UIStackViewArrangedSubviews") else { return }
        let views = $1.decodeObject(forKey: "UIStackViewArrangedSubviews") as? [Any] ?? []
        for case let view as UIView in views { $0.addArrangedSubview(view) }
      },
    ])

  private static let scroll = ArchivedClass(
    UIScrollView.self,
    [
      ArchivedProperty {
        $1.encode($0.contentSize, forKey: "UIContentSize")
        $1.encode($0.contentInset, forKey: "UIContentInset")
      } read: {
        guard $1.containsValue(forKey: "UIContentSize") else { return }
        $0.contentSize = $1.decodeCGSize(forKey: "UIContentSize")
        $0.contentInset = $1.decodeUIEdgeInsets(forKey: "UIContentInset")
      },
      .flag("UIPagingEnabled", \.isPagingEnabled), .flag("UIScrollEnabled", \.isScrollEnabled),
      .number("UIMinimumZoomScale", \.minimumZoomScale), .number("UIMaximumZoomScale", \.maximumZoomScale),
    ])

  private static let control = ArchivedClass(
    UIControl.self,
    [
      .flag("UIEnabled", \.isEnabled), .flag("UISelected", \.isSelected),
      .choice("UIContentHorizontalAlignment", \.contentHorizontalAlignment),
      .choice("UIContentVerticalAlignment", \.contentVerticalAlignment),
    ])

  private static let states: [(key: String, state: UIControl.State)] = [
    ("Normal", .normal), ("Highlighted", .highlighted), ("Disabled", .disabled), ("Selected", .selected),
  ]

  private static let button = ArchivedClass(
    UIButton.self,
    states.map { key, state in
      ArchivedProperty {
        if let title = $0.title(for: state) { $1.encode(title as NSString, forKey: "UITitle\(key)") }
        if let color = $0.titleColor(for: state) { $1.encode(color, forKey: "UITitleColor\(key)") }
        if let image = $0.image(for: state) { $1.encode(image, forKey: "UIImage\(key)") }
      } read: { button, coder in
        func object(_ name: String) -> Any? {
          coder.containsValue(forKey: name + key) ? coder.decodeObject(forKey: name + key) : nil
        }
        if let title = object("UITitle") as? NSString { button.setTitle(title as String, for: state) }
        if let color = object("UITitleColor") as? UIColor { button.setTitleColor(color, for: state) }
        if let image = object("UIImage") as? UIImage { button.setImage(image, for: state) }
      }
    })

  private static let field = ArchivedClass(
    UITextField.self,
    [
      .text("UIText", \.text), .text("UIPlaceholder", \.placeholder), .object("UIFont", \.font),
      .object("UITextColor", \.textColor), .choice("UITextAlignment", \.textAlignment),
      .choice("UIBorderStyle", \.borderStyle), .choice("UIClearButtonMode", \.clearButtonMode),
      .flag("UISecureTextEntry", \.isSecureTextEntry), .choice("UIKeyboardType", \.keyboardType),
    ])

  private static let textView = ArchivedClass(
    UITextView.self,
    [
      ArchivedProperty {
        $1.encode($0.text as NSString, forKey: "UIText")
      } read: {
        guard $1.containsValue(forKey: "UIText") else { return }
        $0.text = ($1.decodeObject(forKey: "UIText") as? NSString) as String?
      },
      .object("UIFont", \.font), .object("UITextColor", \.textColor), .choice("UITextAlignment", \.textAlignment),
      .flag("UIEditable", \.isEditable), .flag("UISelectable", \.isSelectable),
    ])

  private static let toggle = ArchivedClass(
    UISwitch.self, [.flag("UISwitchOn", \.isOn), .object("UISwitchOnTintColor", \.onTintColor)])

  private static let slider = ArchivedClass(
    UISlider.self,
    [
      .number("UIMinValue", \.minimumValue), .number("UIMaxValue", \.maximumValue), .number("UIValue", \.value),
      .flag("UIContinuous", \.isContinuous),
    ])

  private static let progress = ArchivedClass(UIProgressView.self, [.number("UIProgress", \.progress)])

  private static let pages = ArchivedClass(
    UIPageControl.self, [.number("UINumberOfPages", \.numberOfPages), .number("UICurrentPage", \.currentPage)])

  private static let indicator = ArchivedClass(
    UIActivityIndicatorView.self, [.flag("UIHidesWhenStopped", \.hidesWhenStopped)])
}
