// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

public final class Badge: UIView {
  public init(color: UIColor) {
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    backgroundColor = color
    layer.cornerRadius = 10
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
