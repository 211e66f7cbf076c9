// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// Gives the frames of a custom group, for the group's own size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items, or groups of items, in a line or where a function puts them.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case filling(CompositionalAxis, [NSCollectionLayoutItem])
    case repeating(CompositionalAxis, NSCollectionLayoutItem, count: Int)
    case dividing(CompositionalAxis, NSCollectionLayoutItem, count: Int)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement

  init(layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// A line from leading to trailing of an item, so many times in its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .repeating(.horizontal, subitem, count: count))
  }

  /// A line from leading to trailing of an item, so many times, each with an even part of the width.
  ///
  /// An estimated width stays the content's.
  @available(*, deprecated, message: "use horizontal(layoutSize:repeatingSubitem:count:)")
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    dividing(isVertical: false, layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// A line from leading to trailing of the items in order, again and again until the next does not fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .filling(.horizontal, subitems))
  }

  /// A line from top to bottom of an item, so many times in its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .repeating(.vertical, subitem, count: count))
  }

  /// A line from top to bottom of an item, so many times, each with an even part of the height.
  @available(*, deprecated, message: "use vertical(layoutSize:repeatingSubitem:count:)")
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    dividing(isVertical: true, layoutSize: layoutSize, subitem: subitem, count: count)
  }

  /// A line from top to bottom of the items in order, again and again until the next does not fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .filling(.vertical, subitems))
  }

  /// A group whose items stand where a function puts them. As many items go into it as the function gives frames.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize: layoutSize, .custom(itemProvider))
  }

  /// What the deprecated forms build.
  package static func dividing(
    isVertical: Bool, layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: layoutSize, .dividing(isVertical ? .vertical : .horizontal, subitem, count: count))
  }

  /// The views attached to the group.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attached }
    set { attached = newValue }
  }

  /// The gap between items of the line. Defaults to `nil`: none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  /// The items in order; a repeated one so many times, and none for a custom group.
  open var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .filling(_, let subitems): subitems
    case .repeating(_, let subitem, let count), .dividing(_, let subitem, let count):
      Array(repeating: subitem, count: max(count, 0))
    case .custom: []
    }
  }

  /// The group and all in it for people: a line each, with axes, sizes and gaps.
  open func visualDescription() -> String { lines(indent: "").joined(separator: "\n") }

  override func lines(indent: String) -> [String] {
    let gap = interItemSpacing.map { " spacing \($0.isFlexible ? "≥" : "")\($0.spacing.shortText)" } ?? ""
    func all(_ head: String, _ items: [NSCollectionLayoutItem]) -> [String] {
      ["\(indent)\(head) \(layoutSize)\(gap)"] + items.flatMap { $0.lines(indent: indent + "  ") }
    }
    switch arrangement {
    case .filling(let axis, let subitems): return all("\(axis) group", subitems)
    case .repeating(let axis, let subitem, let count): return all("\(axis) group of \(count)", [subitem])
    case .dividing(let axis, let subitem, let count): return all("\(axis) group, divided by \(count)", [subitem])
    case .custom: return all("custom group", [])
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let own: Arrangement =
      switch arrangement {
      case .filling(let axis, let subitems): .filling(axis, subitems.map { $0.duplicate() })
      case .repeating(let axis, let subitem, let count): .repeating(axis, subitem.duplicate(), count: count)
      case .dividing(let axis, let subitem, let count): .dividing(axis, subitem.duplicate(), count: count)
      case .custom: arrangement
      }
    let copy = takingOver(NSCollectionLayoutGroup(layoutSize: layoutSize, own))
    copy.interItemSpacing = interItemSpacing
    return copy
  }

  // MARK: - As the solver takes it

  override func content(in environment: LayoutEnvironment) -> CompositionalItem.Content {
    func line(_ axis: CompositionalAxis, _ rule: CompositionalLine.Rule) -> CompositionalItem.Content {
      .line(CompositionalLine(axis: axis, rule: rule, spacing: interItemSpacing?.value))
    }
    switch arrangement {
    case .filling(let axis, let subitems): return line(axis, .filling(subitems.map { $0.value(in: environment) }))
    case .repeating(let axis, let subitem, let count):
      return line(axis, .repeating(subitem.value(in: environment), count: count))
    case .dividing(let axis, let subitem, let count):
      return line(axis, .dividing(subitem.value(in: environment), count: count))
    case .custom(let provider): return .custom(frames(from: provider, in: environment))
    }
  }

  /// The provider as the solver asks it: for the size less the group's insets.
  private func frames(
    from provider: @escaping NSCollectionLayoutGroupCustomItemProvider, in environment: LayoutEnvironment
  ) -> @Sendable (CGSize) -> [CompositionalCustomItem] {
    let insets = NSDirectionalEdgeInsets(contentInsets.compositional.passingOverEstimates(of: layoutSize.value))
    return { inner in
      // Layouts are solved where they are asked: on the main actor.
      MainActor.assumeIsolated {
        let size = CGSize(
          width: inner.width + insets.leading + insets.trailing, height: inner.height + insets.top + insets.bottom)
        let own = environment.with(LayoutContainer(contentSize: size, contentInsets: insets))
        return provider(own).map { CompositionalCustomItem(frame: $0.frame, zIndex: $0.zIndex) }
      }
    }
  }
}

/// The place of an item of a custom group. Immutable.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  /// In points, from the group's origin less its insets.
  open private(set) var frame: CGRect
  /// The depth; greater is nearer. Defaults to 0.
  open private(set) var zIndex: Int

  public init(frame: CGRect) {
    (self.frame, zIndex) = (frame, 0)
    super.init()
  }

  public init(frame: CGRect, zIndex: Int) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }

  /// The item itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
