// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayoutCore

/// The twin: the rules of layout written down one by one, without caches, short cuts or the core's algorithms.
///
/// It shares with the core only values (proposals, keys, sizes) and the tests' text. Its cost grows exponentially with
/// the depth.
enum NaiveLayout {
  struct Place {
    var index: Int
    var origin: CGPoint
    var proposal: Proposal
  }

  /// A frame in the parent's coordinates, by the path of positions from the root.
  struct Framed {
    var path: [Int]
    var frame: CGRect
  }

  static func frames(_ box: Box, in proposal: Proposal) -> [Framed] {
    var result: [Framed] = []
    func walk(_ box: Box, _ path: [Int], _ origin: CGPoint, _ proposal: Proposal) {
      result.append(Framed(path: path, frame: CGRect(origin: origin, size: size(box, proposal))))
      for place in places(box, proposal) {
        walk(box.children[place.index], path + [place.index], place.origin, place.proposal)
      }
    }
    walk(box, [], .zero, proposal)
    return result
  }

  // MARK: - Sizes

  static func size(_ box: Box, _ proposal: Proposal) -> CGSize {
    let (w, h) = (proposal.width, proposal.height)
    switch box.kind {
    case .fill: return CGSize(w ?? 10, h ?? 10)
    case .square:
      let side = min(w ?? h ?? 10, h ?? w ?? 10)
      return CGSize(side, side)
    case .fixed(let size): return size
    case .text(let text): return text.size(in: proposal)
    case .spacer(let axis, let minLength):
      let least = minLength ?? 8
      return CGSize(
        axis == .vertical ? 0 : max(least, w ?? least), axis == .horizontal ? 0 : max(least, h ?? least))
    case .divider(let axis): return axis == .horizontal ? CGSize(0.5, h ?? 10) : CGSize(w ?? 10, 0.5)
    case .stack: return NaiveStack(box).size(proposal)
    case .overlapping(let alignment, let boxes): return overlap(boxes, alignment, proposal).size
    case .frame(let width, let height, _, let child):
      let size = size(child, Proposal(width: width ?? w, height: height ?? h))
      return CGSize(width ?? size.width, height ?? size.height)
    case .flexible(let width, let height, _, let child): return NaiveFrame(width, height).size(child, proposal)
    case .padding(let insets, let edges, let child):
      let (across, down) = totals(insets, edges)
      let size = size(child, less(proposal, across, down))
      return CGSize(max(0, size.width + across), max(0, size.height + down))
    case .fixedSize(let axes, let child): return size(child, loosened(proposal, axes))
    case .aspect(let ratio, let mode, let child): return size(child, scaled(ratio, mode, child, proposal))
    case .position(_, let child):
      let size = size(child, proposal)
      return CGSize(w ?? size.width, h ?? size.height)
    case .guide(_, _, let child), .pass(let child), .overlay(_, let child, _): return size(child, proposal)
    case .inset: return NaiveInset(box)?.size(proposal) ?? .zero
    case .firstThatFits(_, let boxes): return chosen(box, proposal).map { size(boxes[$0], proposal) } ?? .zero
    case .geometry: return CGSize(w ?? 10, h ?? 10)
    case .scroll(let axes, let child):
      let content = size(child, loosened(proposal, axes))
      return CGSize(
        axes.contains(.horizontal) ? w ?? content.width : content.width,
        axes.contains(.vertical) ? h ?? content.height : content.height)
    case .grid: return NaiveGrid(box, proposal).size
    }
  }

  // MARK: - Places

  static func places(_ box: Box, _ proposal: Proposal) -> [Place] {
    func one(_ proposal: Proposal, x: CGFloat = 0, y: CGFloat = 0) -> [Place] {
      [Place(index: 0, origin: CGPoint(x: x, y: y), proposal: proposal)]
    }
    switch box.kind {
    case .fill, .square, .fixed, .text, .spacer, .divider: return []
    case .stack: return NaiveStack(box).places(proposal)
    case .overlapping(let alignment, let boxes): return overlap(boxes, alignment, proposal).places
    case .frame(let width, let height, let alignment, let child):
      let final = Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
      return [Place(index: 0, origin: inFrame(child, final, size(box, proposal), alignment), proposal: final)]
    case .flexible(let width, let height, let alignment, let child):
      let own = size(box, proposal)
      let final = NaiveFrame(width, height).final(proposal, own)
      return [Place(index: 0, origin: inFrame(child, final, own, alignment), proposal: final)]
    case .padding(let insets, let edges, _):
      let (across, down) = totals(insets, edges)
      return one(
        less(proposal, across, down), x: edges.contains(.leading) ? insets.leading : 0,
        y: edges.contains(.top) ? insets.top : 0)
    case .fixedSize(let axes, _): return one(loosened(proposal, axes))
    case .aspect(let ratio, let mode, let child): return one(scaled(ratio, mode, child, proposal))
    case .position(let point, let child):
      let size = size(child, proposal)
      return one(
        proposal, x: finite(point.x - size.width / 2), y: finite(point.y - size.height / 2))
    case .guide, .pass: return one(proposal)
    case .overlay(let alignment, let primary, let secondary):
      let own = size(primary, proposal)
      let second = Proposal(own)
      func offset(_ key: AlignmentKey) -> CGFloat { line(primary, key, proposal) - line(secondary, key, second) }
      let origin = CGPoint(x: offset(alignment.horizontal), y: offset(alignment.vertical))
      return one(proposal) + [Place(index: 1, origin: origin, proposal: second)]
    case .inset: return NaiveInset(box)?.places(proposal) ?? []
    case .firstThatFits:
      return chosen(box, proposal).map { [Place(index: $0, origin: .zero, proposal: proposal)] } ?? []
    case .geometry(let boxes):
      return boxes.indices.map { Place(index: $0, origin: .zero, proposal: Proposal(size(box, proposal))) }
    case .scroll(let axes, _): return one(loosened(proposal, axes))
    case .grid: return NaiveGrid(box, proposal).places
    }
  }

