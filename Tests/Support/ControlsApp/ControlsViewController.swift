// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class ControlsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let said = UILabel(frame: CGRect(x: 20, y: 70, width: 350, height: 24))
  private let progress = UIProgressView(frame: CGRect(x: 20, y: 330, width: 350, height: 4))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    said.text = "nothing yet"
    view.addSubview(said)

    let toggle = UISwitch(frame: CGRect(x: 20, y: 110, width: 0, height: 0))
    toggle.accessibilityLabel = "Wi-Fi"
    watch(toggle) { "switch \($0.isOn)" }

    let slider = UISlider(frame: CGRect(x: 20, y: 160, width: 280, height: 34))
    slider.accessibilityLabel = "Volume"
    watch(slider) { "slider \(Int(($0.value * 100).rounded()))" }

    let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
    segments.frame = CGRect(x: 20, y: 210, width: 300, height: 32)
    segments.selectedSegmentIndex = 0
    watch(segments) { "segment \($0.selectedSegmentIndex)" }

    let stepper = UIStepper(frame: CGRect(x: 20, y: 260, width: 0, height: 0))
    watch(stepper) { "stepper \(Int($0.value))" }

    view.addSubview(progress)
    let spinner = UIActivityIndicatorView(style: .large)
    spinner.frame.origin = CGPoint(x: 320, y: 260)
    spinner.startAnimating()
    view.addSubview(spinner)

    let wheel = UIPickerView(frame: CGRect(x: 36, y: 350, width: 320, height: 216))
    wheel.dataSource = self
    wheel.delegate = self
    view.addSubview(wheel)

    let date = UIDatePicker(frame: CGRect(x: 20, y: 590, width: 250, height: 36))
    date.datePickerMode = .date
    date.timeZone = TimeZone(secondsFromGMT: 0)
    date.date = Date(timeIntervalSince1970: 1_781_000_000)
    watch(date) { "date \(Int($0.date.timeIntervalSince1970 / 86_400))" }
  }

  private func watch<Control: UIControl>(_ control: Control, _ words: @escaping (Control) -> String) {
    control.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? Control else { return }
        said.text = words(control)
        progress.setProgress(progress.progress + 0.1, animated: true)
      }, for: .valueChanged)
    view.addSubview(control)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 100_000 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row \(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    said.text = "row \(row)"
  }
}
