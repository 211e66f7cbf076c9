// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Views with the attributes that Interface Builder's library gives them, beside new ones of code: what looks or is laid
/// out otherwise in an app that was dragged together than in one that was written shows here.
@MainActor @Suite struct NibTwinTests {
  init() { Bench().take() }

  /// What a person would see of a view, or feel: text, sizes, colours, priorities.
  private func look(_ view: UIView) -> String {
    let window = makeWindow(400, 400)
    window.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    view.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
    window.layoutIfNeeded()
    defer { view.removeFromSuperview() }
    var words = ["\(type(of: view))", "\(view.frame)", "\(view.alpha)", "\(view.isUserInteractionEnabled)"]
    words.append("\(String(describing: view.backgroundColor)) \(view.isHidden) \(view.clipsToBounds)")
    words += [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
      "\(view.contentHuggingPriority(for: axis).rawValue) "
        + "\(view.contentCompressionResistancePriority(for: axis).rawValue)"
    }
    if let control = view as? UIControl { words.append("\(control.state.rawValue) \(control.isEnabled)") }
    switch view {
    case let label as UILabel:
      words.append("\(label.font!) \(label.textColor!) \(label.numberOfLines) \(label.lineBreakMode.rawValue)")
      words.append("\(label.adjustsFontSizeToFitWidth) \(label.minimumScaleFactor) \(label.textAlignment.rawValue)")
    case let button as UIButton:
      words.append("\(button.titleLabel!.font!) \(String(describing: button.currentTitleColor))")
      words.append("\(button.titleLabel!.lineBreakMode.rawValue) \(button.currentTitle ?? "")")
    case let field as UITextField:
      words.append("\(field.font!) \(field.textColor!) \(field.borderStyle.rawValue)")
    case let text as UITextView:
      words.append("\(text.textColor!) \(text.isEditable) \(text.isScrollEnabled) \(text.textContainerInset)")
    default: break
    }
    return words.joined(separator: "; ")
  }

  private func expectTwins(_ element: String, _ twin: UIView, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let nib = nib(element)
    let twin = look(twin)
    // What the first object has by itself is not asked again for those after it.
    for _ in 0..<3 {
      let made = try #require(nib.instantiate(withOwner: nil).first as? UIView, sourceLocation: sourceLocation)
      #expect(look(made) == twin, sourceLocation: sourceLocation)
    }
  }

  private let place = """
    translatesAutoresizingMaskIntoConstraints="NO" id="x"><rect key="frame" x="20" y="40" width="97" height="34"/>
    """

  @Test func labels() throws {
    let label = UILabel()
    label.text = "Label"
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    try expectTwins(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
        verticalHuggingPriority="251" text="Label" textAlignment="natural" lineBreakMode="tailTruncation"
        baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \(place)
        <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>
        <nil key="highlightedColor"/></label>
      """, label)
  }

  @Test func buttonsOfTheLibrary() throws {
    let start = """
      opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center"
      lineBreakMode="middleTruncation" \(place)
      """
    let system = UIButton(type: .system)
    system.setTitle("Button", for: .normal)
    try expectTwins("<button buttonType=\"system\" \(start)<state key=\"normal\" title=\"Button\"/></button>", system)
    let styles: [(String, UIButton.Configuration)] = [
      ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
    ]
    for (name, style) in styles {
      var style = style
      style.title = "Button"
      let button = UIButton(type: .system)
      button.configuration = style
      try expectTwins(
        """
        <button buttonType="system" \(start)<state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="\(name)" title="Button"/></button>
        """, button)
    }
  }

  @Test func texts() throws {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    field.minimumFontSize = 17
    try expectTwins(
      """
      <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left"
        contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" minimumFontSize="17" \(place)
        <fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits"/>
      </textField>
      """, field)
    let text = UITextView()
    text.backgroundColor = .systemBackground
    text.textColor = .label
    text.text = "Lorem"
    text.font = .systemFont(ofSize: 14)
    text.isScrollEnabled = false
    try expectTwins(
      """
      <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" scrollEnabled="NO" text="Lorem"
        textAlignment="natural" \(place)<color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <color key="textColor" systemColor="labelColor"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
      """, text)
  }

  @Test func controls() throws {
    let center = """
      opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center"
      """
    let on = UISwitch()
    on.isOn = true
    func hug(_ view: UIView, _ axes: NSLayoutConstraint.Axis...) -> UIView {
      for axis in axes { view.setContentHuggingPriority(.defaultHigh, for: axis) }
      return view
    }
    let hugs = "horizontalHuggingPriority=\"750\" verticalHuggingPriority=\"750\""
    try expectTwins("<switch \(center) \(hugs) on=\"YES\" \(place)</switch>", hug(on, .horizontal, .vertical))
    let slider = UISlider()
    slider.value = 0.5
    try expectTwins(
      "<slider \(center) value=\"0.5\" minValue=\"0.0\" maxValue=\"1\" \(place)</slider>", slider)
    try expectTwins(
      "<stepper \(center) \(hugs) maximumValue=\"100\" \(place)</stepper>", hug(UIStepper(), .horizontal, .vertical))
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.5
    // What the file does not say is a plain view's.
    progress.isUserInteractionEnabled = true
    try expectTwins(
      """
      <progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" progress="0.5" \(place)
      </progressView>
      """, hug(progress, .vertical))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    try expectTwins("<pageControl \(center) numberOfPages=\"3\" \(place)</pageControl>", pages)
    let segments = UISegmentedControl(items: ["First", "Second"])
    segments.selectedSegmentIndex = 0
    try expectTwins(
      """
      <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left"
        contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="0" \(place)
        <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
      """, segments)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.hidesWhenStopped = false
    wheel.isUserInteractionEnabled = true
    try expectTwins(
      "<activityIndicatorView opaque=\"NO\" contentMode=\"scaleToFill\" \(hugs) style=\"medium\" \(place)"
        + "</activityIndicatorView>", hug(wheel, .horizontal, .vertical))
    let date = UIDatePicker()
    date.preferredDatePickerStyle = .compact
    try expectTwins(
      "<datePicker \(center) datePickerMode=\"dateAndTime\" minuteInterval=\"1\" style=\"compact\" \(place)"
        + "</datePicker>", date)
  }
}
