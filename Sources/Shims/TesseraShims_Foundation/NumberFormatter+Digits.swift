// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension NumberFormatter {
  /// The most digits behind the point. Fewer than the least there are to be lower those too, as on Apple's platforms: prices
  /// without cents are asked for by this alone. The translator puts it in place of assignments to `maximumFractionDigits`.
  public var _tesseraMaximumFractionDigits: Int {
    get { maximumFractionDigits }
    set {
      if minimumFractionDigits > newValue { minimumFractionDigits = newValue }
      maximumFractionDigits = newValue
    }
  }
}
