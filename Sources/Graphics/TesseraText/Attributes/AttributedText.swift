// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A string with attributes for stretches of it.
package struct AttributedText: Hashable, Sendable {
  /// One stretch; offsets count UTF-16 code units, as `NSRange` does.
  package struct Run: Hashable, Sendable {
    package var range: Range<Int>
    package var attributes: TextAttributes

    package init(range: Range<Int>, attributes: TextAttributes) {
      self.range = range
      self.attributes = attributes
    }
  }

  package let string: String
  /// The stretches in order; together they cover the string without gap or overlap.
  package let runs: [Run]
  /// The length in UTF-16 code units.
  package let length: Int

  /// Whether something stands in it that is no text; kept, since shaping asks for every stretch.
  let hasAttachments: Bool

  /// Creates text that looks the same throughout.
  package init(_ string: String, attributes: TextAttributes) {
    self.init(string, runs: [], defaultAttributes: attributes)
  }

  /// Creates text from stretches, which may come in any order and overlap; of two, the later holds.
  ///
  /// Ranges are cut to the string; what no stretch covers gets `defaultAttributes`. A boundary inside a surrogate pair
  /// takes effect after the pair.
  package init(_ string: String, runs: [Run], defaultAttributes: TextAttributes) {
    self.string = string
    let length = string.utf16.count
    self.length = length
    let plain = defaultAttributes.sane
    guard length > 0 else {
      self.runs = []
      hasAttachments = false
      return
    }
    let cut = runs.map { Run(range: $0.range.clamped(to: 0..<length), attributes: $0.attributes.sane) }
      .filter { !$0.range.isEmpty }
    guard !cut.isEmpty else {
      self.runs = [Run(range: 0..<length, attributes: plain)]
      hasAttachments = plain.attachment != nil
      return
    }
    var covered: [Run] = []
    func append(_ range: Range<Int>, _ attributes: TextAttributes) {
      if let last = covered.last, last.attributes == attributes {
        covered[covered.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        covered.append(Run(range: range, attributes: attributes))
      }
    }
    if zip(cut, cut.dropFirst()).allSatisfy({ $0.range.upperBound <= $1.range.lowerBound }) {
      // In order, as attributed strings give them.
      var position = 0
      for run in cut {
        if run.range.lowerBound > position { append(position..<run.range.lowerBound, plain) }
        append(run.range, run.attributes)
        position = run.range.upperBound
      }
      if position < length { append(position..<length, plain) }
    } else {
      let edges = Set(cut.flatMap { [$0.range.lowerBound, $0.range.upperBound] } + [0, length]).sorted()
      for (low, high) in zip(edges, edges.dropFirst()) {
        let holder = cut.last { $0.range.lowerBound <= low && $0.range.upperBound >= high }
        append(low..<high, holder?.attributes ?? plain)
      }
    }
    self.runs = covered
    hasAttachments = covered.contains { $0.attributes.attachment != nil }
  }

  package var isEmpty: Bool { length == 0 }

  /// The attributes of the character at an offset; past the end those of the last character, `nil` if there is none.
  package func attributes(at offset: Int) -> TextAttributes? {
    guard let last = runs.last else { return nil }
    var low = 0
    var high = runs.count - 1
    guard offset < last.range.upperBound else { return last.attributes }
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return runs[low].attributes
  }
}
