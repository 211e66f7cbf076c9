// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Every control in its usual states, in rows of a stack.
final class ControlGallery: UIViewController {
  var isEnabled = true
  private let stack = UIStackView()
  private let titles = ["Day", "Week", "Month"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    addSwitches()
    addSliders()
    addSegments()
    addSteppers()
    addProgress()
    addIndicators()
  }

  private func addRow(_ views: [UIView]) {
    for case let control as UIControl in views { control.isEnabled = isEnabled }
    let row = UIStackView(arrangedSubviews: views + [UIView()])
    row.spacing = 16
    row.alignment = .center
    stack.addArrangedSubview(row)
  }

  private func addSwitches() {
    let switches = (0..<4).map { _ in UISwitch() }
    switches[1].isOn = true
    switches[2].isOn = true
    switches[2].onTintColor = .systemPurple
    switches[3].thumbTintColor = .systemYellow
    addRow(switches)
  }

  private func add(_ control: UIControl) {
    control.isEnabled = isEnabled
    stack.addArrangedSubview(control)
  }

  private func addSliders() {
    for value in [0, 0.35, 1] as [Float] {
      let slider = UISlider()
      slider.value = value
      add(slider)
    }
    let volume = UISlider()
    volume.minimumValueImage = UIImage(systemName: "speaker.fill")
    volume.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
    volume.value = 0.6
    volume.tintColor = .systemGray
    add(volume)
    let ticks = UISlider()
    ticks.trackConfiguration = UISlider.TrackConfiguration(numberOfTicks: 5)
    ticks.value = 0.5
    ticks.minimumTrackTintColor = .systemOrange
    add(ticks)
  }

  private func addSegments() {
    let words = UISegmentedControl(items: titles)
    words.selectedSegmentIndex = 1
    add(words)
    let pictures = UISegmentedControl(items: ["star", "heart", "flag"].compactMap { UIImage(systemName: $0) })
    pictures.selectedSegmentIndex = 0
    let tinted = UISegmentedControl(items: ["Off", "On"])
    tinted.selectedSegmentIndex = 1
    tinted.selectedSegmentTintColor = .systemBlue
    tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    addRow([pictures, tinted])
    let partly = UISegmentedControl(items: titles + ["Year"])
    partly.setEnabled(false, forSegmentAt: 2)
    partly.apportionsSegmentWidthsByContent = true
    add(partly)
  }

  private func addSteppers() {
    let steppers = (0..<2).map { _ in UIStepper() }
    steppers[1].value = 50
    addRow(steppers)
  }

  private func addProgress() {
    for progress in [0, 0.03, 0.4, 1] as [Float] {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = progress
      stack.addArrangedSubview(view)
    }
  }

  private func addIndicators() {
    let indicators = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
    let still = UIActivityIndicatorView(style: .large)
    still.hidesWhenStopped = false
    still.color = .systemRed
    for indicator in indicators { indicator.startAnimating() }
    addRow(indicators + [still])
  }
}

/// Pickers of all styles.
final class PickerGallery: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let locale: Locale
  let pickers = [UIDatePicker(), UIDatePicker(), UIDatePicker(), UIDatePicker()]

  init(locale: Locale) {
    self.locale = locale
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let wheel = UIPickerView()
    wheel.dataSource = self
    wheel.delegate = self
    wheel.selectRow(4, inComponent: 0, animated: false)
    let stack = UIStackView(arrangedSubviews: [wheel] + pickers)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    let date = calendar.date(from: DateComponents(year: 2026, month: 6, day: 9, hour: 9, minute: 41))
    for (picker, mode) in zip(pickers, [UIDatePicker.Mode.dateAndTime, .date, .countDownTimer, .date]) {
      picker.locale = locale
      picker.calendar = calendar
      picker.timeZone = calendar.timeZone
      picker.datePickerMode = mode
      picker.date = date ?? .distantPast
    }
    pickers[1].preferredDatePickerStyle = .inline
    pickers[1].maximumDate = date?.addingTimeInterval(14 * 86_400)
    pickers[2].countDownDuration = 3_900
    pickers[3].preferredDatePickerStyle = .wheels
    pickers[2].isHidden = true
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 12 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? "Choice \(row)" : "\(row * 5)"
  }
}
