// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The end of what an app printed; what came long ago is forgotten.
struct OutputTail: Sendable {
  /// How many bytes are kept.
  let capacity: Int
  private var bytes: [UInt8] = []

  init(capacity: Int = 16 << 10) {
    self.capacity = capacity
  }

  mutating func append(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.suffix(capacity))
    // Cut seldom, so that many small pieces cost little.
    if bytes.count > 2 * capacity { bytes.removeFirst(bytes.count - capacity) }
  }

  /// Whole lines, the last ones.
  var text: String {
    var kept = bytes.suffix(capacity)
    if kept.count < bytes.count || bytes.count == capacity, let newline = kept.firstIndex(of: UInt8(ascii: "\n")) {
      kept = kept[(newline + 1)...]
    }
    return String(decoding: kept, as: UTF8.self)
  }
}
