// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

final class ControlsViewController: ColumnViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let days = ["Yesterday", "Today", "Tomorrow", "Friday", "Saturday", "Sunday"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let toggle = add(UISwitch())
    toggle.accessibilityIdentifier = "wifi"
    let slider = add(UISlider())
    slider.value = 0.5
    slider.accessibilityIdentifier = "volume"
    let segments = add(UISegmentedControl(items: ["Small", "Large"]))
    segments.selectedSegmentIndex = 0
    let steps = label("steps", "0")
    let stepper = UIStepper()
    stepper.addAction(
      UIAction { [weak stepper] _ in steps.text = "\(Int(stepper?.value ?? 0))" }, for: .valueChanged)
    add(stepper)
    add(steps)
    let pages = add(UIPageControl())
    pages.numberOfPages = 3
    pages.currentPage = 0
    let progress = add(UIProgressView())
    progress.progress = 0.42
    let spinner = add(UIActivityIndicatorView(style: .medium))
    spinner.hidesWhenStopped = false
    let star = UIImageView(image: UIImage(systemName: "star"))
    star.accessibilityIdentifier = "star"
    star.contentMode = .center
    add(star)
    let picker = add(UIPickerView())
    (picker.dataSource, picker.delegate) = (self, self)
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.heightAnchor.constraint(equalToConstant: 180).isActive = true
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { days.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    days[row]
  }
}
