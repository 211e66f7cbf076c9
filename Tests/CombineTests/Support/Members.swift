// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine

// What OpenCombine has or has not, by the state of the folder that it is compiled in: see `modules.sh`.
enum Members {
  static let optional = Optional(1).publisher
  static let typed: Optional<Int>.Publisher = Optional(1).publisher
  static let result = Result<Int, Never>.success(1).publisher
  static let ofResult: Result<Int, Never>.Publisher = result
  static let chained = optional.map { $0 + 1 }.append(result).collect()
  static let sequence = [1, 2].publisher
}
