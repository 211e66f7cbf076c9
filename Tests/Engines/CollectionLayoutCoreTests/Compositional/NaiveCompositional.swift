// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionLayoutCore
import Foundation

/// Compositional layout the plain way: every element of every group in turn, from the documented rules alone.
///
/// It knows nothing of runs, estimates or queries, and takes only what is documented or measured: items of fractions and
/// absolute lengths, gaps, insets, nesting, attached views, headers and footers, backgrounds, both directions. Lengths are
/// points; leading is left.
struct NaiveCompositional {
  var container: CGSize
  var scale: CGFloat
  var scrolls: CompositionalAxis = .vertical
  private(set) var frames: [CompositionalElement.ID: CGRect] = [:]
  private(set) var sectionRects: [CGRect] = []
  private(set) var length: CGFloat = 0
  /// Whether gaps and insets leave items no room, of which no rule says what becomes.
  private(set) var isCramped = false

  init(container: CGSize, scale: CGFloat) { (self.container, self.scale) = (container, scale) }

  /// Lays out sections with their numbers of items.
  mutating func solve(_ sections: [(CompositionalSection, Int)], _ configuration: CompositionalConfiguration) {
    scrolls = configuration.scrollDirection
    for (index, boundary) in configuration.boundarySupplementaries.enumerated() where isAtStart(boundary) {
      frames[.layoutBoundary(index: index)] = place(boundary, across: (0, 0), end: 0)
      length += along(size(boundary.size, in: container))
    }
    for (index, (section, count)) in sections.enumerated() {
      if index > 0 { length += configuration.interSectionSpacing }
      solve(section, index, count)
    }
    for (index, boundary) in configuration.boundarySupplementaries.enumerated() where !isAtStart(boundary) {
      frames[.layoutBoundary(index: index)] = place(boundary, across: (0, 0), end: length)
      length += along(size(boundary.size, in: container))
    }
  }

  // MARK: - Sections

  private mutating func solve(_ section: CompositionalSection, _ index: Int, _ count: Int) {
    let insets = section.contentInsets
    let start = length
    let (before, after) =
      scrolls == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let sides = scrolls == .vertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let follow = section.supplementariesFollowContentInsets ? sides : (0, 0)
    for (number, boundary) in section.boundarySupplementaries.enumerated() where isAtStart(boundary) {
      frames[.boundary(index: number, section: index)] = place(boundary, across: follow, end: start)
      if boundary.extendsBoundary { length += along(boundarySize(boundary, follow)) }
    }
    length += before
    let room = CGSize(
      width: container.width - insets.leading - insets.trailing,
      height: container.height - insets.top - insets.bottom)
    var item = 0
    var isFirst = true
    while item < count {
      if !isFirst { length += section.interGroupSpacing }
      isFirst = false
      let size = size(section.group.size, in: room)
      let origin =
        scrolls == .vertical ? CGPoint(x: insets.leading, y: length) : CGPoint(x: length, y: insets.top)
      fill(section.group, CGRect(origin: origin, size: size), index, &item, count)
      length += along(size)
    }
    length += after
    for (number, boundary) in section.boundarySupplementaries.enumerated() where !isAtStart(boundary) {
      let size = boundarySize(boundary, follow)
      let place = boundary.extendsBoundary ? length : length - along(size)
      frames[.boundary(index: number, section: index)] = self.place(boundary, across: follow, end: place)
      if boundary.extendsBoundary { length += along(size) }
    }
    let rect =
      scrolls == .vertical
      ? CGRect(x: 0, y: start, width: container.width, height: length - start)
      : CGRect(x: start, y: 0, width: length - start, height: container.height)
    sectionRects.append(rect)
    for (number, decoration) in section.decorations.enumerated() {
      frames[.decoration(index: number, section: index)] = less(rect, decoration.contentInsets)
    }
  }

  /// Brings pinned views into sight: they stay within their section.
  mutating func pin(_ sections: [(CompositionalSection, Int)], in visible: CGRect) {
    for (index, (section, _)) in sections.enumerated() {
      for (number, boundary) in section.boundarySupplementaries.enumerated() where boundary.pinToVisibleBounds {
        let id = CompositionalElement.ID.boundary(index: number, section: index)
        guard var frame = frames[id] else { continue }
        let rect = sectionRects[index]
        if scrolls == .vertical {
          frame.origin.y =
            isAtStart(boundary)
            ? max(frame.minY, min(visible.minY, rect.maxY - frame.height))
            : min(frame.minY, max(visible.maxY - frame.height, rect.minY))
        } else {
          frame.origin.x =
            isAtStart(boundary)
            ? max(frame.minX, min(visible.minX, rect.maxX - frame.width))
            : min(frame.minX, max(visible.maxX - frame.width, rect.minX))
        }
        frames[id] = frame
      }
    }
  }

