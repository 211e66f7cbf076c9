// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `NSTextContentManagerDelegate`, by the names of its methods.
@MainActor final class NSTextContentManagerDelegateOutlet: NSObject, NSTextContentManagerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation)
    -> NSTextElement?
  {
    if let answer: NSTextElement? = link.answer(
      OutletMessage(["textContentManager", "textElementAt"], ["NSTextContentManager", "NSTextLocation"]),
      [textContentManager, location])
    {
      return answer
    }
    return NSTextContentManagerDelegateSilence.shared.textContentManager(textContentManager, textElementAt: location)
  }

  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["textContentManager", "shouldEnumerate", "options"],
        ["NSTextContentManager", "NSTextElement", "EnumerationOptions"]), [textContentManager, textElement, options])
    {
      return answer
    }
    return NSTextContentManagerDelegateSilence.shared.textContentManager(
      textContentManager, shouldEnumerate: textElement, options: options)
  }
}

/// Implements nothing that it need not.
@MainActor private final class NSTextContentManagerDelegateSilence: NSObject, NSTextContentManagerDelegate {
  static let shared = NSTextContentManagerDelegateSilence()
}
