// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A view with a natural size and baselines, standing in for text.
final class ContentBox: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  var ascent: CGFloat?
  var descent: CGFloat = 0

  init(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat? = nil, descent: CGFloat = 0) {
    content = CGSize(width: width, height: height)
    self.ascent = ascent
    self.descent = descent
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }

  override func baselineOffsets(width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    ascent.map { ($0, descent) }
  }
}

/// Words of 10 points and lines of 20, wrapping at the width.
final class WrappingBox: UIView {
  let words: Int
  var measured = 0

  init(words: Int) {
    self.words = words
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: words * 10, height: 20) }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize? {
    measured += 1
    let perLine = max(Int(width / 10 + 1e-6), 1)
    let lines = (words + perLine - 1) / perLine
    return CGSize(width: min(words, perLine) * 10, height: lines * 20)
  }
}

/// A root whose safe area is given.
final class SafeRoot: UIView {
  var given = UIEdgeInsets.zero
  override var safeAreaInsets: UIEdgeInsets { given }
}

@MainActor func makeRoot(_ width: CGFloat, _ height: CGFloat) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  root.overrideTraits { $0.displayScale = 2 }
  return root
}

@MainActor func makeBox(in parent: UIView) -> UIView {
  let view = UIView()
  view.translatesAutoresizingMaskIntoConstraints = false
  parent.addSubview(view)
  return view
}

/// Compares frames within half a point, the difference between the devices that were measured.
@MainActor func expectFrame(
  _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.5,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let frame = view.frame
  let pairs = [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)]
  let isClose = pairs.allSatisfy { abs($0.0 - $0.1) <= tolerance + 1e-9 }
  #expect(isClose, "\(frame) is not (\(x), \(y), \(width), \(height))", sourceLocation: sourceLocation)
}

/// Runs an action and returns what Auto Layout complained of meanwhile.
@MainActor func reports(during action: () -> Void) -> [String] {
  var texts: [String] = []
  let old = ConstraintReports.listener
  ConstraintReports.listener = { texts.append($0) }
  defer { ConstraintReports.listener = old }
  action()
  return texts
}
