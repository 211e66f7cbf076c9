// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import SeededRandom
import Testing

@testable import UIKit

/// Controls whose properties are set at random, in any order and while they are seen: each looks, and is as large, as one that
/// is made anew and set once.
@MainActor struct ControlFuzzTests {
  @Test(arguments: ControlSubject.allCases, 0..<6)
  func aControlOfAnyPastLooksAsAFreshOneDoes(_ subject: ControlSubject, seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let bench = Bench()
    bench.take()
    bench.window.makeKeyAndVisible()
    let properties = ControlProperty.ofAnyView + subject.properties
    let old = subject.make()
    bench.window.addSubview(old)
    var state: [Int: Int] = [:]
    var past: [String] = []
    for step in 0..<30 {
      let index = Int.random(in: 0..<properties.count, using: &random)
      let value = Int.random(in: 0..<properties[index].setters.count, using: &random)
      state[index] = value
      past.append("\(properties[index].name) \(value)")
      properties[index].setters[value](old)
      // Some come one after the other, before anything is laid out or drawn.
      guard Int.random(in: 0..<3, using: &random) > 0 else { continue }
      bench.frame()
      // Some are animated, and go on from where those before are.
      guard Int.random(in: 0..<3, using: &random) > 0 else { continue }
      let fresh = subject.make()
      for index in properties.indices { state[index].map { properties[index].setters[$0](fresh) } }
      bench.window.addSubview(fresh)
      bench.frame()
      bench.jump(3)
      bench.jump(3)
      let (mine, its) = (Look(of: old), Look(of: fresh))
      fresh.removeFromSuperview()
      #expect(
        mine == its,
        "\(subject), seed \(seed), step \(step):\n\(mine.differences(from: its))\n\(past.joined(separator: "\n"))")
      if mine != its { return }
    }
  }
}

/// Something that can be set, and to what.
@MainActor struct ControlProperty {
  var name: String
  var setters: [(UIView) -> Void]

  init<View: UIView, Value>(
    _ name: String, of type: View.Type = View.self, _ values: [Value], _ set: @escaping (View, Value) -> Void
  ) {
    self.name = name
    setters = values.map { value -> ((UIView) -> Void) in
      { view in if let view = view as? View { set(view, value) } }
    }
  }

  init<View: UIView, Value>(_ name: String, _ path: ReferenceWritableKeyPath<View, Value>, _ values: [Value]) {
    self.init(name, of: View.self, values) { $0[keyPath: path] = $1 }
  }

  static let picture = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 12)).image { context in
    UIColor.systemPink.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 18, height: 12))
    UIColor.black.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
  }
  static let pictures: [UIImage?] = [nil, picture, UIImage(systemName: "star"), UIImage(systemName: "trash.fill")]
  static let colors: [UIColor?] = [nil, .systemRed, .systemGreen.withAlphaComponent(0.5), .label]
  static let texts = [
    "", "A", "Some words", "More words than have room on one line of most", "שלום עולם", "two\nlines",
  ]

  static var ofAnyView: [ControlProperty] {
    [
      ControlProperty(
        "frame",
        [
          CGRect(x: 10, y: 10, width: 160, height: 44), CGRect(x: 10, y: 10, width: 90, height: 31),
          CGRect(x: 20, y: 30, width: 230, height: 60), CGRect(x: 10, y: 10, width: 160, height: 44),
        ]
      ) { (view: UIView, frame) in view.frame = frame },
      ControlProperty(
        "semanticContentAttribute", \UIView.semanticContentAttribute,
        [.unspecified, .forceRightToLeft, .forceLeftToRight]),
      ControlProperty("tintColor", \UIView.tintColor, [nil, .systemOrange, .systemPurple]),
      ControlProperty("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle, [.unspecified, .dark, .light]),
      ControlProperty("size of text", [UIContentSizeCategory.large, .extraSmall, .accessibilityLarge]) {
        (view: UIView, size) in view.traitOverrides.preferredContentSizeCategory = size
      },
      ControlProperty("direction of traits", [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft]) {
        (view: UIView, direction) in view.traitOverrides.layoutDirection = direction
      },
      ControlProperty("backgroundColor", \UIView.backgroundColor, [nil, .systemYellow, .secondarySystemBackground]),
    ]
  }
}

@MainActor enum ControlSubject: CaseIterable {
  case label, button, configuredButton, switcher, slider, stepper, segments, progress, pages, activity, field,
    searchBar, image,
    cell, configuredCell, tabBar, toolbar, datePicker