  // MARK: - Guides

  /// The value set in the box or below it.
  static func explicit(_ box: Box, _ key: AlignmentKey, _ proposal: Proposal) -> CGFloat? {
    switch box.kind {
    case .text(let text): return text.baseline(key, size(box, proposal))
    case .guide(key, let guide, let child):
      return guide.value(key.axis, size(child, proposal)) { value(child, $0, proposal) }
    case .geometry, .scroll: return nil
    case .overlay(_, let primary, _): return explicit(primary, key, proposal)
    default:
      let values = places(box, proposal).compactMap { place in
        explicit(box.children[place.index], key, place.proposal).map { place.origin[key.axis] + $0 }
      }
      guard !values.isEmpty else { return nil }
      if key == .firstBaseline { return values.min() }
      if key == .lastBaseline { return values.max() }
      return values.reduce(0, +) / CGFloat(values.count)
    }
  }

  /// The value of a guide, explicit or default.
  static func value(_ box: Box, _ key: AlignmentKey, _ proposal: Proposal) -> CGFloat {
    if let value = explicit(box, key, proposal) { return value }
    return key.defaultValue(in: Dimensions(size: size(box, proposal)) { explicit(box, $0, proposal) })
  }

  /// The same for lining up: 0 in a box without end.
  static func line(_ box: Box, _ key: AlignmentKey, _ proposal: Proposal) -> CGFloat {
    finite(value(box, key, proposal))
  }

  static func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }

  // MARK: - Parts

  private static func totals(_ insets: EdgeLengths, _ edges: LayoutEdges) -> (CGFloat, CGFloat) {
    func length(_ edge: LayoutEdge) -> CGFloat { edges.contains(edge) ? insets[edge] : 0 }
    return (length(.leading) + length(.trailing), length(.top) + length(.bottom))
  }

  private static func less(_ proposal: Proposal, _ across: CGFloat, _ down: CGFloat) -> Proposal {
    Proposal(width: proposal.width.map { max(0, $0 - across) }, height: proposal.height.map { max(0, $0 - down) })
  }

  private static func loosened(_ proposal: Proposal, _ axes: LayoutAxes) -> Proposal {
    Proposal(
      width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  private static func inFrame(
    _ child: Box, _ proposal: Proposal, _ size: CGSize, _ alignment: AlignmentPair
  ) -> CGPoint {
    func offset(_ key: AlignmentKey) -> CGFloat {
      finite(key.defaultValue(in: Dimensions(size: size)) - value(child, key, proposal))
    }
    return CGPoint(x: offset(alignment.horizontal), y: offset(alignment.vertical))
  }

  private static func scaled(
    _ ratio: CGFloat?, _ mode: AspectRatioLayout.Mode, _ child: Box, _ proposal: Proposal
  ) -> Proposal {
    if proposal.width == nil, proposal.height == nil { return proposal }
    let ideal = size(child, .unspecified)
    let ratio = ratio ?? ideal.width / ideal.height
    guard ratio > 0, ratio.isFinite else { return proposal }
    // The size of the ratio that is as wide as the proposal, and the one that is as high.
    let candidates = [
      proposal.width.map { CGSize($0, $0 / ratio) }, proposal.height.map { CGSize($0 * ratio, $0) },
    ].compactMap { $0 }
    let ordered = candidates.sorted { $0.width < $1.width }
    return (mode == .fit ? ordered.first : ordered.last).map { Proposal($0) } ?? proposal
  }

  private static func chosen(_ box: Box, _ proposal: Proposal) -> Int? {
    guard case .firstThatFits(let axes, let boxes) = box.kind, !boxes.isEmpty else { return nil }
    for (index, child) in boxes.enumerated() {
      let ideal = size(child, loosened(proposal, axes))
      let fitsAcross = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + 1e-6
      let fitsDown = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + 1e-6
      if fitsAcross && fitsDown { return index }
    }
    return boxes.count - 1
  }

  private static func overlap(
    _ boxes: [Box], _ alignment: AlignmentPair, _ proposal: Proposal
  ) -> (size: CGSize, places: [Place]) {
    guard let highest = boxes.map(\.priority).max() else { return (.zero, []) }
    func range(_ axis: LayoutAxis) -> (CGFloat, CGFloat) {
      let counted = boxes.filter { $0.priority == highest }
      let starts = counted.map { -line($0, alignment[axis], proposal) }
      let ends = zip(counted, starts).map { size($0, proposal)[axis] + $1 }
      return (starts.min() ?? 0, ends.max() ?? 0)
    }
    let (x, y) = (range(.horizontal), range(.vertical))
    let places = boxes.enumerated().map { index, box in
      Place(
        index: index,
        origin: CGPoint(
          x: -x.0 - line(box, alignment.horizontal, proposal), y: -y.0 - line(box, alignment.vertical, proposal)),
        proposal: proposal)
    }
    return (CGSize(x.1 - x.0, y.1 - y.0), places)
  }
}
