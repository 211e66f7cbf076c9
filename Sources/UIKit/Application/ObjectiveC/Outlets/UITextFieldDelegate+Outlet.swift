// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITextFieldDelegate`, by the names of its methods.
@MainActor final class UITextFieldDelegateOutlet: NSObject, UITextFieldDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["textFieldShouldBeginEditing"], ["UITextField"]), [textField]) {
      return answer
    }
    return UITextFieldDelegateSilence.shared.textFieldShouldBeginEditing(textField)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    link.send(OutletMessage(["textFieldDidBeginEditing"], ["UITextField"]), [textField])
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["textFieldShouldEndEditing"], ["UITextField"]), [textField]) {
      return answer
    }
    return UITextFieldDelegateSilence.shared.textFieldShouldEndEditing(textField)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    link.send(OutletMessage(["textFieldDidEndEditing"], ["UITextField"]), [textField])
  }

  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    if !link.send(
      OutletMessage(["textFieldDidEndEditing", "reason"], ["UITextField", "DidEndEditingReason"]), [textField, reason])
    {
      textFieldDidEndEditing(textField)
    }
  }

  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["textField", "shouldChangeCharactersIn", "replacementString"], ["UITextField", "NSRange", "String"]),
      [textField, range, string])
    {
      return answer
    }
    return UITextFieldDelegateSilence.shared.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["textField", "shouldChangeCharactersInRanges", "replacementString"], ["UITextField", "NSValues", "String"]),
      [textField, ranges, string])
    {
      return answer
    }
    return ranges.first.map {
      self.textField(textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
    } ?? true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    link.send(OutletMessage(["textFieldDidChangeSelection"], ["UITextField"]), [textField])
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["textFieldShouldClear"], ["UITextField"]), [textField]) {
      return answer
    }
    return UITextFieldDelegateSilence.shared.textFieldShouldClear(textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let answer: Bool = link.answer(OutletMessage(["textFieldShouldReturn"], ["UITextField"]), [textField]) {
      return answer
    }
    return UITextFieldDelegateSilence.shared.textFieldShouldReturn(textField)
  }

  func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
    -> UIMenu?
  {
    if let answer: UIMenu? = link.answer(
      OutletMessage(
        ["textField", "editMenuForCharactersIn", "suggestedActions"], ["UITextField", "NSRange", "UIMenuElements"]),
      [textField, range, suggestedActions])
    {
      return answer
    }
    return UITextFieldDelegateSilence.shared.textField(
      textField, editMenuForCharactersIn: range, suggestedActions: suggestedActions)
  }

  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    link.send(
      OutletMessage(["textField", "willPresentEditMenuWith"], ["UITextField", "UIEditMenuInteractionAnimating"]),
      [textField, animator])
  }

  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    link.send(
      OutletMessage(["textField", "willDismissEditMenuWith"], ["UITextField", "UIEditMenuInteractionAnimating"]),
      [textField, animator])
  }
}

/// Implements nothing that it need not.
@MainActor private final class UITextFieldDelegateSilence: NSObject, UITextFieldDelegate {
  static let shared = UITextFieldDelegateSilence()
}
