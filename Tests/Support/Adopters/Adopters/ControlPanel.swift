// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

// A settings screen in the usual style: controls made in closures, wired by target and action, laid out in a stack.

class ControlPanelViewController: UIViewController {
  let notificationsSwitch: UISwitch = {
    let toggle = UISwitch()
    toggle.isOn = true
    toggle.onTintColor = .systemTeal
    toggle.translatesAutoresizingMaskIntoConstraints = false
    return toggle
  }()

  lazy var volumeSlider: UISlider = {
    let slider = UISlider()
    slider.minimumValue = 0
    slider.maximumValue = 100
    slider.value = 25
    slider.isContinuous = true
    slider.minimumTrackTintColor = .systemTeal
    slider.addTarget(self, action: #selector(volumeChanged(_:forEvent:)), for: .valueChanged)
    return slider
  }()

  let unitControl = UISegmentedControl(items: ["Metric", "Imperial"])
  let guestsStepper = UIStepper()
  let progressView = UIProgressView(progressViewStyle: .bar)
  let spinner = UIActivityIndicatorView(style: .large)
  let sizePicker = UIPickerView()
  let datePicker = UIDatePicker()
  let statusLabel = UILabel()
  private(set) var history: [String] = []
  private let sizes = [["S", "M", "L", "XL"], ["Slim", "Regular"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let stackView = UIStackView(arrangedSubviews: [
      notificationsSwitch, volumeSlider, unitControl, guestsStepper, progressView, spinner, sizePicker, datePicker,
      statusLabel,
    ])
    stackView.axis = .vertical
    stackView.alignment = .leading
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      volumeSlider.widthAnchor.constraint(equalTo: stackView.widthAnchor),
      progressView.widthAnchor.constraint(equalTo: stackView.widthAnchor),
    ])

    notificationsSwitch.addTarget(self, action: #selector(notificationsChanged), for: .valueChanged)
    unitControl.selectedSegmentIndex = 0
    unitControl.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    unitControl.selectedSegmentTintColor = .systemTeal
    unitControl.addTarget(self, action: #selector(unitChanged(sender:)), for: UIControl.Event.valueChanged)
    guestsStepper.minimumValue = 1
    guestsStepper.maximumValue = 8
    guestsStepper.wraps = true
    guestsStepper.autorepeat = true
    guestsStepper.addTarget(self, action: #selector(guestsChanged(_:)), for: .valueChanged)
    progressView.setProgress(0.3, animated: false)
    spinner.hidesWhenStopped = true
    spinner.startAnimating()
    sizePicker.dataSource = self
    sizePicker.delegate = self
    sizePicker.selectRow(1, inComponent: 0, animated: false)
    datePicker.datePickerMode = .date
    if #available(iOS 13.4, *) {
      datePicker.preferredDatePickerStyle = .wheels
    }
    datePicker.maximumDate = Calendar.current.date(byAdding: .year, value: -18, to: Date())
    datePicker.addTarget(self, action: #selector(birthdayChanged(_:)), for: .valueChanged)
  }

  @objc private func notificationsChanged() {
    history.append(notificationsSwitch.isOn ? "on" : "off")
  }

  @objc func volumeChanged(_ slider: UISlider, forEvent event: UIEvent) {
    if let touch = event.allTouches?.first {
      switch touch.phase {
      case .moved: history.append("volume \(Int(slider.value.rounded()))")
      case .ended: history.append("volume set")
      default: break
      }
    }
  }

  @objc func unitChanged(sender: UISegmentedControl) {
    guard let title = sender.titleForSegment(at: sender.selectedSegmentIndex) else { return }
    history.append(title)
  }

  @IBAction func guestsChanged(_ sender: UIStepper) {
    statusLabel.text = "\(Int(sender.value)) guests"
    history.append("\(Int(sender.value))")
  }

  @objc func birthdayChanged(_ sender: UIDatePicker) {
    history.append("birthday")
  }

  func load() {
    spinner.stopAnimating()
    UIView.animate(withDuration: 0.2) { self.progressView.setProgress(1, animated: true) }
  }
}

extension ControlPanelViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { return sizes.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    return sizes[component].count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    return sizes[component][row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    history.append(sizes[component][row])
  }
}

/// A slider with a thicker track, as most libraries have one.
@IBDesignable class ThickSlider: UISlider {
  @IBInspectable var trackHeight: CGFloat = 12 {
    didSet { setNeedsLayout() }
  }

  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.trackRect(forBounds: bounds)
    rect.origin.y -= (trackHeight - rect.height) / 2
    rect.size.height = trackHeight
    return rect
  }

  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    return super.thumbRect(forBounds: bounds, trackRect: rect, value: value).offsetBy(dx: 0, dy: 0)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // Whoever taps the track means that place.
    let percent = Float(touch.location(in: self).x / bounds.width)
    setValue(minimumValue + percent * (maximumValue - minimumValue), animated: false)
    sendActions(for: .valueChanged)
    return true
  }
}

/// Underlined segments without the system's look.
final class UnderlinedSegments: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    style()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    style()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    style()
  }

  private func style() {
    let clear = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 32)).image { _ in }
    setBackgroundImage(clear, for: .normal, barMetrics: .default)
    setDividerImage(clear, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
    setTitleTextAttributes([.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.gray], for: .normal)
    setTitleTextAttributes([.foregroundColor: UIColor.label], for: .selected)
  }
}

class OwnSwitch: UISwitch {}
class OwnStepper: UIStepper {}
class OwnProgress: UIProgressView {}
class OwnIndicator: UIActivityIndicatorView {}
class OwnPicker: UIPickerView {}
class OwnDatePicker: UIDatePicker {}

enum Theme {
  static func apply() {
    UISwitch.appearance().onTintColor = .systemPink
    UISlider.appearance().minimumTrackTintColor = .systemPink
    UISegmentedControl.appearance().selectedSegmentTintColor = .systemPink
    UISegmentedControl.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
      .setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    UIProgressView.appearance().progressTintColor = .systemPink
    UIActivityIndicatorView.appearance().color = .systemPink
    UIPickerView.appearance().backgroundColor = .systemBackground
    UIDatePicker.appearance().tintColor = .systemPink
  }
}
