// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// How hard a masked code is to read: what looks like a pattern, or is all of one colour, counts against it.

extension QRGrid {
  var penalty: Int {
    var sum = 0
    for index in 0..<size {
      sum += Self.penalty(ofLine: (0..<size).map { self[$0, index] })
      sum += Self.penalty(ofLine: (0..<size).map { self[index, $0] })
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 {
        let color = self[x, y]
        if self[x + 1, y] == color, self[x, y + 1] == color, self[x + 1, y + 1] == color { sum += 3 }
      }
    }
    let dark = (0..<size).reduce(0) { sum, y in sum + (0..<size).count { self[$0, y] } }
    // Ten for each whole twentieth by which it is off the half.
    return sum + abs(dark * 20 - size * size * 10) / (size * size) * 10
  }

  /// Runs of five or more, and what could be taken for a finder.
  private static func penalty(ofLine line: [Bool]) -> Int {
    var sum = 0
    var start = 0
    for index in 1...line.count where index == line.count || line[index] != line[start] {
      if index - start >= 5 { sum += index - start - 2 }
      start = index
    }
    let finder = [true, false, true, true, true, false, true]
    guard line.count >= 7 else { return sum }
    for start in 0...line.count - 7 where Array(line[start..<start + 7]) == finder {
      // Four light squares before or after it; beyond the edge all is light.
      let before = line[max(start - 4, 0)..<start]
      let after = line[start + 7..<min(start + 11, line.count)]
      if !before.contains(true) || !after.contains(true) { sum += 40 }
    }
    return sum
  }
}
