// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Sections that scroll across the layout have a scroll view each, in which their cells stand.

extension UICollectionView {
  /// The view that an element's view stands in: the collection view, or the scroll view of its section.
  func container(for attributes: UICollectionViewLayoutAttributes) -> UIView { sectionView(for: attributes) ?? self }

  /// What the origin of that view's content is, in content coordinates.
  func containerOrigin(for attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    sectionView(for: attributes)?.geometry.origin ?? .zero
  }

  /// The same for an element: one that leaves goes where it stands, whatever section has its number now.
  private func container(of element: ListElement) -> UIView {
    element.isLeaving ? element.view.superview ?? self : container(for: element.attributes)
  }

  /// What the origin of that view's content is where `attributes` are shown in it, which may be those of another place.
  func containerOrigin(of element: ListElement, showing attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    let host = container(of: element) as? OrthogonalSectionView
    if host?.section == attributes.hostSection { return host?.geometry.origin ?? .zero }
    let origin = host.map { CGPoint(x: $0.frame.minX - $0.bounds.minX, y: $0.frame.minY - $0.bounds.minY) } ?? .zero
    return CGPoint(x: origin.x - attributes.hostShift.x, y: origin.y - attributes.hostShift.y)
  }

  /// A view that comes to another host while a change is worked out stays where it is seen, and starts from there.
  private func keepPlace(of element: ListElement, comingTo host: UIView) {
    guard engine.phase.changeover != nil || engine.phase.isPreparing, let former = element.view.superview,
      former !== host, former === self || former.superview === self
    else { return }
    moveAcross(element, to: host)
  }

  /// Gives a view the place in a host where it is seen now, also while either scroll view is on its way.
  private func moveAcross(_ element: ListElement, to host: UIView) {
    let view = element.view
    guard let former = view.superview else { return }
    func drift(_ host: UIView) -> CGVector {
      guard host !== self, let shown = host.layer.presentation() else { return .zero }
      let (frame, shownFrame) = (host.layer.frame, shown.frame)
      return CGVector(
        dx: shownFrame.minX - frame.minX - shown.bounds.minX + host.bounds.minX,
        dy: shownFrame.minY - frame.minY - shown.bounds.minY + host.bounds.minY)
    }
    var center = host.convert(view.center, from: former)
    let (old, new) = (drift(former), drift(host))
    center.x += old.dx - new.dx
    center.y += old.dy - new.dy
    engine.withoutAnimation { view.center = center }
    // It is where no layout has it.
    element.shown = nil
  }

  private func sectionView(for attributes: UICollectionViewLayoutAttributes) -> OrthogonalSectionView? {
    // A cell that follows a finger does not scroll with its section.
    guard let section = attributes.hostSection, !isMoved(attributes.key) else { return nil }
    return orthogonalViews[section]
  }

  /// The scroll view of the section that is seen at a point in content coordinates.
  func sectionView(at point: CGPoint) -> OrthogonalSectionView? {
    orthogonalViews.values.first { $0.frame.contains(point) }
  }

  /// The scroll view of a section, where it is on the screen and scrolls across the layout.
  package func orthogonalScrollView(section: Int) -> UIScrollView? { orthogonalViews[section] }

  var hasOneContainer: Bool { orthogonalViews.isEmpty }

  /// Makes the scroll views that elements need, and brings all to where the layout has them.
  func updateContainers(for visible: [UICollectionViewLayoutAttributes]) {
    for (section, view) in orthogonalViews {
      if let geometry = storedLayout.orthogonalGeometry(section: section) { view.update(geometry) }
    }
    for attributes in visible {
      guard let section = attributes.hostSection, orthogonalViews[section] == nil,
        let geometry = storedLayout.orthogonalGeometry(section: section)
      else { continue }
      let view = OrthogonalSectionView(section: section, geometry: geometry, in: self)
      orthogonalViews[section] = view
      addSubview(view)
    }
  }

  /// Takes away the scroll views that hold nothing: of sections that are off the screen, that scroll across the layout no
  /// more, or of which nothing is to be seen where they have come to rest.
  func dropContainers() {
    for (section, view) in orthogonalViews where !view.subviews.contains(where: { $0 is UICollectionReusableView }) {
      let frame = storedLayout.orthogonalGeometry(section: section)?.frame ?? .zero
      let isOnScreen = !frame.isEmpty && frame.intersects(bounds)
      // What a finger moves, or a motion, may come to cells again; a changeover puts cells in when it is played.
      guard !isOnScreen || !view.moves && engine.phase.changeover == nil else { continue }
      view.removeFromSuperview()
      orthogonalViews[section] = nil
    }
  }

  /// After a batch, sections are others.
  func rekeyContainers(_ newSection: (Int) -> Int?) {
    guard !orthogonalViews.isEmpty else { return }
    let old = orthogonalViews
    orthogonalViews = [:]
    for (section, view) in old {
      if let place = newSection(section) {
        view.section = place
        orthogonalViews[place] = view
      } else {
        // Its cells go on leaving without it.
        for element in elements.allOrdered where element.view.superview === view {
          moveAcross(element, to: self)
          addSubview(element.view)
        }
        view.removeFromSuperview()
      }
    }
  }

