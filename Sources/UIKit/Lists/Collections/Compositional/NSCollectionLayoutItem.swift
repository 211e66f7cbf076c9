// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// The place of a cell, or the base of groups and of the views that go with them, in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The size in the container: the group around the item, or the section less its insets.
  open private(set) var layoutSize: NSCollectionLayoutSize

  /// Space taken off inside the size, in points. Defaults to zero; passed over where the size is estimated.
  open var contentInsets: NSDirectionalEdgeInsets = .zero

  /// Gaps kept outside the size. Defaults to `nil`: none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  var attached: [NSCollectionLayoutSupplementaryItem]

  /// The views attached to the item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

  public init(layoutSize: NSCollectionLayoutSize) {
    (self.layoutSize, attached) = (layoutSize, [])
    super.init()
  }

  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    (self.layoutSize, attached) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// A copy that shares nothing that can change.
  open func copy(with zone: NSZone? = nil) -> Any { takingOver(NSCollectionLayoutItem(layoutSize: layoutSize)) }

  /// Gives a copy what every item has.
  func takingOver<Copy: NSCollectionLayoutItem>(_ copy: Copy) -> Copy {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.attached = attached.map { $0.duplicate() }
    return copy
  }

  /// The item for people.
  func lines(indent: String) -> [String] { ["\(indent)item \(layoutSize)"] }

  // MARK: - As the solver takes it

  func content(in environment: LayoutEnvironment) -> CompositionalItem.Content { .cell }

  /// The item as a value; what is changed in the object later does not reach it.
  func value(in environment: LayoutEnvironment) -> CompositionalItem {
    var value = CompositionalItem(size: layoutSize.value, content: content(in: environment))
    value.contentInsets = contentInsets.compositional
    if let edgeSpacing { value.edgeSpacing = edgeSpacing.value }
    value.supplementaries = supplementaryItems.map(\.attachment)
    return value
  }
}

@preconcurrency @MainActor protocol LayoutDuplicating: NSCopying {}

extension LayoutDuplicating {
  /// A copy of the same class.
  func duplicate() -> Self {
    // Classes that override `copy(with:)` wrongly are used as they are.
    copy(with: nil) as? Self ?? self
  }
}

extension NSCollectionLayoutItem: LayoutDuplicating {}
