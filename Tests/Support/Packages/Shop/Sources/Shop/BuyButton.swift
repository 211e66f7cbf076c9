// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Palette
import Theme
import UIKit

/// Buys what it names.
public final class BuyButton: ThemedButton {
  public convenience init(goods: String) {
    self.init(frame: .zero)
    setTitle(String(format: NSLocalizedString("buy", bundle: .module, comment: ""), goods), for: .normal)
  }

  static let prices: [String: Int] = {
    guard let file = Bundle.module.url(forResource: "prices", withExtension: "json"),
      let data = try? Data(contentsOf: file)
    else { return [:] }
    return (try? JSONDecoder().decode([String: Int].self, from: data)) ?? [:]
  }()

  #if SHOP_HAS_TOUCH && !SHOP_HAS_NOTHING
    static let isForFingers = true
  #endif

  static let paletteIsNearUIKit = Palette.isNearUIKit
}
