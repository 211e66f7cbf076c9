// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A calendar at y 210 and wheels at 546, both of June 2026.
final class DatesViewController: UIViewController {
  private lazy var log = Log.add(to: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Dates"
    view.backgroundColor = .systemBackground
    add(.inline, CGRect(x: 36, y: 210, width: 320, height: 328), "day")
    add(.wheels, CGRect(x: 36, y: 546, width: 320, height: 180), "wheel")
    log.text = "nothing yet"
  }

  private func add(_ style: UIDatePickerStyle, _ frame: CGRect, _ name: String) {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = style
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 1_781_000_000)
    picker.frame = frame
    picker.addAction(
      UIAction { [weak self, weak picker] _ in
        let day = Int((picker?.date.timeIntervalSince1970 ?? 0) / 86_400)
        self?.log.text = "\(name) \(day)"
      }, for: .valueChanged)
    view.addSubview(picker)
  }
}
