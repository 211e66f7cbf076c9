// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Recognises a finger that rests on a view which can be lifted, and follows it from then on.
@MainActor final class DragLiftGestureRecognizer: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var drag: Drag?

  init(interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override var liftsForDrag: Bool { true }

  /// Asks for the items when the finger has rested long enough.
  override var mayRecognize: Bool {
    guard let interaction, interaction.activeDrag == nil else { return false }
    drag = Drag(of: interaction, at: location(in: nil))
    return drag != nil
  }

  /// What is dragged stays under the finger when another page comes, one that the drag has opened say.
  override var outlivesView: Bool { drag?.hasBegun == true && settledState.isActive }

  override func tellTargets() {
    switch state {
    case .began: drag?.lift()
    case .changed: drag?.move(to: location(in: nil))
    case .ended:
      drag?.move(to: location(in: nil))
      drag?.end()
    case .cancelled: drag?.cancel()
    default: break
    }
    super.tellTargets()
  }

  override func reset() {
    super.reset()
    drag = nil
  }
}

/// Recognises taps of another finger during a drag, on views whose items can be dragged along.
@MainActor final class DragAddGestureRecognizer: UITapGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var items: [UIDragItem] = []

  init(interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    interaction?.activeDrag?.hasBegun == true && super.wants(touch, of: event)
  }

  /// Asks for the items when the view was tapped.
  override var mayRecognize: Bool {
    guard let interaction, let drag = interaction.activeDrag else { return false }
    items = drag.itemsToAdd(from: interaction, at: location(in: interaction.view))
    return !items.isEmpty
  }

  /// The finger that drags goes on dragging.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is DragLiftGestureRecognizer)
  }

  override func tellTargets() {
    if state == .ended, let interaction { interaction.activeDrag?.add(items, from: interaction) }
    super.tellTargets()
  }

  override func reset() {
    super.reset()
    items = []
  }
}
