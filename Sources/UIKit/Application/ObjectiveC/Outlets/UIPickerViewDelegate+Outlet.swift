// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIPickerViewDelegate`, by the names of its methods.
@MainActor final class UIPickerViewDelegateOutlet: NSObject, UIPickerViewDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(["pickerView", "rowHeightForComponent"], ["UIPickerView", "Int"]), [pickerView, component])
    {
      return answer
    }
    return UIPickerViewDelegateSilence.shared.pickerView(pickerView, rowHeightForComponent: component)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(["pickerView", "widthForComponent"], ["UIPickerView", "Int"]), [pickerView, component])
    {
      return answer
    }
    return UIPickerViewDelegateSilence.shared.pickerView(pickerView, widthForComponent: component)
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    if let answer: String? = link.answer(
      OutletMessage(["pickerView", "titleForRow", "forComponent"], ["UIPickerView", "Int", "Int"]),
      [pickerView, row, component])
    {
      return answer
    }
    return UIPickerViewDelegateSilence.shared.pickerView(pickerView, titleForRow: row, forComponent: component)
  }

  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  {
    if let answer: NSAttributedString? = link.answer(
      OutletMessage(["pickerView", "attributedTitleForRow", "forComponent"], ["UIPickerView", "Int", "Int"]),
      [pickerView, row, component])
    {
      return answer
    }
    return UIPickerViewDelegateSilence.shared.pickerView(
      pickerView, attributedTitleForRow: row, forComponent: component)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    link.send(
      OutletMessage(["pickerView", "didSelectRow", "inComponent"], ["UIPickerView", "Int", "Int"]),
      [pickerView, row, component])
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIPickerViewDelegateSilence: NSObject, UIPickerViewDelegate {
  static let shared = UIPickerViewDelegateSilence()
}
