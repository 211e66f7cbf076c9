// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIPickerViewDataSource`, by the names of its methods.
@MainActor final class UIPickerViewDataSourceOutlet: NSObject, UIPickerViewDataSource {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    return link.require(OutletMessage(["numberOfComponentsIn"], ["UIPickerView"]), [pickerView])
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    return link.require(
      OutletMessage(["pickerView", "numberOfRowsInComponent"], ["UIPickerView", "Int"]), [pickerView, component])
  }
}
