// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How strongly a view keeps to its natural size, along both axes.
struct ContentPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  func huggingPriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentPriorities
    return axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  func resistancePriority(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = contentPriorities
    return axis == .horizontal ? priorities.horizontalResistance : priorities.verticalResistance
  }

  private var contentPriorities: ContentPriorities { autoLayout.priorities ?? defaultContentPriorities }

  func changePriorities(_ change: (inout ContentPriorities) -> Void) {
    var priorities = contentPriorities
    change(&priorities)
    autoLayout.priorities = priorities
    guard let engine = engineInTree, let box = engine.boxes[ObjectIdentifier(self)] else { return }
    engine.markDue(box, .content)
    storedSuperview?.constraintsOfSubviewsDidChange()
  }
}
