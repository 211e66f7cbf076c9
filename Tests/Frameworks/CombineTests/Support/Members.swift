// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Combine

// What OpenCombine has or has not, by the state of the folder that it is compiled in: see `modules.sh`.
struct Members {
  let optional = Optional(1).publisher
  let typed: Optional<Int>.Publisher = Optional(1).publisher
  let result = Result<Int, Never>.success(1).publisher
  let ofResult: Result<Int, Never>.Publisher = Result<Int, Never>.success(1).publisher
  let chained = Optional(1).publisher.map { $0 + 1 }.append(Result<Int, Never>.success(2).publisher).collect()
  let sequence = [1, 2].publisher
}