  func make() -> UIView {
    let view: UIView =
      switch self {
      case .label: UILabel()
      case .button: UIButton(type: .system)
      case .configuredButton: UIButton(configuration: .plain())
      case .switcher: UISwitch()
      case .slider: UISlider()
      case .stepper: UIStepper()
      case .segments: UISegmentedControl(items: ["One", "Two"])
      case .progress: UIProgressView(progressViewStyle: .default)
      case .pages: UIPageControl()
      case .activity: UIActivityIndicatorView(style: .medium)
      case .field: UITextField()
      case .searchBar: UISearchBar()
      case .image: UIImageView()
      case .cell: UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      case .configuredCell: UITableViewCell(style: .default, reuseIdentifier: nil)
      case .tabBar: UITabBar()
      case .toolbar: UIToolbar()
      case .datePicker: UIDatePicker()
      }
    view.frame = CGRect(x: 10, y: 10, width: 160, height: 44)
    return view
  }

  private static let enabled = ControlProperty("isEnabled", \UIControl.isEnabled, [true, false])
  private static let selected = ControlProperty("isSelected", \UIControl.isSelected, [true, false])
  private static let highlighted = ControlProperty("isHighlighted", \UIControl.isHighlighted, [true, false])

  var properties: [ControlProperty] {
    typealias P = ControlProperty
    let fonts: [UIFont] = [.systemFont(ofSize: 17), .boldSystemFont(ofSize: 11), .preferredFont(forTextStyle: .title1)]
    switch self {
    case .label:
      return [
        P("text", \UILabel.text, P.texts), P("font", \UILabel.font, fonts),
        P("textColor", \UILabel.textColor, [.label, .systemBlue]),
        P("textAlignment", \UILabel.textAlignment, [.natural, .left, .center, .right, .justified]),
        P("numberOfLines", \UILabel.numberOfLines, [1, 0, 2]),
        P(
          "lineBreakMode", \UILabel.lineBreakMode, [.byTruncatingTail, .byTruncatingHead, .byClipping, .byCharWrapping]),
        P("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth, [true, false]),
        P("minimumScaleFactor", \UILabel.minimumScaleFactor, [0, 0.5]),
        P("shadowColor", \UILabel.shadowColor, P.colors),
        P("shadowOffset", \UILabel.shadowOffset, [CGSize(width: 0, height: -1), CGSize(width: 2, height: 2)]),
        P("isEnabled", \UILabel.isEnabled, [true, false]), P("isHighlighted", \UILabel.isHighlighted, [true, false]),
        P("highlightedTextColor", \UILabel.highlightedTextColor, P.colors),
        P("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory, [true, false]),
        P("baselineAdjustment", \UILabel.baselineAdjustment, [.alignBaselines, .alignCenters, .none]),
      ]
    case .button:
      return [
        Self.enabled, Self.selected, Self.highlighted,
        P("title", P.texts) { (button: UIButton, text) in button.setTitle(text, for: .normal) },
        P("selected title", [nil, "Chosen"]) { (button: UIButton, text) in button.setTitle(text, for: .selected) },
        P("image", P.pictures) { (button: UIButton, image) in button.setImage(image, for: .normal) },
        P("background", P.pictures) { (button: UIButton, image) in button.setBackgroundImage(image, for: .normal) },
        P("color", P.colors) { (button: UIButton, color) in button.setTitleColor(color, for: .normal) },
        P("font", fonts) { (button: UIButton, font) in button.titleLabel?.font = font },
        P("contentHorizontalAlignment", \UIButton.contentHorizontalAlignment, [.center, .left, .trailing, .fill]),
        P("contentVerticalAlignment", \UIButton.contentVerticalAlignment, [.center, .top, .bottom, .fill]),
      ]
    case .configuredButton:
      let styles: [UIButton.Configuration] = [.plain(), .filled(), .tinted(), .gray(), .borderedProminent()]
      let configurations = zip(styles, P.texts).flatMap { style, text in
        [UIImage?.none, P.picture].map { image in
          var configuration = style
          (configuration.title, configuration.subtitle, configuration.image) = (
            text, image == nil ? nil : "below", image
          )
          return configuration
        }
      }
      return [
        P("configuration", \UIButton.configuration, configurations), Self.enabled, Self.selected, Self.highlighted,
        P("role", [UIButton.Role.normal, .destructive, .primary, .cancel]) { (button: UIButton, role) in
          button.role = role
        },
        P("menu", [nil, UIMenu(children: [UIAction(title: "Do") { _ in }])]) { (button: UIButton, menu) in
          button.menu = menu
        },
      ]
    case .switcher:
      return [
        Self.enabled, P("isOn", \UISwitch.isOn, [true, false]), P("onTintColor", \UISwitch.onTintColor, P.colors),
        P("thumbTintColor", \UISwitch.thumbTintColor, P.colors),
      ]
    case .slider:
      return [
        Self.enabled,
        P("values", [(0, 1, 0.3), (0, 1, 0.9), (-5, 5, 0), (0, 100, 100)] as [(Float, Float, Float)]) {
          (slider: UISlider, values) in
          (slider.minimumValue, slider.maximumValue) = (values.0, values.1)
          slider.value = values.2
        },
        P("minimumValueImage", \UISlider.minimumValueImage, P.pictures),
        P("maximumValueImage", \UISlider.maximumValueImage, P.pictures),
        P("minimumTrackTintColor", \UISlider.minimumTrackTintColor, P.colors),
        P("maximumTrackTintColor", \UISlider.maximumTrackTintColor, P.colors),
        P("thumbTintColor", \UISlider.thumbTintColor, P.colors),
        P("thumb", P.pictures) { (slider: UISlider, image) in slider.setThumbImage(image, for: .normal) },
      ]
    case .stepper:
      return [
        Self.enabled,
        P("values", [(0, 10, 0), (0, 10, 10), (0, 10, 4)] as [(Double, Double, Double)]) {
          (stepper: UIStepper, values) in
          (stepper.minimumValue, stepper.maximumValue) = (values.0, values.1)
          stepper.value = values.2
        },
        P("wraps", \UIStepper.wraps, [true, false]),
        P("image", P.pictures) { (stepper: UIStepper, image) in stepper.setIncrementImage(image, for: .normal) },
      ]
    case .segments:
      return [
        Self.enabled,
        P("segments", [(["One", "Two"], 1), (["A", "Much longer", "C"], 0), (["1"], -1), ([], -1)]) {
          (control: UISegmentedControl, segments: ([String], Int)) in
          control.removeAllSegments()
          for (index, title) in segments.0.enumerated() {
            control.insertSegment(withTitle: title, at: index, animated: false)
          }
          control.selectedSegmentIndex = segments.1
        },
        P("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent, [true, false]),
        P("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor, P.colors),
        P("attributes", [nil, [.font: UIFont.boldSystemFont(ofSize: 20)], [.foregroundColor: UIColor.systemRed]]) {
          (control: UISegmentedControl, attributes: [NSAttributedString.Key: Any]?) in
          control.setTitleTextAttributes(attributes, for: .normal)
        },
      ]
    case .progress:
      return [
        P("progress", \UIProgressView.progress, [0, 0.4, 1]),
        P("progressTintColor", \UIProgressView.progressTintColor, P.colors),
        P("trackTintColor", \UIProgressView.trackTintColor, P.colors),
        P("progressViewStyle", \UIProgressView.progressViewStyle, [.default, .bar]),
      ]
    case .pages:
      return [
        Self.enabled,
        P("pages", [(0, 0), (1, 0), (3, 0), (3, 2)]) { (control: UIPageControl, pages) in
          control.numberOfPages = pages.0
          control.currentPage = pages.1
        },
        P("hidesForSinglePage", \UIPageControl.hidesForSinglePage, [true, false]),
        P("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor, P.colors),
        P("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor, P.colors),
        P("backgroundStyle", \UIPageControl.backgroundStyle, [.automatic, .prominent, .minimal]),
        P("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage, P.pictures),
      ]
    case .activity:
      return [
        P("style", \UIActivityIndicatorView.style, [.medium, .large]),
        P("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped, [true, false]),
        P("color", [.gray, .systemRed]) { (view: UIActivityIndicatorView, color: UIColor) in view.color = color },
      ]
    case .field:
      return [
        Self.enabled, P("text", \UITextField.text, P.texts),
        P("placeholder", \UITextField.placeholder, [nil, "Placeholder", "Name"]),
        P("font", \UITextField.font, fonts), P("textColor", \UITextField.textColor, [.label, .systemRed]),
        P("textAlignment", \UITextField.textAlignment, [.natural, .left, .center, .right]),
        P("borderStyle", \UITextField.borderStyle, [.none, .line, .bezel, .roundedRect]),
        P("clearButtonMode", \UITextField.clearButtonMode, [.never, .always, .unlessEditing]),
        P("isSecureTextEntry", \UITextField.isSecureTextEntry, [true, false]),
        P("left view", [CGFloat(0), 20, 40]) { (field: UITextField, width) in
          field.leftView = width > 0 ? UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)) : nil
          field.leftViewMode = .always
        },
        P("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth, [true, false]),
        P("minimumFontSize", \UITextField.minimumFontSize, [0, 9]),
      ]
    case .searchBar:
      return [
        P("text", \UISearchBar.text, ["", "word", "many more words than there is room for"]),
        P("placeholder", \UISearchBar.placeholder, [nil, "Search here"]),
        P("showsCancelButton", \UISearchBar.showsCancelButton, [true, false]),
        P("searchBarStyle", \UISearchBar.searchBarStyle, [.default, .minimal, .prominent]),
        P("prompt", \UISearchBar.prompt, [nil, "A prompt"]),
        P("barTintColor", \UISearchBar.barTintColor, P.colors),
        P("showsBookmarkButton", \UISearchBar.showsBookmarkButton, [true, false]),
        P("scopeButtonTitles", \UISearchBar.scopeButtonTitles, [nil, ["All", "Some"]]),
        P("showsScopeBar", \UISearchBar.showsScopeBar, [true, false]),
      ]
    case .image:
      return [
        P("image", \UIImageView.image, P.pictures), P("highlightedImage", \UIImageView.highlightedImage, P.pictures),
        P("isHighlighted", \UIImageView.isHighlighted, [true, false]),
        P(
          "contentMode", \UIImageView.contentMode, [.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .topLeft]),
        P(
          "preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration,
          [nil, .init(pointSize: 30), .init(textStyle: .title1)]),
      ]
    case .cell:
      return [
        P("text", P.texts) { (cell: UITableViewCell, text) in cell.textLabel?.text = text },
        P("detail", P.texts) { (cell: UITableViewCell, text) in cell.detailTextLabel?.text = text },
        P("image", P.pictures) { (cell: UITableViewCell, image) in cell.imageView?.image = image },
        P("lines", [1, 0]) { (cell: UITableViewCell, lines) in cell.textLabel?.numberOfLines = lines },
        P("font", Array(fonts.prefix(2))) { (cell: UITableViewCell, font) in cell.textLabel?.font = font },
        P(
          "accessoryType", \UITableViewCell.accessoryType,
          [.none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton]),
        P("isSelected", \UITableViewCell.isSelected, [true, false]),
        P("selectionStyle", \UITableViewCell.selectionStyle, [.none, .default]),
        P("isEditing", \UITableViewCell.isEditing, [true, false]),
        P("indentationLevel", \UITableViewCell.indentationLevel, [0, 2]),
        P("accessory view", [false, true]) { (cell: UITableViewCell, has) in cell.accessoryView = has ? UISwitch() : nil
        },
      ]
    case .configuredCell:
      func content(_ text: String, _ secondary: String?, _ image: UIImage?) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        (content.text, content.secondaryText, content.image) = (text, secondary, image)
        return content
      }
      let contents = [
        content("A", nil, nil), content("Some words", "and others below", nil), content("שלום", "words", P.picture),
        UIListContentConfiguration.valueCell(),
      ]
      return [
        P("content", contents) { (cell: UITableViewCell, content) in
          cell.contentConfiguration = content
          cell.setNeedsUpdateConfiguration()
        },
        P("background", [UIBackgroundConfiguration.clear(), .listPlainCell(), .listGroupedCell()]) {
          (cell: UITableViewCell, background) in
          cell.backgroundConfiguration = background
          // It is as it was set until the state is another.
          cell.setNeedsUpdateConfiguration()
        },
        P("accessoryType", \UITableViewCell.accessoryType, [.none, .disclosureIndicator, .checkmark]),
        P("isSelected", \UITableViewCell.isSelected, [true, false]),
        P("isHighlighted", \UITableViewCell.isHighlighted, [true, false]),
      ]
    case .tabBar:
      return [
        P("items", [[], ["One"], ["One", "Two", "Three"], ["A longer one", "Two", "Three", "Four", "Five"]]) {
          (bar: UITabBar, titles) in
          bar.items = titles.map { UITabBarItem(title: $0, image: UIImage(systemName: "star"), tag: 0) }
          bar.selectedItem = bar.items?.first
        },
        P("unselectedItemTintColor", \UITabBar.unselectedItemTintColor, P.colors),
        P("barTintColor", \UITabBar.barTintColor, P.colors),
        P("itemPositioning", \UITabBar.itemPositioning, [.automatic, .fill, .centered]),
      ]
    case .toolbar:
      return [
        P("items", [[], ["One"], ["One", "Two"], ["A longer one", "Three"]]) { (bar: UIToolbar, titles) in
          bar.items = titles.flatMap { [UIBarButtonItem(title: $0), .flexibleSpace()] }
        },
        P("barTintColor", \UIToolbar.barTintColor, P.colors),
        P("isTranslucent", \UIToolbar.isTranslucent, [true, false]),
      ]
    case .datePicker:
      return [
        Self.enabled,
        P("mode and style", [(.date, .compact), (.time, .compact), (.dateAndTime, .compact), (.date, .inline)]) {
          (picker: UIDatePicker, mode: (UIDatePicker.Mode, UIDatePickerStyle)) in
          picker.preferredDatePickerStyle = mode.1
          picker.datePickerMode = mode.0
        },
        P("date", [0, 40_000_000, 1_700_000_000]) { (picker: UIDatePicker, seconds: TimeInterval) in
          picker.date = Date(timeIntervalSince1970: seconds)
        },
      ]
    }
  }
}
