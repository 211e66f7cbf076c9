// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Theme
import UIKit

/// Overrides what another package adds to views.
open class Card: UIView {
  open override var padding: UIEdgeInsets { UIEdgeInsets(top: 0, left: super.padding.left + 8, bottom: 0, right: 0) }
}

extension UILabel {
  @objc var mark: String { "label" }
}
