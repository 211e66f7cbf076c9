// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The lines of a lazy container with sections: which line holds which items.
///
/// A section's header and footer are lines of their own; its items stand in lines of `itemsPerLine`. A span of 100,000
/// items is one number here.
///
/// - Complexity: Look-ups are O(log *sections*).
package struct LazySections: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package var itemCount: Int
    package var hasHeader: Bool
    package var hasFooter: Bool

    package init(itemCount: Int, hasHeader: Bool = false, hasFooter: Bool = false) {
      self.itemCount = itemCount
      self.hasHeader = hasHeader
      self.hasFooter = hasFooter
    }
  }

  package enum Line: Equatable, Sendable {
    case header(section: Int)
    case footer(section: Int)
    /// Items by their number in the section.
    case items(section: Int, Range<Int>)
  }

  package let sections: [Section]
  /// How many items stand in a line: the number of columns of a grid, 1 in a stack.
  package let itemsPerLine: Int
  /// The first line of each section, and the number of lines.
  private let starts: [Int]

  package init(_ sections: [Section], itemsPerLine: Int = 1) {
    precondition(itemsPerLine > 0, "a line holds at least one item, not \(itemsPerLine)")
    self.sections = sections
    self.itemsPerLine = itemsPerLine
    var (starts, line) = ([0], 0)
    for section in sections {
      line += (section.hasHeader ? 1 : 0) + (section.hasFooter ? 1 : 0)
      line += (section.itemCount + itemsPerLine - 1) / itemsPerLine
      starts.append(line)
    }
    self.starts = starts
  }

  package var lineCount: Int { starts[sections.count] }

  /// The lines of a section.
  package func lines(of section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  /// The section that holds a line.
  package func section(ofLine line: Int) -> Int {
    precondition((0..<lineCount).contains(line), "there is no line \(line) among \(lineCount)")
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    return low
  }

  /// The content of a line.
  package subscript(line: Int) -> Line {
    let number = section(ofLine: line)
    let section = sections[number]
    if section.hasHeader, line == starts[number] { return .header(section: number) }
    if section.hasFooter, line == starts[number + 1] - 1 { return .footer(section: number) }
    let first = (line - starts[number] - (section.hasHeader ? 1 : 0)) * itemsPerLine
    return .items(section: number, first..<min(first + itemsPerLine, section.itemCount))
  }

  /// The line of an item.
  package func line(ofItem item: Int, section: Int) -> Int {
    precondition((0..<sections[section].itemCount).contains(item), "section \(section) has no item \(item)")
    return starts[section] + (sections[section].hasHeader ? 1 : 0) + item / itemsPerLine
  }
}
