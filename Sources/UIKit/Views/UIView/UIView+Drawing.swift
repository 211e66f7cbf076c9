// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CTesseraRuntime

extension UIView {
  /// Whether the view's class draws: then, and only then, its layer has a drawing of its own.
  var overridesDraw: Bool {
    tessera_overrides_draw(
      unsafeBitCast(type(of: self), to: UnsafeRawPointer.self),
      unsafeBitCast(UIView.self, to: UnsafeRawPointer.self))
  }

  /// Runs `draw(_:)` with `context` as the current one, under the view's traits.
  func drawPass(in context: CGContext) {
    guard overridesDraw else { return }
    traitCollection.performAsCurrentOnMain {
      UIGraphicsPushContext(context)
      ObservedWork.run(.drawing, of: self) { draw(bounds) }
      UIGraphicsPopContext()
    }
  }
}
