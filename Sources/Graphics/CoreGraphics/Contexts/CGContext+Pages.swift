// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// Forgets what was drawn and begins anew, with a state as at first, on a page of a size in points.
  package func startPage(size: CGSize) {
    self.size = size
    state = GraphicsState(toList: .identity, clipBounds: CGRect(origin: .zero, size: size))
    frames = []
    operations = []
    pathBeingBuilt = CGMutablePath()
  }

  /// From user space to points from the page's top left.
  package var transformToPage: CGAffineTransform { state.toList }
}
