// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CollectionLayoutCore

/// The flow rules once more, as plainly as they can be put: every frame, one after the other, with no thought of cost.
struct PlainFlow {
  struct Section {
    var sizes: [CGSize]
    var insets: FlowInsets
    var line: CGFloat
    var gap: CGFloat
    var header: CGFloat
    var footer: CGFloat
  }

  /// Items, headers and footers in order, unsnapped, of a layout that scrolls vertically from left to right.
  static func elements(_ sections: [Section], width: CGFloat) -> (elements: [FlowElement], height: CGFloat) {
    var elements: [FlowElement] = []
    var y: CGFloat = 0
    for (index, section) in sections.enumerated() {
      func add(_ kind: FlowElement.Kind, _ item: Int, _ frame: CGRect) {
        elements.append(FlowElement(kind: kind, section: index, item: item, frame: frame))
      }
      if section.header > 0 { add(.header, 0, CGRect(x: 0, y: y, width: width, height: section.header)) }
      y += section.header + section.insets.top
      let available = width - section.insets.left - section.insets.right
      var rest = Array(section.sizes.enumerated())
      while !rest.isEmpty {
        var count = 1
        while count < rest.count, length(rest.prefix(count + 1).map(\.element), section.gap) <= available + 0.001 {
          count += 1
        }
        let line = rest.prefix(count)
        rest.removeFirst(count)
        let height = line.map(\.element.height).max() ?? 0
        let widths = line.reduce(0) { $0 + $1.element.width }
        var (x, gap) = (section.insets.left, section.gap)
        let first = line[line.startIndex].element
        let twoFit = length([first, first], section.gap) <= available + 0.001
        if count == 1, !rest.isEmpty || !twoFit {
          x += (available - first.width) / 2
        } else if !rest.isEmpty {
          gap = (available - widths) / CGFloat(count - 1)
        } else if line.allSatisfy({ $0.element == first }) {
          var columns = count
          while columns < 5000,
            CGFloat(columns + 1) * first.width + CGFloat(columns) * section.gap <= available + 0.001
          {
            columns += 1
          }
          if columns < 5000 { gap = (available - CGFloat(columns) * first.width) / CGFloat(max(columns - 1, 1)) }
        }
        for (item, size) in line {
          add(.item, item, CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
          x += size.width + gap
        }
        y += height + (rest.isEmpty ? 0 : section.line)
      }
      y += section.insets.bottom
      if section.footer > 0 { add(.footer, 0, CGRect(x: 0, y: y, width: width, height: section.footer)) }
      y += section.footer
    }
    return (elements, y)
  }

  private static func length(_ sizes: [CGSize], _ gap: CGFloat) -> CGFloat {
    sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(sizes.count - 1)
  }
}
