// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension FlowSolver {
  /// Everything whose frame shares more than an edge with `rect`, by section, and in a section the header, the items by
  /// index, and the footer.
  ///
  /// Headers and footers are where pinning puts them if the metrics ask for it and `visibleBounds` is given. Both
  /// rectangles are in points, in content coordinates. A null rectangle meets nothing. No more sections are solved than
  /// reach to the end of `rect` (all of them if the layout is horizontal and mirrored).
  ///
  /// - Complexity: O(log *n* + *k*) for *k* items on the lines that `rect` meets, once the sections are solved.
  public func elements(in rect: CGRect, visibleBounds: CGRect? = nil) -> [FlowElement] {
    let mirrorWidth = self.mirrorWidth
    guard let rectSpan = axes.alongSpan(of: rect, mirrorWidth: mirrorWidth) else { return [] }
    let visible = visibleBounds.flatMap { axes.alongSpan(of: $0, mirrorWidth: mirrorWidth) }
    // Snapping may move a frame by up to half a pixel into or out of the rectangle.
    let span = rectSpan.widened(by: axes.pixel)
    var elements: [FlowElement] = []
    func add(_ kind: FlowElement.Kind, _ section: Int, _ item: Int, _ frame: CGRect?) {
      guard let frame, frame.overlaps(rect) else { return }
      elements.append(FlowElement(kind: kind, section: section, item: item, frame: frame))
    }
    for section in sectionRange(in: span.widened(by: overhang)) {
      let header = metrics.sectionHeadersPinToVisibleBounds ? visible : nil
      add(.header, section, 0, supplementaryFrame(.header, section: section, visible: header, mirrorWidth: mirrorWidth))
      let origin = linesStart(of: section)
      let itemSpan = FlowSpan(start: span.start - origin, end: span.end - origin)
      statistics.elementsVisited += 1
      let visited = bodies[section]?.forEachItem(in: itemSpan) { item, place in
        add(.item, section, item, frame(of: place, in: section, mirrorWidth: mirrorWidth))
      }
      statistics.elementsVisited += visited ?? 0
      let footer = metrics.sectionFootersPinToVisibleBounds ? visible : nil
      add(.footer, section, 0, supplementaryFrame(.footer, section: section, visible: footer, mirrorWidth: mirrorWidth))
    }
    return elements
  }

  /// The sections that may meet `span`, which are solved along with all before them.
  func sectionRange(in span: FlowSpan) -> Range<Int> {
    var known = starts.count - 1
    while known < sections.count, starts[known] < span.end {
      known += 1
      know(sections: known)
    }
    // The first section that ends after the span's start …
    var (low, high) = (0, known)
    while low < high {
      let middle = low + (high - low) / 2
      if starts[middle + 1] > span.start { high = middle } else { low = middle + 1 }
    }
    let first = low
    // … up to the last one that starts before its end.
    high = known
    while low < high {
      let middle = low + (high - low) / 2
      if starts[middle] < span.end { low = middle + 1 } else { high = middle }
    }
    return first..<low
  }
}
