// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A dot of its tint.
public final class Dot: UIView {
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    isOpaque = false
  }

  public required init?(coder: NSCoder) { nil }

  public override func draw(_ rect: CGRect) {
    tintColor.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }
}
