// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIGestureRecognizerDelegate`, by the names of its methods.
@MainActor final class UIGestureRecognizerDelegateOutlet: NSObject, UIGestureRecognizerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["gestureRecognizerShouldBegin"], ["UIGestureRecognizer"]), [gestureRecognizer])
    {
      return answer
    }
    return UIGestureRecognizerDelegateSilence.shared.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["gestureRecognizer", "shouldRecognizeSimultaneouslyWith"], ["UIGestureRecognizer", "UIGestureRecognizer"]),
      [gestureRecognizer, otherGestureRecognizer])
    {
      return answer
    }
    return UIGestureRecognizerDelegateSilence.shared.gestureRecognizer(
      gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["gestureRecognizer", "shouldRequireFailureOf"], ["UIGestureRecognizer", "UIGestureRecognizer"]),
      [gestureRecognizer, otherGestureRecognizer])
    {
      return answer
    }
    return UIGestureRecognizerDelegateSilence.shared.gestureRecognizer(
      gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(
        ["gestureRecognizer", "shouldBeRequiredToFailBy"], ["UIGestureRecognizer", "UIGestureRecognizer"]),
      [gestureRecognizer, otherGestureRecognizer])
    {
      return answer
    }
    return UIGestureRecognizerDelegateSilence.shared.gestureRecognizer(
      gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["gestureRecognizer", "shouldReceive"], ["UIGestureRecognizer", "UITouch"]),
      [gestureRecognizer, touch])
    {
      return answer
    }
    return UIGestureRecognizerDelegateSilence.shared.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["gestureRecognizer", "shouldReceive"], ["UIGestureRecognizer", "UIPress"]),
      [gestureRecognizer, press])
    {
      return answer
    }
    return UIGestureRecognizerDelegateSilence.shared.gestureRecognizer(gestureRecognizer, shouldReceive: press)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["gestureRecognizer", "shouldReceive"], ["UIGestureRecognizer", "UIEvent"]),
      [gestureRecognizer, event])
    {
      return answer
    }
    return UIGestureRecognizerDelegateSilence.shared.gestureRecognizer(gestureRecognizer, shouldReceive: event)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIGestureRecognizerDelegateSilence: NSObject, UIGestureRecognizerDelegate {
  static let shared = UIGestureRecognizerDelegateSilence()
}
