// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension String {
  /// The text written in another way; `nil` where that is not known. Foundation's on Linux is not found without `self.`.
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
    (self as NSString).applyingTransform(transform, reverse: reverse)
  }
}
