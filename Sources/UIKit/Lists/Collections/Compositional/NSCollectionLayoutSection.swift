// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// Sees, and may change, what is visible of a section each time it scrolls.
///
/// `scrollOffset` is in points: an item's place on screen is its frame less the offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// A section of a compositional layout: one group, again and again, and what stands around the groups.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Space between the section's edges, boundary views included, and its groups, in points. Defaults to zero.
  open var contentInsets: NSDirectionalEdgeInsets = .zero

  /// The gap between groups, in points. Defaults to 0.
  open var interGroupSpacing: CGFloat = 0

  /// What `contentInsets` are counted from across the scrolling direction. Defaults to `automatic`.
  open var contentInsetsReference: UIContentInsetsReference = .automatic

  /// What the insets of boundary views are counted from. Defaults to `automatic`: as `contentInsetsReference`.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic

  /// How the groups scroll across the layout. Defaults to `none`.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

  /// How scrolling across the layout slows down and bounces.
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// Headers, footers and the like. Defaults to none.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether boundary views keep within `contentInsets` across the scrolling direction. Defaults to `true`.
  @available(*, deprecated, message: "use supplementaryContentInsetsReference")
  open var supplementariesFollowContentInsets: Bool {
    get { followsContentInsets }
    set { followsContentInsets = newValue }
  }
  private var followsContentInsets = true

  /// Called with what is visible of the section each time that it, or the layout, scrolls. Defaults to `nil`.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Views behind the section. Defaults to none.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []

  /// What makes the section a list; `nil` for others.
  var list: ListSection?

  /// Space above headers, in points.
  var headerTopPadding: CGFloat = 0

  /// A copy that shares nothing that can change.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(group: group.duplicate())
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.orthogonalScrollingProperties = orthogonalScrollingProperties.duplicate()
    copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate() }
    copy.followsContentInsets = followsContentInsets
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.decorationItems = decorationItems.map { $0.duplicate() }
    copy.list = list
    copy.headerTopPadding = headerTopPadding
    return copy
  }

  /// The section as the solver takes it; what is changed in the object later does not reach it.
  func value(in environment: LayoutEnvironment) -> CompositionalSection {
    var value = CompositionalSection(group: group.value(in: environment))
    value.contentInsets = contentInsets.compositional
    value.contentInsetsReference = contentInsetsReference.value
    value.interGroupSpacing = interGroupSpacing
    value.orthogonalScrolling = orthogonalScrollingBehavior.value
    value.boundarySupplementaries = boundarySupplementaryItems.map(\.boundary)
    value.supplementariesFollowContentInsets = followsContentInsets
    value.supplementaryInsetsReference = supplementaryContentInsetsReference.value
    value.decorations = decorationItems.map(\.decoration)
    value.startPadding = headerTopPadding
    return value
  }
}

/// How a section that scrolls across the layout slows down and bounces.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, @preconcurrency NSCopying {
  /// Whether content gives at its edges.
  public enum Bounce: Int, Sendable {
    /// Where there is something to scroll.
    case automatic = 0
    /// Even where all is seen.
    case always = 1
    case never = 2
  }

  /// What remains of the velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// As the collection view, or `fast` where groups or pages are rested at.
    public static let automatic = DecelerationRate(rawValue: CGFloat.greatestFiniteMagnitude)
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  public override init() {
    super.init()
  }

  /// Defaults to `automatic`.
  open var decelerationRate: DecelerationRate = .automatic

  /// Defaults to `automatic`.
  open var bounce: Bounce = .automatic

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}

extension NSCollectionLayoutSection: LayoutDuplicating {}
extension UICollectionLayoutSectionOrthogonalScrollingProperties: LayoutDuplicating {}
