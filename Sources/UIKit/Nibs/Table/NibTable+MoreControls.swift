// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  /// Controls that have a value, and views that show one.
  static let valueRows: [NibRow] = [
    .view(
      "switch", UISwitch.self,
      controlProperties + [
        .flag("on", \UISwitch.isOn, absent: false),
        .color("onTintColor", \UISwitch.onTintColor),
        .color("thumbTintColor", \UISwitch.thumbTintColor),
        .text("title", \UISwitch.title),
      ]),
    .view("slider", UISlider.self, controlProperties + sliderProperties),
    .view(
      "stepper", UIStepper.self,
      controlProperties + [
        NibProperty("minimumValue", "maximumValue", "stepValue", "value") { (stepper: UIStepper, element, _) in
          let least = element.points("minimumValue").map({ Double($0) }) ?? 0
          let most = element.points("maximumValue").map({ Double($0) }) ?? 100
          // Of two ends the wrong way round the least counts.
          (stepper.minimumValue, stepper.maximumValue) = (least, max(most, least))
          let step = element.points("stepValue").map({ Double($0) }) ?? 1
          if step > 0 { stepper.stepValue = step }
          stepper.value = element.points("value").map({ Double($0) }) ?? 0
        },
        .flag("continuous", \UIStepper.isContinuous, absent: true),
        .flag("autorepeat", \UIStepper.autorepeat, absent: true),
        .flag("wraps", \UIStepper.wraps, absent: false),
      ]),
    .view(
      "progressView", UIProgressView.self,
      [
        .choice("progressViewStyle", \UIProgressView.progressViewStyle, ["default": .default, "bar": .bar]),
        .number("progress", \UIProgressView.progress, absent: 0),
        .color("progressTintColor", \UIProgressView.progressTintColor),
        .color("trackTintColor", \UIProgressView.trackTintColor),
        .image("progressImage", \UIProgressView.progressImage),
        .image("trackImage", \UIProgressView.trackImage),
      ]),
    .view(
      "pageControl", UIPageControl.self,
      controlProperties + [
        NibProperty("numberOfPages", "currentPage") { (control: UIPageControl, element, _) in
          control.numberOfPages = (element.integer("numberOfPages") ?? 0).clamped(to: 0...10_000)
          control.currentPage = (element.integer("currentPage") ?? 0).clamped(to: 0...10_000)
        },
        .flag("hidesForSinglePage", \UIPageControl.hidesForSinglePage, absent: false),
        .color("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
        .color("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        .skipped("defersCurrentPageDisplay"),
      ]),
    .view("pickerView", UIPickerView.self, [.skipped("showsSelectionIndicator")]),
    .view("datePicker", UIDatePicker.self, controlProperties + datePickerProperties),
    .view("segmentedControl", UISegmentedControl.self, controlProperties + segmentProperties),
    .view("activityIndicatorView", UIActivityIndicatorView.self, indicatorProperties),
    .view("refreshControl", UIRefreshControl.self, controlProperties),
  ]

  private static let sliderProperties: [NibProperty] = [
    NibProperty("minValue", "maxValue", "value") { (slider: UISlider, element, _) in
      let least = element.points("minValue") ?? 0
      let most = element.points("maxValue") ?? 1
      (slider.minimumValue, slider.maximumValue) = (Float(least), Float(max(most, least)))
      slider.value = Float(element.points("value") ?? 0)
    },
    .flag("continuous", \UISlider.isContinuous, absent: true),
    .color("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    .color("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    .color("thumbTintColor", \UISlider.thumbTintColor),
    .image("minimumValueImage", \UISlider.minimumValueImage),
    .image("maximumValueImage", \UISlider.maximumValueImage),
  ]

  private static let datePickerProperties: [NibProperty] = [
    .choice(
      "datePickerMode", \UIDatePicker.datePickerMode,
      ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer],
      absent: .dateAndTime),
    .choice(
      "style", \UIDatePicker.preferredDatePickerStyle,
      ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]),
    NibProperty("minuteInterval") { (picker: UIDatePicker, element, _) in
      if let value = element.integer("minuteInterval"), value >= 1, 60 % value == 0 { picker.minuteInterval = value }
    },
    NibProperty("minimumDate") { (picker: UIDatePicker, element, _) in
      picker.minimumDate = element.date("minimumDate")
    },
    NibProperty("maximumDate") { (picker: UIDatePicker, element, _) in
      picker.maximumDate = element.date("maximumDate")
    },
    NibProperty("date", "useCurrentDate") { (picker: UIDatePicker, element, _) in
      guard element.bool("useCurrentDate") == false, let date = element.date("date") else { return }
      picker.date = date
    },
    NibProperty("countDownDuration") { (picker: UIDatePicker, element, _) in
      guard picker.datePickerMode == .countDownTimer, let value = element.points("countDownDuration") else { return }
      picker.countDownDuration = TimeInterval(value)
    },
    .said("locale") { (picker: UIDatePicker, element, _) in
      if let name = element.child(key: "locale")?["localeIdentifier"] { picker.locale = Locale(identifier: name) }
    },
  ]

  private static let segmentProperties: [NibProperty] = [
    .flag("momentary", \UISegmentedControl.isMomentary, absent: false),
    .flag(
      "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent, absent: false),
    NibProperty("segments") { (control: UISegmentedControl, element, graph) in
      for (index, segment) in element.list("segments").filter({ $0.name == "segment" }).enumerated() {
        if let image = graph.image("image", of: segment) {
          control.insertSegment(with: image, at: index, animated: false)
        } else {
          let title = graph.text("title", of: segment, as: "segmentTitles[\(index)]", of: element)
          control.insertSegment(withTitle: title ?? "", at: index, animated: false)
        }
        if segment.bool("enabled") == false { control.setEnabled(false, forSegmentAt: index) }
        if let width = segment.points("width") { control.setWidth(width, forSegmentAt: index) }
        if let offset = segment.size("contentOffset") {
          control.setContentOffset(CGSize(offset), forSegmentAt: index)
        }
      }
    },
    NibProperty("selectedSegmentIndex") { (control: UISegmentedControl, element, _) in
      let index = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
      control.selectedSegmentIndex = index.clamped(to: -1...max(control.numberOfSegments - 1, -1))
    },
    .color("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
    .skipped("segmentControlStyle"),
  ]

  private static let indicatorProperties: [NibProperty] = [
    NibProperty("style") { (view: UIActivityIndicatorView, element, _) in
      switch element["style"] {
      case "whiteLarge": (view.style, view.color) = (.large, .white)
      case "white": (view.style, view.color) = (.medium, .white)
      case "gray": (view.style, view.color) = (.medium, .gray)
      case "large": view.style = .large
      default: view.style = .medium
      }
    },
    .color("color", \UIActivityIndicatorView.color),
    NibProperty("hidesWhenStopped", "animating") { (view: UIActivityIndicatorView, element, _) in
      view.hidesWhenStopped = element.bool("hidesWhenStopped") ?? false
      if element.bool("animating") == true { view.startAnimating() }
    },
  ]
}

extension NibElement {
  /// A date of a property.
  fileprivate func date(_ key: String) -> Date? {
    child(key: key)?.number("timeIntervalSinceReferenceDate").map {
      Date(timeIntervalSinceReferenceDate: $0.clamped(to: -1e11...1e11))
    }
  }
}
