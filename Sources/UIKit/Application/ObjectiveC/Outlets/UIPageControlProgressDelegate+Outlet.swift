// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UIPageControlProgressDelegate`, by the names of its methods.
@MainActor final class UIPageControlProgressDelegateOutlet: NSObject, UIPageControlProgressDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float {
    if let answer: Float = link.answer(
      OutletMessage(["pageControlProgress", "initialProgressForPage"], ["UIPageControlProgress", "Int"]),
      [progress, page])
    {
      return answer
    }
    return UIPageControlProgressDelegateSilence.shared.pageControlProgress(progress, initialProgressForPage: page)
  }

  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {
    link.send(OutletMessage(["pageControlProgressVisibilityDidChange"], ["UIPageControlProgress"]), [progress])
  }
}

/// Implements nothing that it need not.
@MainActor private final class UIPageControlProgressDelegateSilence: NSObject, UIPageControlProgressDelegate {
  static let shared = UIPageControlProgressDelegateSilence()
}
