// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Palette
import UIKit

/// A button in the theme's colour, which counts its taps.
open class ThemedButton: UIButton {
  public private(set) var taps = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let accent = Palette.accent
    backgroundColor = UIColor(red: accent.red, green: accent.green, blue: accent.blue, alpha: 1)
    addTarget(self, action: #selector(count), for: .touchUpInside)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  @objc private func count() { taps += 1 }
}
