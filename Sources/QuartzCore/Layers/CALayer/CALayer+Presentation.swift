// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CALayer {
  /// The layer as it is on screen; `nil` outside a tree.
  ///
  /// As long as nothing is animated that is what the model says: a copy for the layer classes of this module, the layer
  /// itself for an app's subclasses.
  public final func presentation() -> Self? {
    guard sync.isInTree else { return nil }
    let copy = makePresentationCopy()
    guard type(of: copy) == type(of: self), let presentation = copy as? Self else { return self }
    presentation.presentedLayer = self
    return presentation
  }

  /// The layer that a presentation copy was made from, or the layer itself.
  public final func model() -> Self {
    presentedLayer as? Self ?? self
  }
}
