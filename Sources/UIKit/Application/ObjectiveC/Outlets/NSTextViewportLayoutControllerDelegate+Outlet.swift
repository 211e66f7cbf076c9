// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `NSTextViewportLayoutControllerDelegate`, by the names of its methods.
@MainActor final class NSTextViewportLayoutControllerDelegateOutlet: NSObject, NSTextViewportLayoutControllerDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect {
    return link.require(
      OutletMessage(["viewportBoundsFor"], ["NSTextViewportLayoutController"]), [textViewportLayoutController])
  }

  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
  ) {
    link.demand(
      OutletMessage(
        ["textViewportLayoutController", "configureRenderingSurfaceFor"],
        ["NSTextViewportLayoutController", "NSTextLayoutFragment"]), [textViewportLayoutController, textLayoutFragment])
  }

  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
    link.send(
      OutletMessage(["textViewportLayoutControllerWillLayout"], ["NSTextViewportLayoutController"]),
      [textViewportLayoutController])
  }

  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {
    link.send(
      OutletMessage(["textViewportLayoutControllerDidLayout"], ["NSTextViewportLayoutController"]),
      [textViewportLayoutController])
  }
}
