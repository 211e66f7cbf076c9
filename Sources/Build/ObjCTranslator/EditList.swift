// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Replacements in one file, applied in one go at the end.
///
/// An edit may contain others: then the outer one wins and the inner ones are dropped, unless the outer one asks for
/// its range to be rendered elsewhere first, as moved members do.
final class EditList {
  private struct Edit {
    var range: Range<Int>
    /// The order in which edits were added decides among insertions at one place.
    var order: Int
    var text: () -> String
  }

  private var edits: [Edit] = []
  private var isSorted = true
  /// Ranges that are rendered elsewhere, by their start: an insertion in front of one goes with it.
  private var moved: [Int: Range<Int>] = [:]

  var isEmpty: Bool { edits.isEmpty }

  /// Puts text where the range was. The text is asked for late, when all edits are known.
  func replace(_ range: Range<Int>, with text: @escaping @autoclosure () -> String) {
    edits.append(Edit(range: range, order: edits.count, text: text))
    isSorted = false
  }

  /// Puts text where a range was that is rendered at another place.
  func move(_ range: Range<Int>, leaving text: String) {
    moved[range.lowerBound] = range
    replace(range, with: text)
  }

  /// Inserts text in front of an offset.
  func insert(_ text: @escaping @autoclosure () -> String, at offset: Int) {
    replace(offset..<offset, with: text())
  }

  /// The bytes of a range with its edits applied. Edits that only touch the range's ends from outside are left out;
  /// an edit of exactly this range is left out too, so that a move can render what it moves.
  func apply(to bytes: [UInt8], in range: Range<Int>) -> String {
    if !isSorted {
      edits.sort { left, right in
        if left.range.lowerBound != right.range.lowerBound { return left.range.lowerBound < right.range.lowerBound }
        // Insertions come before a replacement that starts at the same place; of two ranges the wider one wins.
        if left.range.isEmpty != right.range.isEmpty { return left.range.isEmpty }
        if left.range.upperBound != right.range.upperBound { return left.range.upperBound > right.range.upperBound }
        return left.order < right.order
      }
      isSorted = true
    }
    let isWhole = range.upperBound == bytes.count
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var position = range.lowerBound
    var index = firstEdit(from: range.lowerBound)
    while index < edits.count, edits[index].range.lowerBound <= range.upperBound {
      let edit = edits[index]
      index += 1
      if edit.range == range, !isWhole { continue }
      if edit.range.isEmpty, let place = moved[edit.range.lowerBound], place != range { continue }
      if edit.range.lowerBound < position || edit.range.upperBound > range.upperBound { continue }
      if edit.range.lowerBound == range.upperBound, !isWhole { continue }
      result.append(contentsOf: bytes[position..<edit.range.lowerBound])
      result.append(contentsOf: edit.text().utf8)
      position = edit.range.upperBound
    }
    result.append(contentsOf: bytes[position..<range.upperBound])
    return String(decoding: result, as: UTF8.self)
  }

  private func firstEdit(from offset: Int) -> Int {
    var low = 0
    var high = edits.count
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
