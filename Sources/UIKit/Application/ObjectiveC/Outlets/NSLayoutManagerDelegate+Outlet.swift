// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `NSLayoutManagerDelegate`, by the names of its methods.
@MainActor final class NSLayoutManagerDelegateOutlet: NSObject, NSLayoutManagerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func layoutManager(
    _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(
        ["layoutManager", "lineSpacingAfterGlyphAt", "withProposedLineFragmentRect"],
        ["NSLayoutManager", "Int", "CGRect"]), [layoutManager, glyphIndex, rect])
    {
      return answer
    }
    return NSLayoutManagerDelegateSilence.shared.layoutManager(
      layoutManager, lineSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(
        ["layoutManager", "paragraphSpacingBeforeGlyphAt", "withProposedLineFragmentRect"],
        ["NSLayoutManager", "Int", "CGRect"]), [layoutManager, glyphIndex, rect])
    {
      return answer
    }
    return NSLayoutManagerDelegateSilence.shared.layoutManager(
      layoutManager, paragraphSpacingBeforeGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
    withProposedLineFragmentRect rect: CGRect
  ) -> CGFloat {
    if let answer: CGFloat = link.answer(
      OutletMessage(
        ["layoutManager", "paragraphSpacingAfterGlyphAt", "withProposedLineFragmentRect"],
        ["NSLayoutManager", "Int", "CGRect"]), [layoutManager, glyphIndex, rect])
    {
      return answer
    }
    return NSLayoutManagerDelegateSilence.shared.layoutManager(
      layoutManager, paragraphSpacingAfterGlyphAt: glyphIndex, withProposedLineFragmentRect: rect)
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
    forControlCharacterAt charIndex: Int
  ) -> NSLayoutManager.ControlCharacterAction {
    if let answer: NSLayoutManager.ControlCharacterAction = link.answer(
      OutletMessage(
        ["layoutManager", "shouldUse", "forControlCharacterAt"], ["NSLayoutManager", "ControlCharacterAction", "Int"]),
      [layoutManager, action, charIndex])
    {
      return answer
    }
    return NSLayoutManagerDelegateSilence.shared.layoutManager(
      layoutManager, shouldUse: action, forControlCharacterAt: charIndex)
  }

  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {
    link.send(OutletMessage(["layoutManagerDidInvalidateLayout"], ["NSLayoutManager"]), [sender])
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {
    link.send(
      OutletMessage(
        ["layoutManager", "didCompleteLayoutFor", "atEnd"], ["NSLayoutManager", "NSTextContainer", "Bool"]),
      [layoutManager, textContainer, layoutFinishedFlag])
  }

  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
  ) {
    link.send(
      OutletMessage(
        ["layoutManager", "textContainer", "didChangeGeometryFrom"], ["NSLayoutManager", "NSTextContainer", "CGSize"]),
      [layoutManager, textContainer, oldSize])
  }
}

/// Implements nothing that it need not.
@MainActor private final class NSLayoutManagerDelegateSilence: NSObject, NSLayoutManagerDelegate {
  static let shared = NSLayoutManagerDelegateSilence()
}
