// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITextPasteDelegate`, by the names of its methods.
@MainActor final class UITextPasteDelegateOutlet: NSObject, UITextPasteDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
  ) {
    if !link.send(
      OutletMessage(
        ["textPasteConfigurationSupporting", "transform"], ["UITextPasteConfigurationSupporting", "UITextPasteItem"]),
      [textPasteConfigurationSupporting, item])
    {
      UITextPasteDelegateSilence.shared.textPasteConfigurationSupporting(
        textPasteConfigurationSupporting, transform: item)
    }
  }

  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
  ) -> NSAttributedString {
    if let answer: NSAttributedString = link.answer(
      OutletMessage(
        ["textPasteConfigurationSupporting", "combineItemAttributedStrings", "for"],
        ["UITextPasteConfigurationSupporting", "NSAttributedStrings", "UITextRange"]),
      [textPasteConfigurationSupporting, itemStrings, textRange])
    {
      return answer
    }
    return UITextPasteDelegateSilence.shared.textPasteConfigurationSupporting(
      textPasteConfigurationSupporting, combineItemAttributedStrings: itemStrings, for: textRange)
  }

  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> UITextRange {
    if let answer: UITextRange = link.answer(
      OutletMessage(
        ["textPasteConfigurationSupporting", "performPasteOf", "to"],
        ["UITextPasteConfigurationSupporting", "NSAttributedString", "UITextRange"]),
      [textPasteConfigurationSupporting, attributedString, textRange])
    {
      return answer
    }
    return UITextPasteDelegateSilence.shared.textPasteConfigurationSupporting(
      textPasteConfigurationSupporting, performPasteOf: attributedString, to: textRange)
  }

  func textPasteConfigurationSupporting(
    _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
    shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["textPasteConfigurationSupporting", "shouldAnimatePasteOf", "to"],
        ["UITextPasteConfigurationSupporting", "NSAttributedString", "UITextRange"]),
      [textPasteConfigurationSupporting, attributedString, textRange])
    {
      return answer
    }
    return UITextPasteDelegateSilence.shared.textPasteConfigurationSupporting(
      textPasteConfigurationSupporting, shouldAnimatePasteOf: attributedString, to: textRange)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UITextPasteDelegateSilence: NSObject, UITextPasteDelegate {
  static let shared = UITextPasteDelegateSilence()
}