  /// Leading becomes right.
  mutating func mirror() {
    let width = scrolls == .vertical ? container.width : max(length, container.width)
    frames = frames.mapValues { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
  }

  // MARK: - Groups

  /// Gives a group's place to its cells; what there are no items for stays empty.
  private mutating func fill(
    _ node: CompositionalItem, _ rect: CGRect, _ section: Int, _ item: inout Int, _ count: Int
  ) {
    let first = item
    switch node.content {
    case .cell:
      guard item < count else { return }
      frames[.item(section: section, item: item)] = less(rect, node.contentInsets)
      item += 1
    case .custom: preconditionFailure("not made here")
    case .line(let line):
      for (subitem, place) in places(line, less(rect, node.contentInsets)) {
        guard item < count else { break }
        fill(subitem, place, section, &item, count)
      }
    }
    for (number, view) in node.supplementaries.enumerated() where item > first {
      frames[.supplementary(kind: view.kind, section: section, item: first, index: number)] = attach(view, rect)
    }
  }

  /// The subitems of a line that is full, each with its place.
  private mutating func places(_ line: CompositionalLine, _ rect: CGRect) -> [(CompositionalItem, CGRect)] {
    let axis = line.axis
    let room = axis == .horizontal ? rect.width : rect.height
    let (gap, stretches): (CGFloat, Bool) =
      switch line.spacing {
      case .fixed(let points): (points, false)
      case .flexible(let points): (points, true)
      case nil: (0, false)
      }
    let items = members(line, room, gap, stretches, rect.size)
    // A fixed gap is taken from the shares of the items.
    let shared = stretches ? room : room - gap * CGFloat(items.count - 1)
    var inner = rect.size
    if axis == .horizontal { inner.width = shared } else { inner.height = shared }
    var sizes = items.map { size($0.size, in: inner) }
    if case .dividing(_, let parts) = line.rule {
      let part = floored((room - gap * CGFloat(parts - 1)) / CGFloat(parts))
      sizes = sizes.map {
        axis == .horizontal ? CGSize(width: part, height: $0.height) : CGSize(width: $0.width, height: part)
      }
    }
    if inner.width < 2 || inner.height < 2 || sizes.contains(where: { $0.width < 2 || $0.height < 2 }) {
      isCramped = true
    }
    var used: CGFloat = 0
    var shares = 0
    for (item, size) in zip(items, sizes) {
      used += axis == .horizontal ? size.width : size.height
      for edge in edges(item, axis) {
        used += edge.minimum
        if edge.isFlexible { shares += 1 }
      }
    }
    used += gap * CGFloat(items.count - 1)
    if stretches { shares += items.count - 1 }
    let extra = shares > 0 ? max(room - used, 0) / CGFloat(shares) : 0
    func length(_ spacing: CompositionalSpacing?) -> CGFloat {
      spacing.map { $0.minimum + ($0.isFlexible ? extra : 0) } ?? 0
    }
    var position = axis == .horizontal ? rect.minX : rect.minY
    var result: [(CompositionalItem, CGRect)] = []
    for (index, (item, size)) in zip(items, sizes).enumerated() {
      if index > 0 { position += gap + (stretches ? extra : 0) }
      let edge = item.edgeSpacing
      position += length(axis == .horizontal ? edge.leading : edge.top)
      // Across the line flexible gaps share what the item leaves.
      let cross: CompositionalAxis = axis == .horizontal ? .vertical : .horizontal
      let free =
        (cross == .horizontal ? rect.width - size.width : rect.height - size.height)
        - edges(item, cross).reduce(0) { $0 + $1.minimum }
      let takers = edges(item, cross).filter(\.isFlexible).count
      let start = cross == .horizontal ? edge.leading : edge.top
      let shift = (start?.minimum ?? 0) + (start?.isFlexible == true ? max(free, 0) / CGFloat(takers) : 0)
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: rect.minY + shift) : CGPoint(x: rect.minX + shift, y: position)
      result.append((item, CGRect(origin: origin, size: size)))
      position += axis == .horizontal ? size.width : size.height
      position += length(axis == .horizontal ? edge.trailing : edge.bottom)
    }
    return result
  }