  /// Puts a view in its host among the others, which `ordered` has back to front.
  func insertView(of element: ListElement, at index: Int) {
    let host = container(of: element)
    let view = element.view
    keepPlace(of: element, comingTo: host)
    if host !== self, !holdsCellsThatStay(host, besides: element) {
      // With its first cell a section's scroll view gets its place.
      orderViews(of: elements.ordered)
      return
    }
    for other in elements.ordered[..<index].reversed() {
      if other.view.superview === host {
        host.insertSubview(view, aboveSubview: other.view)
        return
      }
      // A section's scroll view stands among the elements of the collection view where its cells would.
      if host === self, other.attributes.zIndex <= 0, let section = other.view.superview, section.superview === self {
        insertSubview(view, aboveSubview: section)
        return
      }
    }
    host.insertSubview(view, at: host === self && backgroundView?.superview === self ? 1 : 0)
  }

  private func holdsCellsThatStay(_ host: UIView, besides element: ListElement) -> Bool {
    guard host.subviews.contains(where: { $0 is UICollectionReusableView }) else { return false }
    return elements.leaving.isEmpty || elements.ordered.contains { $0 !== element && $0.view.superview === host }
  }

  /// Puts the views of elements in the order that the elements have, back to front.
  func orderViews(of wanted: [ListElement]) {
    var last: [ObjectIdentifier: UIView] = [:]
    if let backgroundView, backgroundView.superview === self { last[ObjectIdentifier(self)] = backgroundView }
    func put(_ view: UIView, in host: UIView) {
      if let previous = last[ObjectIdentifier(host)] {
        host.insertSubview(view, aboveSubview: previous)
      } else {
        host.insertSubview(view, at: 0)
      }
      last[ObjectIdentifier(host)] = view
    }
    // A section's scroll view stands where its first cell would, of those that stay if there are any, and that do not
    // stand out.
    func rank(_ element: ListElement) -> Int { (element.attributes.zIndex > 0 ? 2 : 0) + (element.isLeaving ? 1 : 0) }
    var firsts: [ObjectIdentifier: ListElement] = [:]
    for element in wanted {
      let host = ObjectIdentifier(container(of: element))
      if firsts[host].map({ rank(element) < rank($0) }) ?? true { firsts[host] = element }
    }
    for element in wanted {
      let host = container(of: element)
      keepPlace(of: element, comingTo: host)
      if host !== self, firsts[ObjectIdentifier(host)] === element { put(host, in: self) }
      put(element.view, in: host)
    }
  }

  // MARK: - Scrolling

  /// The section's own scroll view has moved.
  func sectionDidScroll(_ view: OrthogonalSectionView) {
    guard orthogonalViews[view.section] === view else { return }
    storedLayout.setOrthogonalOffset(view.contentOffset, section: view.section)
    if storedLayout.dependsOnPlace {
      engine.layoutState.band = nil
    } else {
      let shift = storedLayout.orthogonalShift(section: view.section)
      switch engine.layoutState.band?.state(ofSection: view.section, shift: shift) {
      case .settled: return
      case .known: engine.layoutState.band?.unsettle()
      case .unknown, nil: engine.layoutState.band = nil
      }
    }
    setNeedsLayout()
  }

  func restingOffset(
    of view: OrthogonalSectionView, for proposed: CGPoint, velocity: CGPoint, from start: CGPoint
  ) -> CGPoint {
    prepareLayoutIfNeeded()
    return storedLayout.orthogonalRestingOffset(
      section: view.section, proposed: proposed, velocity: velocity, from: start)
  }

  /// Scrolls a section until a part of the content, in content coordinates, is where it is wanted.
  func scrollSection(_ section: Int, showing frame: CGRect, _ position: ScrollPosition, _ animated: Bool) {
    guard let geometry = storedLayout.orthogonalGeometry(section: section) else { return }
    let view = orthogonalViews[section]
    let current = view?.contentOffset ?? geometry.offset
    let frame = frame.offsetBy(dx: -geometry.origin.x, dy: -geometry.origin.y)
    var target = current
    func held(_ offset: CGFloat) -> CGFloat { min(max(offset, geometry.range.lowerBound), geometry.range.upperBound) }
    if geometry.isHorizontal {
      target.x = held(
        Self.offset(
          from: current.x, length: geometry.frame.width, showing: frame.minX...frame.maxX,
          start: position.contains(.left), center: position.contains(.centeredHorizontally),
          end: position.contains(.right)))
    } else {
      target.y = held(
        Self.offset(
          from: current.y, length: geometry.frame.height, showing: frame.minY...frame.maxY,
          start: position.contains(.top), center: position.contains(.centeredVertically),
          end: position.contains(.bottom)))
    }
    guard target != current else { return }
    if let view {
      view.setContentOffset(target, animated: animated)
    } else {
      storedLayout.setOrthogonalOffset(target, section: section)
      engine.layoutState.band = nil
      setNeedsLayout()
    }
  }

  private static func offset(
    from offset: CGFloat, length: CGFloat, showing span: ClosedRange<CGFloat>, start: Bool, center: Bool, end: Bool
  ) -> CGFloat {
    if start { return span.lowerBound }
    if center { return (span.lowerBound + span.upperBound - length) / 2 }
    if end { return span.upperBound - length }
    if span.lowerBound < offset { return span.lowerBound }
    return span.upperBound > offset + length ? min(span.upperBound - length, span.lowerBound) : offset
  }
}
