// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import RenderProtocol

/// A commit, and the pictures it names for the first time.
package struct CommitResult {
  package var commit: Commit
  /// Each once, in the order in which the commit names them; their bytes have to reach the render servers first.
  package var images: [CGImage]
}
