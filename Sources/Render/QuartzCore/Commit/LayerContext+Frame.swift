// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// The passes of one frame that belong to layers; UIKit's updates of constraints come before them.
extension LayerContext {
  /// Layout, display, commit, in that order; `nil` where there was nothing to do.
  package func makeFrame() -> CommitResult? {
    runLayoutPass()
    runDisplayPass()
    return makeCommit()
  }

  /// Lays out every layer of the tree that asked for it, top down, until none asks any more.
  package func runLayoutPass() {
    session.run { LayoutPass.run(on: root) }
  }

  /// Has every layer of the tree that asked for it renew its contents; layout asked for on the way waits for the next
  /// frame.
  package func runDisplayPass() {
    session.run { DisplayPass.run(on: root) }
  }
}
