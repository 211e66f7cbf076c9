// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIViewController {
  /// Takes another view, which has all that it inherits from the controller at once.
  func replaceView(_ view: UIView?) {
    if let storedView, storedView.owningController === self { storedView.owningController = nil }
    storedView = view
    guard let view else { return }
    if let owner = view.owningController, owner !== self {
      fatalError(
        "A view can only be associated with at most one view controller at a time! "
          + "View \(view) is associated with \(owner)")
    }
    view.owningController = self
    view.updateTraits(inherited: traitCollection)
    view.margins.toldMinimum = systemMinimumLayoutMargins
    view.marginsChanged()
    view.updateSafeArea()
  }
}
