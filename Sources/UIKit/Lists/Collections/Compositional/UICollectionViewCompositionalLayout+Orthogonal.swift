// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

// What the collection view asks about sections that scroll across the layout. Its offsets grow to the right and down;
// the solver's from leading to trailing.

extension UICollectionViewCompositionalLayout {
  func geometry(of section: Int) -> OrthogonalGeometry? {
    guard let (own, mirrors) = orthogonal(section), let provided = provided[section] else { return nil }
    let isHorizontal = own.axis == .horizontal
    let port = own.frame
    var content = port.size
    var origin = port.origin
    if isHorizontal {
      content.width = mirrors ? max(own.contentLength, own.visibleLength) : own.contentLength
      if mirrors { origin.x = port.maxX - content.width }
    } else {
      content.height = own.contentLength
    }
    let range = own.offsetRange
    let held = min(max(own.offset, range.lowerBound), range.upperBound)
    let ends = [range.lowerBound, range.upperBound].map { place($0, own, mirrors) }
    let container = checked { () throws(CompositionalError) in try solver?.sectionFrame(section) ?? port }
    return OrthogonalGeometry(
      frame: port, origin: origin, contentSize: content, range: min(ends[0], ends[1])...max(ends[0], ends[1]),
      isHorizontal: isHorizontal,
      offset: along(place(held, own, mirrors), isHorizontal),
      exactOffset: along(place(own.offset, own, mirrors), isHorizontal),
      reach: isHorizontal
        ? UIEdgeInsets(
          top: 0, left: max(port.minX - container.minX, 0), bottom: 0, right: max(container.maxX - port.maxX, 0))
        : UIEdgeInsets(
          top: max(port.minY - container.minY, 0), left: 0, bottom: max(container.maxY - port.maxY, 0), right: 0),
      rate: rate(of: provided), bounces: provided.bounce != .never, alwaysBounces: provided.bounce == .always,
      turnsPages: own.behavior != .continuous && own.behavior != .continuousGroupLeadingBoundary)
  }

  private func along(_ offset: CGFloat, _ isHorizontal: Bool) -> CGPoint {
    isHorizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
  }

  private func orthogonal(_ section: Int) -> (CompositionalOrthogonalSection, mirrors: Bool)? {
    guard let solver, (0..<solver.sectionCount).contains(section) else { return nil }
    let own = checked { () throws(CompositionalError) in try solver.orthogonalSection(section) }
    return own.map { ($0, solver.environment.isRightToLeft && $0.axis == .horizontal) }
  }

  /// The solver's offset as the scroll view's, or the other way about: the turn is its own inverse.
  private func place(_ offset: CGFloat, _ own: CompositionalOrthogonalSection, _ mirrors: Bool) -> CGFloat {
    mirrors ? max(own.contentLength - own.visibleLength, 0) - offset : offset
  }

  private func rate(of provided: ProvidedSection) -> UIScrollView.DecelerationRate {
    guard provided.decelerationRate == .automatic else {
      return UIScrollView.DecelerationRate(rawValue: provided.decelerationRate.rawValue)
    }
    return provided.behavior == .continuous ? collectionView?.decelerationRate ?? .normal : .fast
  }

  func restingOffset(section: Int, proposed: CGPoint, velocity: CGPoint, from start: CGPoint) -> CGPoint {
    guard let (own, mirrors) = orthogonal(section), own.behavior != .continuous else { return proposed }
    let isHorizontal = own.axis == .horizontal
    func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
    let rest = own.restingOffset(
      proposed: place(along(proposed), own, mirrors), velocity: mirrors ? -along(velocity) : along(velocity),
      from: place(along(start), own, mirrors))
    return isHorizontal
      ? CGPoint(x: place(rest, own, mirrors), y: proposed.y) : CGPoint(x: proposed.x, y: place(rest, own, mirrors))
  }

  func shift(of section: Int) -> CGPoint {
    guard let solver, (0..<solver.sectionCount).contains(section) else { return .zero }
    return checked { () throws(CompositionalError) in try solver.orthogonalShift(section) }
  }

  func noteOffset(_ offset: CGPoint, section: Int) {
    guard let solver, let (own, mirrors) = orthogonal(section) else { return }
    let along = own.axis == .horizontal ? offset.x : offset.y
    checked { () throws(CompositionalError) in
      try solver.setOrthogonalOffset(place(along, own, mirrors), section: section)
    }
  }
}
