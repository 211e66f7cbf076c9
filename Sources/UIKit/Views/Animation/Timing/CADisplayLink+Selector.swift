// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import QuartzCore

extension CADisplayLink {
  /// Creates a link that calls a method of `target` once for each frame of the screen, with the link as its argument.
  ///
  /// It begins when it is added to a run loop, and keeps its target until `invalidate()`.
  public convenience init(target: Any, selector sel: Selector) {
    self.init { sel.perform(on: target, with: [$0]) }
  }
}
