// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `NSTextContentStorageDelegate`, by the names of its methods.
@MainActor final class NSTextContentStorageDelegateOutlet: NSObject, NSTextContentStorageDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
    -> NSTextParagraph?
  {
    if let answer: NSTextParagraph? = link.answer(
      OutletMessage(["textContentStorage", "textParagraphWith"], ["NSTextContentStorage", "NSRange"]),
      [textContentStorage, range])
    {
      return answer
    }
    return NSTextContentStorageDelegateSilence.shared.textContentStorage(textContentStorage, textParagraphWith: range)
  }

  func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation)
    -> NSTextElement?
  {
    if let own = link.object as? any NSTextContentManagerDelegate {
      return own.textContentManager(textContentManager, textElementAt: location)
    }
    if let answer: NSTextElement? = link.answer(
      OutletMessage(["textContentManager", "textElementAt"], ["NSTextContentManager", "NSTextLocation"]),
      [textContentManager, location])
    {
      return answer
    }
    return NSTextContentStorageDelegateSilence.shared.textContentManager(textContentManager, textElementAt: location)
  }

  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool {
    if let own = link.object as? any NSTextContentManagerDelegate {
      return own.textContentManager(textContentManager, shouldEnumerate: textElement, options: options)
    }
    if let answer: Bool = link.answer(
      OutletMessage(
        ["textContentManager", "shouldEnumerate", "options"],
        ["NSTextContentManager", "NSTextElement", "EnumerationOptions"]), [textContentManager, textElement, options])
    {
      return answer
    }
    return NSTextContentStorageDelegateSilence.shared.textContentManager(
      textContentManager, shouldEnumerate: textElement, options: options)
  }
}

/// Implements nothing that it need not.
@MainActor private final class NSTextContentStorageDelegateSilence: NSObject, NSTextContentStorageDelegate {
  static let shared = NSTextContentStorageDelegateSilence()
}
