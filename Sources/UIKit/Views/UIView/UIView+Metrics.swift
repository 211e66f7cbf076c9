// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// Says that a view has no natural length along an axis.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
