// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The controls' tables: what nibs and apps set by name, and what can be observed.
extension _TesseraTables {
  static var controls: [_TesseraClassTable] {
    [toggle, slider, stepper, segmentedControl, progressView, activityIndicator, datePicker]
  }

  private static var toggle: _TesseraClassTable {
    var table = _TesseraClassTable(UISwitch.self)
    table.add(key: "isOn", \UISwitch.isOn)
    table.add(key: "onTintColor", \UISwitch.onTintColor)
    table.add(key: "thumbTintColor", \UISwitch.thumbTintColor)
    table.add(observable: "isOn")
    return table
  }

  private static var slider: _TesseraClassTable {
    var table = _TesseraClassTable(UISlider.self)
    table.add(key: "value", \UISlider.value)
    table.add(key: "minimumValue", \UISlider.minimumValue)
    table.add(key: "maximumValue", \UISlider.maximumValue)
    table.add(key: "isContinuous", \UISlider.isContinuous)
    table.add(key: "minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    table.add(key: "maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    table.add(key: "thumbTintColor", \UISlider.thumbTintColor)
    table.add(key: "minimumValueImage", \UISlider.minimumValueImage)
    table.add(key: "maximumValueImage", \UISlider.maximumValueImage)
    table.add(observable: "value")
    return table
  }

  private static var stepper: _TesseraClassTable {
    var table = _TesseraClassTable(UIStepper.self)
    table.add(key: "value", \UIStepper.value)
    table.add(key: "minimumValue", \UIStepper.minimumValue)
    table.add(key: "maximumValue", \UIStepper.maximumValue)
    table.add(key: "stepValue", \UIStepper.stepValue)
    table.add(key: "wraps", \UIStepper.wraps)
    table.add(key: "autorepeat", \UIStepper.autorepeat)
    table.add(key: "isContinuous", \UIStepper.isContinuous)
    table.add(observable: "value")
    return table
  }

  private static var segmentedControl: _TesseraClassTable {
    var table = _TesseraClassTable(UISegmentedControl.self)
    table.add(key: "selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    table.add(key: "isMomentary", \UISegmentedControl.isMomentary)
    table.add(key: "selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    table.add(key: "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    table.add(observable: "selectedSegmentIndex")
    return table
  }

  private static var progressView: _TesseraClassTable {
    var table = _TesseraClassTable(UIProgressView.self)
    table.add(key: "progress", \UIProgressView.progress)
    table.add(key: "progressTintColor", \UIProgressView.progressTintColor)
    table.add(key: "trackTintColor", \UIProgressView.trackTintColor)
    table.add(observable: "progress")
    return table
  }

  private static var activityIndicator: _TesseraClassTable {
    var table = _TesseraClassTable(UIActivityIndicatorView.self)
    table.add(key: "color", \UIActivityIndicatorView.color)
    table.add(key: "hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    return table
  }

  private static var datePicker: _TesseraClassTable {
    var table = _TesseraClassTable(UIDatePicker.self)
    table.add(key: "date", \UIDatePicker.date)
    table.add(key: "minimumDate", \UIDatePicker.minimumDate)
    table.add(key: "maximumDate", \UIDatePicker.maximumDate)
    table.add(key: "minuteInterval", \UIDatePicker.minuteInterval)
    table.add(key: "countDownDuration", \UIDatePicker.countDownDuration)
    table.add(key: "locale", \UIDatePicker.locale)
    table.add(key: "timeZone", \UIDatePicker.timeZone)
    return table
  }
}
