// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

internal import TesseraText

/// Answers for an object that does not declare `NSTextLayoutManagerDelegate`, by the names of its methods.
@MainActor final class NSTextLayoutManagerDelegateOutlet: NSObject, NSTextLayoutManagerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    if let answer: NSTextLayoutFragment = link.answer(
      OutletMessage(
        ["textLayoutManager", "textLayoutFragmentFor", "in"],
        ["NSTextLayoutManager", "NSTextLocation", "NSTextElement"]), [textLayoutManager, location, textElement])
    {
      return answer
    }
    return NSTextLayoutManagerDelegateSilence.shared.textLayoutManager(
      textLayoutManager, textLayoutFragmentFor: location, in: textElement)
  }
}

/// Implements nothing that it need not.
@MainActor private final class NSTextLayoutManagerDelegateSilence: NSObject, NSTextLayoutManagerDelegate {
  static let shared = NSTextLayoutManagerDelegateSilence()
}
