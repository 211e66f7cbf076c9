// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  static let scrollRows: [NibRow] = [
    .view("scrollView", UIScrollView.self, scrollViewProperties),
    .view("tableView", UITableView.self, scrollViewProperties + tableViewProperties),
    .view("collectionView", UICollectionView.self, scrollViewProperties + collectionViewProperties),
    NibRow("collectionViewFlowLayout", UICollectionViewFlowLayout.self, flowLayoutProperties),
    NibRow("collectionViewLayout", UICollectionViewLayout.self, []),
  ]

  static let scrollViewProperties: [NibProperty] = [
    .flag("bounces", \UIScrollView.bounces, absent: true),
    .flag("bouncesZoom", \UIScrollView.bouncesZoom, absent: true),
    .flag("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical, absent: false),
    .flag("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal, absent: false),
    .flag("scrollEnabled", \UIScrollView.isScrollEnabled, absent: true),
    .flag("pagingEnabled", \UIScrollView.isPagingEnabled, absent: false),
    .flag("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled, absent: false),
    .flag("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator, absent: true),
    .flag("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator, absent: true),
    .flag("delaysContentTouches", \UIScrollView.delaysContentTouches, absent: true),
    .flag("canCancelContentTouches", \UIScrollView.canCancelContentTouches, absent: true),
    .flag("scrollsToTop", \UIScrollView.scrollsToTop, absent: true),
    NibProperty("minimumZoomScale", "maximumZoomScale") { (view: UIScrollView, element, _) in
      let least = (element.points("minimumZoomScale") ?? 1).clamped(to: 0.001...1_000)
      let most = (element.points("maximumZoomScale") ?? 1).clamped(to: 0.001...1_000)
      (view.minimumZoomScale, view.maximumZoomScale) = (min(least, most), max(least, most))
    },
    .choice(
      "keyboardDismissMode", \UIScrollView.keyboardDismissMode,
      ["none": .none, "onDrag": .onDrag, "interactive": .interactive], absent: UIScrollView.KeyboardDismissMode.none),
    .choice(
      "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior,
      [
        "automatic": .automatic, "never": .never, "always": .always, "scrollableAxes": .scrollableAxes,
      ], absent: .automatic),
    .choice(
      "indicatorStyle", \UIScrollView.indicatorStyle,
      ["default": .default, "black": .black, "white": .white], absent: .default),
    .insets("contentInset", \UIScrollView.contentInset),
    .insets("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
    .size("contentSize", \UIScrollView.contentSize),
    NibProperty("refreshControl") { (view: UIScrollView, element, graph) in
      guard let control = graph.object("refreshControl", of: element) as? UIRefreshControl else { return }
      view.refreshControl = control
    },
  ]

  // MARK: - Tables

  private static let tableViewProperties: [NibProperty] = [
    // Read before the table is made.
    .skipped("style", "dataMode"),
    .choice(
      "separatorStyle", \UITableView.separatorStyle,
      ["default": .singleLine, "singleLine": .singleLine, "none": .none, "singleLineEtched": .singleLine],
      absent: .singleLine),
    height("rowHeight", \UITableView.rowHeight, absent: nil),
    height("estimatedRowHeight", \UITableView.estimatedRowHeight, absent: 0),
    height("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight, absent: 0),
    height("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight, absent: 0),
    sectionHeight("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
    sectionHeight("sectionFooterHeight", \UITableView.sectionFooterHeight),
    .flag("allowsSelection", \UITableView.allowsSelection, absent: true),
    .flag("allowsMultipleSelection", \UITableView.allowsMultipleSelection, absent: false),
    .flag("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing, absent: false),
    .flag("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing, absent: false),
    .flag("springLoaded", \UITableView.isSpringLoaded, absent: false),
    .integer("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount, absent: 0),
    .choice(
      "separatorInsetReference", \UITableView.separatorInsetReference,
      ["fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets]),
    .insets("separatorInset", \UITableView.separatorInset),
    .color("separatorColor", \UITableView.separatorColor),
    .color("sectionIndexColor", \UITableView.sectionIndexColor),
    .color("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
    .color("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
    NibProperty("tableHeaderView") { (table: UITableView, element, graph) in
      if let view = graph.view("tableHeaderView", of: element) { table.tableHeaderView = view }
    },
    NibProperty("tableFooterView") { (table: UITableView, element, graph) in
      if let view = graph.view("tableFooterView", of: element) { table.tableFooterView = view }
    },
    NibProperty("backgroundView") { (table: UITableView, element, graph) in
      if let view = graph.view("backgroundView", of: element) { table.backgroundView = view }
    },
    NibProperty("prototypes") { (table: UITableView, element, graph) in
      for cell in element.list("prototypes") { graph.registerPrototype(cell, in: table) }
    },
    // What a controller of a static table shows.
    .skipped("sections"),
  ]

  /// A height; -1 leaves it to the table.
  private static func height(
    _ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>, absent: CGFloat?
  ) -> NibProperty {
    NibProperty(name) { (table: UITableView, element, _) in
      guard let value = element.points(name) ?? absent else { return }
      table[keyPath: path] = value < 0 ? UITableView.automaticDimension : value
    }
  }

  /// The height of headers or footers. What the library writes into grouped tables (10 in Xcode 5, then 18) is the gap of
  /// sections without titles, and leaves room for those with; there is no measurement of it, but no app's titles are cut.
  private static func sectionHeight(
    _ name: String, _ path: ReferenceWritableKeyPath<UITableView, CGFloat>
  ) -> NibProperty {
    NibProperty(name) { (table: UITableView, element, _) in
      guard let value = element.points(name) else { return }
      let isOfLibrary = table.style != .plain && (value == 18 || value == 10)
      table[keyPath: path] = value < 0 || isOfLibrary ? UITableView.automaticDimension : value
    }
  }

  // MARK: - Collections

  private static let collectionViewProperties: [NibProperty] = [
    .skipped("collectionViewLayout", "dataMode"),
    .flag("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled, absent: true),
    .flag("allowsSelection", \UICollectionView.allowsSelection, absent: true),
    .flag("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection, absent: false),
    .flag("springLoaded", \UICollectionView.isSpringLoaded, absent: false),
    NibProperty("backgroundView") { (view: UICollectionView, element, graph) in
      if let background = graph.view("backgroundView", of: element) { view.backgroundView = background }
    },
    NibProperty("cells") { (view: UICollectionView, element, graph) in
      for cell in element.list("cells") { graph.registerPrototype(cell, kind: nil, in: view) }
    },
    NibProperty("sectionHeaderView") { (view: UICollectionView, element, graph) in
      guard let header = element.child(key: "sectionHeaderView") else { return }
      graph.registerPrototype(header, kind: UICollectionView.elementKindSectionHeader, in: view)
    },
    NibProperty("sectionFooterView") { (view: UICollectionView, element, graph) in
      guard let footer = element.child(key: "sectionFooterView") else { return }
      graph.registerPrototype(footer, kind: UICollectionView.elementKindSectionFooter, in: view)
    },
  ]

  private static let flowLayoutProperties: [NibProperty] = [
    length("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing),
    length("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing),
    .choice(
      "scrollDirection", \UICollectionViewFlowLayout.scrollDirection,
      ["vertical": .vertical, "horizontal": .horizontal], absent: .vertical),
    .choice(
      "sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference,
      ["contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins]),
    .flag(
      "sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds, absent: false),
    .flag(
      "sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds, absent: false),
    extent("itemSize", \UICollectionViewFlowLayout.itemSize),
    extent("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize),
    extent("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize),
    extent("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize),
    NibProperty("automaticEstimatedItemSize") { (layout: UICollectionViewFlowLayout, element, _) in
      guard element.bool("automaticEstimatedItemSize") == true else { return }
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    },
    .insets("sectionInset", \UICollectionViewFlowLayout.sectionInset),
  ]

  /// Lengths of flow layouts are never negative.
  private static func length(
    _ name: String, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGFloat>
  ) -> NibProperty {
    NibProperty(name) { (layout: UICollectionViewFlowLayout, element, _) in
      if let value = element.points(name) { layout[keyPath: path] = max(value, 0) }
    }
  }

  private static func extent(
    _ key: String, _ path: ReferenceWritableKeyPath<UICollectionViewFlowLayout, CGSize>
  ) -> NibProperty {
    NibProperty(key) { (layout: UICollectionViewFlowLayout, element, _) in
      guard let size = element.size(key).map(CGSize.init) else { return }
      layout[keyPath: path] = CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }
  }
}
