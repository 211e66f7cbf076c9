// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionLayoutCore

/// Gives the section of an index; asked when the section is first needed, and anew after invalidations.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places items in groups, which sections repeat.
///
/// Lengths are points; frames are in content coordinates and lie on pixels. The rules are those of
/// `CompositionalSolver`. Items of a section that scrolls across the layout have the frames that they have before such
/// scrolling. Sections are asked for once and read at once: changing a section object later changes nothing.
///
/// ## Errors
/// Sections from which no frames follow stop the program and are named with what is wrong in them.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration

  /// A layout whose sections are all like one, which is copied.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = Self.always(section)
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout whose sections are all like one, which is copied.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = Self.always(section)
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  private static func always(
    _ section: NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayoutSectionProvider {
    let own = section.duplicate()
    return { _, _ in own }
  }

  /// A layout that asks for its sections.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }

  /// A layout that asks for its sections.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = configuration.duplicate()
    super.init()
  }

  /// Archives hold no sections.
  public required init?(coder: NSCoder) { nil }

  /// What holds for the whole layout. Setting it takes a copy and invalidates the layout; changes of the object that it
  /// returns have no effect until it is set again.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.duplicate()
      invalidateLayout()
    }
  }

  // MARK: - State

  var solver: CompositionalSolver?
  /// What the provider's sections say beyond what the solver knows, by index.
  var provided: [Int: ProvidedSection] = [:]
  var needsRebuild = true
  /// What a layout of lists alone shows behind everything.
  var storedGroundColor: UIColor?
  /// Sizes that views said since the last preparation.
  var freshSizes: [(id: CompositionalElement.ID, size: CGSize)] = []
  /// What is known of the items, kept when the layout is worked out anew, so that content does not jump.
  var measurements = CompositionalMeasurements()
  /// How much is given beyond what is seen of sections that scroll across the layout, in points.
  var orthogonalMargin: CGFloat = 0
  /// Whether the answers are for the screen, so that handlers of visible items are called.
  var answersScreen = false
  /// Whether the answers change when the content moves: where something is pinned, or somebody watches what is seen.
  var watchesPlace = false
  /// Whether any size is estimated.
  var hasEstimates = false
  /// The traits that the sections were asked for.
  var solvedTraits: UITraitCollection?
  private(set) var generation = 0
  var statistics = CompositionalLayoutStatistics()

  open override class var invalidationContextClass: AnyClass { CompositionalInvalidationContext.self }

  // MARK: - Preparing

  open override func prepare() {
    super.prepare()
    prepareSolver()
  }

  open override var collectionViewContentSize: CGSize {
    guard let solver else { return .zero }
    return checked { () throws(CompositionalError) in try solver.contentSize() }
  }

  // MARK: - Answers

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    solver == nil ? nil : attributes(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    return attributes(of: .item(section: indexPath.section, item: indexPath.item))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryID(elementKind, indexPath).flatMap { attributes(of: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    decorationID(elementKind, indexPath).flatMap { attributes(of: $0) }
  }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }

  func forgetMeasured() { generation += 1 }

  /// A compositional layout depends on its container, and where views are pinned or watched, on the place.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    dependsOn(newBounds)
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CompositionalInvalidationContext)?.cause = .place
    return context
  }

  // MARK: - Views that say their sizes

  override var measuresViews: Bool { hasEstimates }

  override var measureGeneration: Int { generation }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (new, old, axes) = (preferredAttributes.size, originalAttributes.size, originalAttributes.fittingAxes ?? .both)
    return axes.contains(.horizontal) && new.width != old.width || axes.contains(.vertical) && new.height != old.height
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    noteSize(preferredAttributes, originalAttributes, context)
    return context
  }

  // MARK: - Hooks

  override func itemsWillMove(_ newPath: (IndexPath) -> IndexPath?, sections newSection: (Int) -> Int?) {
    moveMeasurements(newPath, newSection)
  }

  override func outline(in rect: CGRect) -> LayoutOutline {
    guard let solver else { return LayoutOutline() }
    return checked { () throws(CompositionalError) in try solver.outline(in: rect, visibleBounds: visibleBounds) }
  }

  override func environmentDidChange() {
    guard let collectionView, let solver else { return }
    if solvedTraits != collectionView.traitCollection {
      invalidateLayout()
    } else if solver.environment != makeEnvironment(for: collectionView) {
      invalidateLayout(with: invalidationContext(forBoundsChange: collectionView.bounds))
    }
  }

  override var dependsOnPlace: Bool { watchesPlace }

  override var mirrorsByCoordinates: Bool { false }

  override func headerFrame(section: Int) -> CGRect? { unpinnedHeaderFrame(section: section) }

  /// Lists bring the view behind their sections themselves.
  override func decorationClass(_ kind: String) -> UICollectionReusableView.Type? {
    super.decorationClass(kind) ?? (kind == ListGroundView.kind ? ListGroundView.self : nil)
  }

  override var groundColor: UIColor? { storedGroundColor }

  /// One size moves all that follows.
  override var answersByElement: Bool { false }

  /// What is not at the edge of a section belongs to an item.
  override func followsItem(_ key: ElementKey) -> Bool {
    key.category == .supplementaryView && key.indexPath.count == 2
      && !provided.values.contains { $0.boundaryKinds.contains(key.kind) }
  }

  override func orthogonalGeometry(section: Int) -> OrthogonalGeometry? { geometry(of: section) }

  override func orthogonalShift(section: Int) -> CGPoint { shift(of: section) }

  /// Half of what is seen, so that most steps of scrolling ask nothing; handlers see just what is seen.
  override var orthogonalBandMargin: CGFloat {
    guard let size = solver?.environment.containerSize, !watchesPlace else { return 0 }
    return (configuration.scrollDirection == .vertical ? size.width : size.height) / 2
  }

  override func setOrthogonalOffset(_ offset: CGPoint, section: Int) { noteOffset(offset, section: section) }

  override func orthogonalRestingOffset(
    section: Int, proposed: CGPoint, velocity: CGPoint, from start: CGPoint
  ) -> CGPoint { restingOffset(section: section, proposed: proposed, velocity: velocity, from: start) }

  override func attributesForScreen(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    answersScreen = true
    orthogonalMargin = orthogonalBandMargin
    defer { (answersScreen, orthogonalMargin) = (false, 0) }
    return super.attributesForScreen(in: rect)
  }
}

/// Says which part of a compositional layout is out of date.
@MainActor final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  enum Cause {
    /// Sections may be others.
    case sections
    /// The bounds moved or changed their size.
    case place
    /// A view said its size.
    case size
  }

  var cause = Cause.sections
}

/// What a section says that is for the collection view.
@MainActor struct ProvidedSection {
  var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
  var boundaryKinds: [String]
  var decorationKinds: [String]
  /// What makes the section a list.
  var list: ListSection?
}

/// What a compositional layout has done so far, counted, for tests that must not look at a clock.
struct CompositionalLayoutStatistics: Equatable {
  var sectionsProvided = 0
  /// How often everything was solved anew.
  var solversMade = 0
  var attributesMade = 0
}
