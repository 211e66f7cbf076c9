// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

// What the solver is told: the container, the sections as they are provided, and what is known from before.

extension UICollectionViewCompositionalLayout {
  func prepareSolver() {
    guard let collectionView else {
      solver = nil
      return
    }
    let environment = makeEnvironment(for: collectionView)
    if needsRebuild || solver == nil || solver?.environment != environment {
      rebuild(for: collectionView, environment)
    }
    takeOverFreshSizes(collectionView)
  }

  private func rebuild(for collectionView: UICollectionView, _ environment: CompositionalEnvironment) {
    let traits = collectionView.traitCollection
    if let solver {
      keepMeasurements()
      // Sizes hold for the room, and the text size, in which they were found.
      let old = solver.environment
      if old.containerSize[keyPath: across] != environment.containerSize[keyPath: across]
        || old.displayScale != environment.displayScale
        || solvedTraits?.preferredContentSizeCategory != traits.preferredContentSizeCategory
      {
        measurements = measurements.withoutSizes
      } else {
        measurements = measurements.inSameRoom
      }
    }
    needsRebuild = false
    solvedTraits = traits
    forgetMeasured()
    provided = [:]
    hasEstimates = configuration.value.isSelfSizing
    watchesPlace = configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    freshSizes = []
    statistics.solversMade += 1
    let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    let kept = measurements
    measurements = CompositionalMeasurements()
    solver = checked { () throws(CompositionalError) in
      try CompositionalSolver(
        environment: environment, configuration: configuration.value, itemCounts: counts, measurements: kept
      ) { [unowned self] index, environment in
        self.section(index, environment)
      }
    }
  }

  /// The dimension of sizes across the scrolling direction.
  private var across: KeyPath<CGSize, CGFloat> {
    configuration.scrollDirection == .vertical ? \.width : \.height
  }

  /// Asks the app for a section and remembers what the solver does not need.
  private func section(_ index: Int, _ environment: CompositionalEnvironment) -> CompositionalSection? {
    statistics.sectionsProvided += 1
    let own = layoutEnvironment(environment)
    guard let section = sectionProvider(index, own) else { return nil }
    provided[index] = ProvidedSection(
      handler: section.visibleItemsInvalidationHandler, behavior: section.orthogonalScrollingBehavior,
      decelerationRate: section.orthogonalScrollingProperties.decelerationRate,
      bounce: section.orthogonalScrollingProperties.bounce,
      boundaryKinds: section.boundarySupplementaryItems.map(\.elementKind),
      decorationKinds: section.decorationItems.map(\.elementKind), list: section.list)
    if section.visibleItemsInvalidationHandler != nil
      || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    {
      watchesPlace = true
    }
    let value = section.value(in: own)
    if value.isSelfSizing { hasEstimates = true }
    return value
  }

  /// What sections, groups and handlers are told of their surroundings.
  func layoutEnvironment(_ environment: CompositionalEnvironment) -> LayoutEnvironment {
    var insets = NSDirectionalEdgeInsets(environment.insets(from: configuration.contentInsetsReference.value))
    if configuration.scrollDirection == .vertical {
      (insets.top, insets.bottom) = (0, 0)
    } else {
      (insets.leading, insets.trailing) = (0, 0)
    }
    return LayoutEnvironment(
      container: LayoutContainer(contentSize: environment.containerSize, contentInsets: insets),
      traitCollection: collectionView?.traitCollection ?? .current)
  }

  func makeEnvironment(for collectionView: UICollectionView, size: CGSize? = nil) -> CompositionalEnvironment {
    let taken = collectionView.adjustedContentInset
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    /// What is left of outer insets where the scroll view takes some itself.
    func left(_ outer: UIEdgeInsets) -> CompositionalInsets {
      UIEdgeInsets(
        top: max(outer.top - taken.top, 0), left: max(outer.left - taken.left, 0),
        bottom: max(outer.bottom - taken.bottom, 0), right: max(outer.right - taken.right, 0)
      ).directional(direction).compositional
    }
    return CompositionalEnvironment(
      containerSize: collectionView.layoutRoom(in: size), displayScale: collectionView.layoutScale,
      isRightToLeft: direction == .rightToLeft,
      safeAreaInsets: left(collectionView.safeAreaInsets), layoutMargins: left(collectionView.layoutMargins),
      readableInsets: left(collectionView.readableInsets))
  }

  /// The part of the content that is seen.
  var visibleBounds: CGRect { collectionView?.uncoveredBounds ?? .zero }

  /// What the solver answers; input that no frames follow from is the app's mistake.
  func checked<Value>(_ body: () throws(CompositionalError) -> Value) -> Value {
    do {
      return try body()
    } catch {
      fatalError(error.description)
    }
  }
}
