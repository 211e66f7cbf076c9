// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Where and how one element of a collection view is shown.
///
/// Lengths are points in content coordinates (origin top left, y down). Subclasses add properties; they then override
/// `copy(with:)` and `isEqual(_:)` too.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying,
  UIDynamicItem
{
  /// Attributes without an index path's meaning; layouts make theirs with `init(forCellWith:)` and its siblings.
  public override init() {
    super.init()
  }

  /// Attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    identify(.cell, nil, indexPath)
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    identify(.supplementaryView, elementKind, indexPath)
  }

  /// Attributes of a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    identify(.decorationView, decorationViewKind, indexPath)
  }

  func identify(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
  }

  /// Which element this is about.
  open var indexPath = IndexPath(item: 0, section: 0)

  /// Whether this is about a cell, a supplementary or a decoration view.
  open internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell

  /// The kind of a supplementary or decoration view; `nil` for a cell.
  open internal(set) var representedElementKind: String?

  // MARK: - Geometry

  /// The middle of the element. Defaults to zero.
  open var center: CGPoint = .zero

  /// The size before `transform3D`. Defaults to zero.
  open var size: CGSize = .zero

  /// Applied about the center. Defaults to the identity.
  open var transform3D: CATransform3D = CATransform3DIdentity

  /// The flat part of `transform3D`.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The size with a zero origin.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The smallest upright rectangle around the transformed element.
  open var frame: CGRect {
    get {
      if isUntransformed {
        return CGRect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      }
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      center = CGPoint(x: newValue.origin.x + newValue.width / 2, y: newValue.origin.y + newValue.height / 2)
      size =
        isUntransformed
        ? newValue.size : CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
    }
  }

  private var isUntransformed: Bool { CATransform3DIsIdentity(transform3D) }

  /// What a dynamic animator takes the element for when others hit it. Defaults to a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline where `collisionBoundsType` is a path: convex, about the middle. Defaults to the bounds.
  open var collisionBoundingPath: UIBezierPath { outlineOfBounds }

  // MARK: - Appearance

  /// 0 is clear, 1 opaque. Defaults to 1.
  open var alpha: CGFloat = 1

  /// The depth among the elements; greater is nearer. Defaults to 0.
  open var zIndex = 0

  /// Whether there is no view for the element now. Defaults to `false`.
  open var isHidden = false

  // MARK: - For layouts of this module

  /// The axes along which the view is asked for its size; `nil` where the layout does not say: both.
  var fittingAxes: UIAxis?

  /// The section in whose own scroll view the element stands; `nil` for the collection view itself.
  var hostSection: Int?

  /// How far that scroll view has moved the element from `frame`, in points.
  var hostShift = CGPoint.zero

  /// Where the element is seen, in content coordinates.
  var shownFrame: CGRect { hostSection == nil ? frame : frame.offsetBy(dx: hostShift.x, dy: hostShift.y) }

  /// The place in a list; `nil` outside of lists.
  var list: ListPlace?

  // MARK: - Copying and comparing

  /// A copy of the same class; overriders copy their properties into what `super` returns.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSObject.make(type(of: self))
    copy.identify(representedElementCategory, representedElementKind, indexPath)
    copy.center = center
    copy.size = size
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fittingAxes = fittingAxes
    copy.hostSection = hostSection
    copy.hostShift = hostShift
    copy.list = list
    return copy
  }

  // NSObject compares from anywhere; attributes live on the main actor as all of UIKit does.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    if other === self { return true }
    return MainActor.assumeIsolated { type(of: other) == type(of: self) && hasValues(of: other) }
  }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && hostSection == other.hostSection && list == other.list
      && indexPath == other.indexPath
      && representedElementCategory == other.representedElementCategory
      && representedElementKind == other.representedElementKind
      && CATransform3DEqualToTransform(transform3D, other.transform3D)
  }

  open override var hash: Int {
    MainActor.assumeIsolated { indexPath.hashValue }
  }

  open override var description: String {
    MainActor.assumeIsolated {
      let place = frame
      let numbers = [place.origin.x, place.origin.y, place.width, place.height].map(\.shortText)
      return "<\(type(of: self)) index path: (\(indexPath.section) - \(indexPath.item)); frame = "
        + "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3])); zIndex = \(zIndex); >"
    }
  }

  var key: ElementKey {
    ElementKey(
      category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
  }
}

extension UICollectionView {
  /// What an element of a collection view is.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }
}

/// Tells the elements of a collection view apart.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// Empty for cells.
  var kind: String
  var indexPath: IndexPath

  static func cell(_ path: IndexPath) -> Self { Self(category: .cell, kind: "", indexPath: path) }
  static func supplementary(_ kind: String, _ path: IndexPath) -> Self {
    Self(category: .supplementaryView, kind: kind, indexPath: path)
  }
  static func decoration(_ kind: String, _ path: IndexPath) -> Self {
    Self(category: .decorationView, kind: kind, indexPath: path)
  }
}

extension ElementKey: CustomStringConvertible {
  /// For example `cell 0-3`, or the kind in the place of `cell`.
  var description: String {
    (category == .cell ? "cell" : kind) + " " + indexPath.map(String.init).joined(separator: "-")
  }
}
