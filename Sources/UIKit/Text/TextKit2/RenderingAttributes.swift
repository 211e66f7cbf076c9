// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What stretches of a text look like besides what the text itself says. Offsets are UTF-16 code units.
struct RenderingAttributes {
  struct Run {
    var range: Range<Int>
    var attributes: [NSAttributedString.Key: Any]
  }

  /// In order, without overlap; none is empty.
  private(set) var runs: [Run] = []

  var isEmpty: Bool { runs.isEmpty }

  /// Changes what all characters of a range have.
  mutating func change(_ range: Range<Int>, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    guard !range.isEmpty else { return }
    var result: [Run] = []
    var place = range.lowerBound
    func changed(_ part: Range<Int>, _ old: [NSAttributedString.Key: Any]) {
      guard !part.isEmpty else { return }
      var attributes = old
      change(&attributes)
      if !attributes.isEmpty { result.append(Run(range: part, attributes: attributes)) }
    }
    for run in runs {
      if run.range.upperBound <= range.lowerBound {
        result.append(run)
        continue
      }
      if run.range.lowerBound >= range.upperBound {
        changed(place..<range.upperBound, [:])
        place = range.upperBound
        result.append(run)
        continue
      }
      if run.range.lowerBound < range.lowerBound {
        result.append(Run(range: run.range.lowerBound..<range.lowerBound, attributes: run.attributes))
      }
      let part = run.range.clamped(to: range)
      changed(place..<part.lowerBound, [:])
      changed(part, run.attributes)
      place = part.upperBound
      if run.range.upperBound > range.upperBound {
        result.append(Run(range: range.upperBound..<run.range.upperBound, attributes: run.attributes))
      }
    }
    if place < range.upperBound { changed(place..<range.upperBound, [:]) }
    runs = result
  }

  /// Characters were put in place of others: what stood there has nothing set, what follows moves.
  mutating func edit(_ old: Range<Int>, changeInLength delta: Int) {
    guard !runs.isEmpty else { return }
    change(old) { $0 = [:] }
    for index in runs.indices where runs[index].range.lowerBound >= old.upperBound {
      let range = runs[index].range
      runs[index].range = range.lowerBound + delta..<range.upperBound + delta
    }
  }

  /// What of it a part of the text has.
  func runs(in part: Range<Int>) -> [Run] {
    runs.filter { $0.range.overlaps(part) }.map { Run(range: $0.range.clamped(to: part), attributes: $0.attributes) }
  }

  /// What makes no line higher or wider.
  static func isHarmless(_ key: NSAttributedString.Key) -> Bool {
    key != .font && key != .paragraphStyle && key != .attachment && key != .kern && key != .tracking
      && key != .baselineOffset && key != .expansion && key != .writingDirection
  }
}
