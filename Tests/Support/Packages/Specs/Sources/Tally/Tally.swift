// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

public final class Tally: UILabel {
  public private(set) var count = 0

  public func add() {
    count += 1
    text = "\(count)"
  }
}
