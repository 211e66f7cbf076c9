// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UINavigationBarDelegate`, by the names of its methods.
@MainActor final class UINavigationBarDelegateOutlet: NSObject, UINavigationBarDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["navigationBar", "shouldPush"], ["UINavigationBar", "UINavigationItem"]), [navigationBar, item])
    {
      return answer
    }
    return UINavigationBarDelegateSilence.shared.navigationBar(navigationBar, shouldPush: item)
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    link.send(
      OutletMessage(["navigationBar", "didPush"], ["UINavigationBar", "UINavigationItem"]), [navigationBar, item])
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["navigationBar", "shouldPop"], ["UINavigationBar", "UINavigationItem"]), [navigationBar, item])
    {
      return answer
    }
    return UINavigationBarDelegateSilence.shared.navigationBar(navigationBar, shouldPop: item)
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    link.send(
      OutletMessage(["navigationBar", "didPop"], ["UINavigationBar", "UINavigationItem"]), [navigationBar, item])
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    if let own = link.object as? any UIBarPositioningDelegate { return own.position(for: bar) }
    if let answer: UIBarPosition = link.answer(OutletMessage(["positionFor"], ["UIBarPositioning"]), [bar]) {
      return answer
    }
    return UINavigationBarDelegateSilence.shared.position(for: bar)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UINavigationBarDelegateSilence: NSObject, UINavigationBarDelegate {
  static let shared = UINavigationBarDelegateSilence()
}
