// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a view has to do with Auto Layout.
struct AutoLayoutState {
  var translatesMask = true
  /// Whether `updateConstraints` is due somewhere below.
  var hasDescendantsToUpdate = false
}

// The hooks by which views tell Auto Layout what happened to them.
extension UIView {
  func setTranslatesMask(_ translates: Bool) {
    autoLayout.translatesMask = translates
  }

  func autoresizingDidChange() {}

  func geometryDidChangeForConstraints() {}

  func constraintHierarchyDidChange() {}

  func constraintHierarchyWillChange(leaving parent: UIView) {}

  /// Margins or safe area changed, and with them the guides that follow them.
  func guidesDidChange() {}

  func intrinsicSizeDidChange() {}

  func applyConstraintLayout() {}

  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    bounds.size
  }
}
