// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The part of a collection view in which a section scrolls across the layout: its cells stand in it.
///
/// It does not clip, so that groups are seen beyond the section's insets, and takes touches there.
@MainActor final class OrthogonalSectionView: UIScrollView {
  var section: Int
  private(set) var geometry: OrthogonalGeometry
  /// The offset at which the last drag began.
  private var dragStart = CGPoint.zero
  private weak var collectionView: UICollectionView?

  init(section: Int, geometry: OrthogonalGeometry, in collectionView: UICollectionView) {
    (self.section, self.geometry, self.collectionView) = (section, geometry, collectionView)
    super.init(frame: geometry.frame)
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    isDirectionalLockEnabled = true
    apply()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger or a motion decides about the offset.
  var moves: Bool { drag != nil || flight != nil || isTracking }

  func update(_ new: OrthogonalGeometry) {
    if new == geometry {
      takeOffset()
    } else {
      geometry = new
      apply()
    }
  }

  /// Brings the content to where the layout has it. While it moves, that differs only where cells before what is seen
  /// turned out larger; then the motion is carried along.
  private func takeOffset() {
    let offset = moves ? geometry.exactOffset : geometry.offset
    guard abs(offset.x - contentOffset.x) > 1e-6 || abs(offset.y - contentOffset.y) > 1e-6 else { return }
    contentOffset = offset
  }

  private func apply() {
    if frame != geometry.frame { frame = geometry.frame }
    contentSize = geometry.contentSize
    let (range, length) = (geometry.range, geometry.isHorizontal ? bounds.width : bounds.height)
    let end = range.upperBound + length - (geometry.isHorizontal ? contentSize.width : contentSize.height)
    contentInset =
      geometry.isHorizontal
      ? UIEdgeInsets(top: 0, left: -range.lowerBound, bottom: 0, right: end)
      : UIEdgeInsets(top: -range.lowerBound, left: 0, bottom: end, right: 0)
    decelerationRate = geometry.rate
    bounces = geometry.bounces
    alwaysBounceHorizontal = geometry.isHorizontal && geometry.alwaysBounces
    alwaysBounceVertical = !geometry.isHorizontal && geometry.alwaysBounces
    takeOffset()
  }

  // MARK: - Scrolling

  override var drag: ScrollDrag? {
    didSet { if oldValue == nil, drag != nil { dragStart = contentOffset } }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.origin != oldBounds.origin { collectionView?.sectionDidScroll(self) }
  }

  /// A flick slower than this, in points a millisecond, does not turn the page; not measured on iOS.
  private static let leastPagingSpeed: CGFloat = 0.25

  override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    func isFlick(_ speed: CGFloat) -> Bool { abs(speed) >= Self.leastPagingSpeed }
    let speed = CGPoint(x: isFlick(velocity.x) ? velocity.x : 0, y: isFlick(velocity.y) ? velocity.y : 0)
    return collectionView?.restingOffset(of: self, for: proposed, velocity: speed, from: dragStart) ?? proposed
  }

  /// A wheel turns a page or a group at a time where fingers do.
  override func scrollByWheel(_ delta: CGPoint) -> Bool {
    guard geometry.turnsPages, isScrollEnabled, drag == nil else { return super.scrollByWheel(delta) }
    let way = geometry.isHorizontal ? delta.x : delta.y
    guard way != 0, way.isFinite else { return false }
    if flight?.purpose == .settling { return true }
    let sign: CGFloat = way < 0 ? -1 : 1
    let target = collectionView?.restingOffset(
      of: self, for: contentOffset, velocity: CGPoint(x: sign, y: sign), from: contentOffset)
    guard let target, target != contentOffset else { return false }
    endMotion()
    fly(to: target, purpose: .settling)
    return true
  }

  // MARK: - Touches

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = geometry.reach
    return bounds.inset(
      by: UIEdgeInsets(top: -reach.top, left: -reach.left, bottom: -reach.bottom, right: -reach.right)
    ).contains(point)
  }
}
