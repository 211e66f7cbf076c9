// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Buttons under the pointer, on pads.

extension UIButton {
  /// Says how a button looks under the pointer, given what it would look like; `nil` for the pointer as it is.
  public typealias PointerStyleProvider = (
    _ button: UIButton, _ proposedEffect: UIPointerEffect, _ proposedShape: UIPointerShape
  ) -> UIPointerStyle?

  func pointerInteractionDidChange() {
    if !isPointerInteractionEnabled {
      pointer.map { removeInteraction($0.interaction) }
      pointer = nil
    } else if pointer == nil {
      let new = ButtonPointer(self)
      pointer = new
      addInteraction(new.interaction)
    }
  }
}

/// Answers to the pointer for a button.
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private unowned let button: UIButton
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  init(_ button: UIButton) {
    self.button = button
    super.init()
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    guard button.isEnabled else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.bounds)
    guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
    return provider(button, effect, shape)
  }
}
