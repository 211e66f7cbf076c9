// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation

extension FlowLines {
  /// The place of an item. The lines must be settled.
  func place(of item: Int) -> FlowPlace {
    guard item < tailStart else { return tail.place(at: item - tailStart) }
    let index = lineIndex(of: item)
    let line = lines[index]
    return line.isBlock ? block(at: index).place(at: item - line.firstItem) : place(of: item, on: line)
  }

  /// Calls `body` with every item, in order, of the lines that may meet `span`, and returns how many things it looked
  /// at. The lines must be settled.
  func forEachItem(in span: FlowSpan, _ body: (Int, FlowPlace) -> Void) -> Int {
    var visited = 0
    var index = firstLine(endingAfter: span.start)
    while index < lines.count, lines[index].offset < span.end {
      let line = lines[index]
      visited += 1
      if line.isBlock {
        let block = block(at: index)
        for item in block.items(in: span) {
          visited += 1
          body(line.firstItem + item, block.place(at: item))
        }
      } else {
        for item in line.firstItem..<endItem(ofLine: index) {
          visited += 1
          body(item, place(of: item, on: line))
        }
      }
      index += 1
    }
    for item in tail.items(in: span) {
      visited += 1
      body(tailStart + item, tail.place(at: item))
    }
    return visited
  }

  /// Items are centred on their line along the scrolling axis.
  private func place(of item: Int, on line: FlowLine) -> FlowPlace {
    let index = line.storage + item - line.firstItem
    let size = sizes[index]
    return FlowPlace(across: offsets[index], along: line.offset + (line.extent - size.along) / 2, extent: size)
  }

  /// A lower bound, by bisection, for the records that end after `position`.
  func firstLine(endingAfter position: CGFloat) -> Int {
    // Starts never decrease, but where lines overlap ends may; no line reaches farther than the longest one would.
    let overlapping = lineSpacing < 0
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = low + (high - low) / 2
      let reach = overlapping ? longestLine : lines[middle].extent
      if lines[middle].offset + reach > position { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