  /// Which subitems a full line holds.
  private func members(
    _ line: CompositionalLine, _ room: CGFloat, _ gap: CGFloat, _ stretches: Bool, _ size: CGSize
  ) -> [CompositionalItem] {
    switch line.rule {
    case .repeating(let item, let count), .dividing(let item, let count):
      return Array(repeating: item, count: count)
    case .filling(let items):
      var result: [CompositionalItem] = []
      // Fractions fit by what they say, whatever the fixed gaps, which are taken from them; all else with its gaps.
      var (fractions, points): (CGFloat, CGFloat) = (0, 0)
      while true {
        let next = items[result.count % items.count]
        let dimension = line.axis == .horizontal ? next.size.width : next.size.height
        let spaces = edges(next, line.axis).reduce(0) { $0 + $1.minimum }
        switch dimension {
        case .fractionalWidth(let share) where line.axis == .horizontal && !stretches: fractions += share
        case .fractionalHeight(let share) where line.axis == .vertical && !stretches: fractions += share
        default:
          let own = self.size(next.size, in: size)
          points += (line.axis == .horizontal ? own.width : own.height) + spaces + (result.isEmpty ? 0 : gap)
        }
        if fractions * room + points > room + 0.001, !result.isEmpty { return result }
        result.append(next)
      }
    }
  }

  private func edges(_ item: CompositionalItem, _ axis: CompositionalAxis) -> [CompositionalSpacing] {
    let edge = item.edgeSpacing
    return (axis == .horizontal ? [edge.leading, edge.trailing] : [edge.top, edge.bottom]).compactMap { $0 }
  }

  // MARK: - Views beside items and sections

  private func attach(_ view: CompositionalSupplementary, _ host: CGRect) -> CGRect {
    let own = size(view.size, in: host.size)
    let inner =
      view.itemAnchor
      ?? CompositionalAnchor(
        horizontal: view.containerAnchor.horizontal, vertical: view.containerAnchor.vertical)
    func share(_ position: CompositionalAnchor.Position) -> CGFloat {
      switch position {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    }
    var origin = CGPoint(
      x: host.minX + host.width * share(view.containerAnchor.horizontal) - own.width * share(inner.horizontal),
      y: host.minY + host.height * share(view.containerAnchor.vertical) - own.height * share(inner.vertical))
    for anchor in [view.containerAnchor, inner] {
      switch anchor.offset {
      case .absolute(let offset):
        origin.x += offset.x
        origin.y += offset.y
      case .fractional(let offset):
        origin.x += offset.x * own.width
        origin.y += offset.y * own.height
      }
    }
    return CGRect(origin: origin, size: own)
  }

  private func isAtStart(_ boundary: CompositionalBoundarySupplementary) -> Bool {
    scrolls == .vertical
      ? [.top, .topLeading, .topTrailing].contains(boundary.alignment)
      : [.leading, .topLeading, .bottomLeading].contains(boundary.alignment)
  }

  private func boundarySize(_ boundary: CompositionalBoundarySupplementary, _ across: (CGFloat, CGFloat)) -> CGSize {
    var room = container
    if scrolls == .vertical { room.width -= across.0 + across.1 } else { room.height -= across.0 + across.1 }
    return size(boundary.size, in: room)
  }

  private func place(
    _ boundary: CompositionalBoundarySupplementary, across: (CGFloat, CGFloat), end: CGFloat
  ) -> CGRect {
    let own = boundarySize(boundary, across)
    let room = (scrolls == .vertical ? container.width : container.height) - across.0 - across.1
    let free = room - (scrolls == .vertical ? own.width : own.height)
    let start: Set<CompositionalBoundarySupplementary.Alignment> =
      scrolls == .vertical ? [.topLeading, .bottomLeading] : [.topLeading, .topTrailing]
    let last: Set<CompositionalBoundarySupplementary.Alignment> =
      scrolls == .vertical ? [.topTrailing, .bottomTrailing] : [.bottomLeading, .bottomTrailing]
    let share: CGFloat = start.contains(boundary.alignment) ? 0 : last.contains(boundary.alignment) ? 1 : 0.5
    let side = across.0 + free * share
    var origin = scrolls == .vertical ? CGPoint(x: side, y: end) : CGPoint(x: end, y: side)
    origin.x += boundary.offset.x
    origin.y += boundary.offset.y
    return CGRect(origin: origin, size: own)
  }

  // MARK: - Lengths

  private func along(_ size: CGSize) -> CGFloat { scrolls == .vertical ? size.height : size.width }

  private func floored(_ length: CGFloat) -> CGFloat { ((length * scale + 0.0001).rounded(.down)) / scale }

  private func size(_ size: CompositionalSize, in room: CGSize) -> CGSize {
    func length(_ dimension: CompositionalDimension) -> CGFloat {
      switch dimension {
      case .fractionalWidth(let share): floored(room.width * share)
      case .fractionalHeight(let share): floored(room.height * share)
      case .absolute(let points): points
      default: preconditionFailure("not made here")
      }
    }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  private func less(_ rect: CGRect, _ insets: CompositionalInsets) -> CGRect {
    CGRect(
      x: rect.minX + insets.leading, y: rect.minY + insets.top,
      width: max(rect.width - insets.leading - insets.trailing, 0),
      height: max(rect.height - insets.top - insets.bottom, 0))
  }
}
