// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ViewLayoutCore

/// An element as SwiftUI's: a class with an algorithm, children and answers.
final class TestElement: LayoutElement {
  var algorithm: any LayoutAlgorithm { didSet { invalidateLayout() } }
  var children: [TestElement] {
    didSet {
      for child in children { child.parent = self }
      invalidateLayout()
    }
  }
  private(set) weak var parent: TestElement?
  var priority: Double
  let answers = AnswerCache()

  /// In the parent's leading coordinates; `nil` before it was placed.
  private(set) var frame: CGRect?
  private(set) var finalProposal: Proposal?
  private(set) var placements = 0

  init(_ algorithm: any LayoutAlgorithm, priority: Double = 0, children: [TestElement] = []) {
    self.algorithm = algorithm
    self.children = children
    self.priority = priority
    for child in children { child.parent = self }
  }

  var layoutChildren: LayoutChildren { children }
  var layoutParent: (any LayoutElement)? { parent }

  func didPlace(_ frame: CGRect, in proposal: Proposal) {
    (self.frame, finalProposal) = (frame, proposal)
    placements += 1
  }

  /// The element and all below it, parents first.
  var all: [TestElement] { [self] + children.flatMap(\.all) }

  /// The child at a path of positions.
  subscript(path: Int...) -> TestElement { path.reduce(self) { $0.children[$1] } }

  /// Frames of the children, in order.
  var childFrames: [CGRect?] { children.map(\.frame) }

  /// Sizes and places the tree as a root.
  @discardableResult
  func layOut(in proposal: Proposal) -> TestElement {
    place(at: .zero, in: proposal)
    return self
  }
}

extension TestElement {
  convenience init(_ box: Box) {
    self.init(box.algorithm, priority: box.priority, children: box.children.map { TestElement($0) })
  }
}

extension Box {
  /// The core's algorithm for the box.
  var algorithm: any LayoutAlgorithm {
    switch kind {
    case .fill: FillLayout()
    case .square: SquareLayout()
    case .fixed(let size): FixedLeafLayout(size)
    case .text(let text): text
    case .spacer(let axis, let minLength): SpacerLayout(axis: axis, minLength: minLength)
    case .divider(let axis): DividerLayout(axis: axis, thickness: 0.5)
    case .stack(let axis, let key, let spacing, _): StackLayout(axis: axis, alignment: key, spacing: spacing)
    case .overlapping(let alignment, _): ZStackLayout(alignment: alignment)
    case .frame(let width, let height, let alignment, _):
      FrameLayout(width: width, height: height, alignment: alignment)
    case .flexible(let width, let height, let alignment, _):
      FlexibleFrameLayout(
        width: .init(min: width.min, ideal: width.ideal, max: width.max),
        height: .init(min: height.min, ideal: height.ideal, max: height.max), alignment: alignment)
    case .padding(let insets, let edges, _): PaddingLayout(insets, edges: edges)
    case .fixedSize(let axes, _): FixedSizeLayout(axes)
    case .aspect(let ratio, let mode, _): AspectRatioLayout(ratio, mode: mode)
    case .position(let point, _): PositionLayout(point)
    case .guide(let key, let guide, _):
      GuideLayout(key) { dimensions in guide.value(key.axis, dimensions.size) { dimensions[$0] } }
    case .overlay(let alignment, _, _): OverlayLayout(alignment: alignment)
    case .inset(let edge, let key, let spacing, _, _): SafeAreaInsetLayout(edge: edge, alignment: key, spacing: spacing)
    case .firstThatFits(let axes, _): FirstThatFitsLayout(axes)
    case .geometry: GeometryLayout()
    case .scroll(let axes, _): ScrollLayout(axes)
    case .grid(let rows, let alignment, let horizontal, let vertical, _):
      GridLayout(rows: rows, alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical)
    case .pass: PassThroughLayout()
    }
  }

  /// The size that the core answers.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    TestElement(self).size(in: Proposal(width: width, height: height))
  }

  /// The box laid out by the core as a root.
  func laidOut(_ width: CGFloat?, _ height: CGFloat?) -> TestElement {
    TestElement(self).layOut(in: Proposal(width: width, height: height))
  }
}

extension CGSize {
  init(_ width: CGFloat, _ height: CGFloat) { self.init(width: width, height: height) }
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
