// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What an app tells of one of its layers, in words, for whoever inspects it.
package struct LayerDescription: Hashable, Sendable {
  /// The view's class, or the layer's where no view owns it. Empty where the app has no such layer any more.
  package var className: String
  /// What the view says of itself, as its `description` has it.
  package var summary: String
  /// The view controller whose view it is; empty for others.
  package var controller: String
  /// The constraints that act on the view along the horizontal axis, as UIKit prints them.
  package var horizontalConstraints: [String]
  package var verticalConstraints: [String]

  package init(
    className: String = "", summary: String = "", controller: String = "", horizontalConstraints: [String] = [],
    verticalConstraints: [String] = []
  ) {
    self.className = className
    self.summary = summary
    self.controller = controller
    self.horizontalConstraints = horizontalConstraints
    self.verticalConstraints = verticalConstraints
  }
}
