// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Something that a view lets people do with it, such as dragging.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction.
  var view: UIView? { get }

  /// Told before the interaction is given to a view, or with `nil` taken from one.
  func willMove(to view: UIView?)

  /// Told after the interaction was given to a view, or with `nil` taken from one.
  func didMove(to view: UIView?)
}

extension UIView {
  func add(_ interaction: any UIInteraction) {
    guard !storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func remove(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
