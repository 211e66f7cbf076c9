// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

enum Literals {
  @MainActor static func run() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let inferred = #colorLiteral(red: 0, green: 0, blue: 1, alpha: 0.5)
    var green: CGFloat = 0
    color.getRed(nil, green: &green, blue: nil, alpha: nil)
    print(green, inferred.cgColor.alpha)
    let picture: () -> UIImage = { #imageLiteral(resourceName: "none") }
    print(type(of: picture))
  }
}
