// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

public import Foundation

extension FlowSolver {
  /// Takes over a new container, axis or appearance. The sizes of items are kept and no size closure is called.
  ///
  /// Lines are broken anew only if the container's extent across the scrolling axis or the axis itself changed.
  public func update(metrics new: FlowMetrics) throws(FlowError) {
    try new.validate()
    let (oldAxes, newAxes) = (axes, FlowAxes(new))
    metrics = new
    axes = newAxes
    let turned = oldAxes.isVertical != newAxes.isVertical
    guard turned || oldAxes.lineLength != newAxes.lineLength else { return }
    for section in bodies.indices {
      if turned { bodies[section] = bodies[section]?.transposed() }
      bodies[section]?.restart(rule: rule(of: sections[section]), lineSpacing: sections[section].lineSpacing)
    }
    updateOverhang()
    forgetStarts(after: 0)
  }

  /// Replaces the inputs of a section.
  ///
  /// With `keepsSizes` the sizes already asked or set are kept, provided the number of items stays; the insets,
  /// spacings, header and footer are taken over.
  public func replaceSection(
    at section: Int, with new: FlowSection, keepsSizes: Bool = false
  ) throws(FlowError) {
    checkSection(section)
    try new.validate(section: section)
    let keepsSizes = keepsSizes && sections[section].items.count == new.items.count
    sections[section] = new
    if keepsSizes {
      bodies[section]?.restart(rule: rule(of: new), lineSpacing: new.lineSpacing)
    } else {
      bodies[section] = nil
    }
    updateOverhang()
    forgetStarts(after: section)
  }

  /// Forgets the sizes of a section, measured ones too: they are asked anew when next needed.
  public func invalidate(section: Int) {
    checkSection(section)
    bodies[section] = nil
    forgetStarts(after: section)
  }

  /// Replaces the size of one item, in points, typically a provisional one by what its cell measured; says whether that
  /// changed anything. The lines are broken anew when a frame is next asked for.
  @discardableResult
  public func setSize(_ size: CGSize, section: Int, item: Int) throws(FlowError) -> Bool {
    checkItem(section, item)
    guard size.isLayoutable else { throw .invalidItemSize(size, section: section, item: item) }
    if bodies[section] == nil { try solveLines(of: section) }
    guard bodies[section]?.setSize(axes.extent(size), at: item) == true else { return false }
    forgetStarts(after: section)
    return true
  }

  /// The size of an item, in points: measured, asked or provisional, whatever is known last.
  public func size(section: Int, item: Int) -> CGSize {
    checkItem(section, item)
    if bodies[section] == nil { know(sections: section + 1) }
    guard let extent = bodies[section]?.size(at: item) else { fatalError("section \(section) has no lines") }
    return axes.isVertical
      ? CGSize(width: extent.across, height: extent.along) : CGSize(width: extent.along, height: extent.across)
  }

  /// Forgets where the sections after `section` start, and that `section` itself is solved.
  private func forgetStarts(after section: Int) {
    if starts.count > section + 1 { starts.removeLast(starts.count - section - 1) }
  }
}
