// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A layout between two others, as far from the one as from the other as its progress says.
///
/// Elements of both are mixed, number by number; those of one alone fade. The offset goes from where the content was
/// when the transition began to where the new layout wants it. Subclasses may mix by other laws.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout between two; a collection view does it in `startInteractiveTransition(to:completion:)`.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Archives hold no layouts that Tessera reads; always `nil`.
  public required init?(coder: NSCoder) { nil }

  /// The layout that the transition leaves.
  open private(set) var currentLayout: UICollectionViewLayout

  /// The layout that the transition leads to.
  open private(set) var nextLayout: UICollectionViewLayout

  /// How far the transition is: 0 is the current layout, 1 the next one. Defaults to 0.
  open var transitionProgress: CGFloat = 0 {
    didSet { if transitionProgress != oldValue { invalidateLayout() } }
  }

  private var values: [String: CGFloat] = [:]

  /// Keeps a number of the app's own, by a name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The number that was kept last by a name; 0 where there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: - Offsets

  private(set) var startOffset = CGPoint.zero
  private(set) var endOffset = CGPoint.zero

  func begin(at start: CGPoint, ending end: CGPoint) {
    (startOffset, endOffset) = (start, end)
    outdated = []
  }

  /// Where the content is at the present progress; `nil` when it has been there since the progress changed.
  func takeOffset() -> CGPoint? {
    defer { placedProgress = transitionProgress }
    guard placedProgress != transitionProgress else { return nil }
    return mixed(startOffset, endOffset)
  }

  private var placedProgress: CGFloat = 0

  // MARK: - The two layouts

  /// Those of the two that were invalidated.
  private var outdated: Set<ObjectIdentifier> = []

  /// One of the two was invalidated by itself.
  func note(outdated layout: UICollectionViewLayout) { outdated.insert(ObjectIdentifier(layout)) }

  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] where outdated.contains(ObjectIdentifier(layout)) { layout.prepare() }
    outdated = []
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mixed(a.width, b.width), height: mixed(a.height, b.height))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let bounds = collectionView?.bounds.origin ?? .zero
    func elements(_ layout: UICollectionViewLayout, _ offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
      let moved = rect.offsetBy(dx: offset.x - bounds.x, dy: offset.y - bounds.y)
      return layout.elements(in: moved)
    }
    var keys: [ElementKey] = []
    var seen: Set<ElementKey> = []
    for attributes in elements(currentLayout, startOffset) + elements(nextLayout, endOffset)
    where seen.insert(attributes.key).inserted { keys.append(attributes.key) }
    return keys.compactMap(mixedAttributes)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    mixedAttributes(.cell(indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixedAttributes(.supplementary(elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixedAttributes(.decoration(elementKind, indexPath)) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    var changes = false
    for layout in [currentLayout, nextLayout] where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
      changes = true
    }
    return changes
  }

  override var measuresViews: Bool { false }
  override var mirrorsByCoordinates: Bool { false }
  override var answersByElement: Bool { false }

  // Both of a decoration's registrations are the transition's.
  override func decorationClass(_ kind: String) -> UICollectionReusableView.Type? {
    super.decorationClass(kind) ?? nextLayout.decorationClass(kind) ?? currentLayout.decorationClass(kind)
  }

  override func decorationNib(_ kind: String) -> UINib? {
    super.decorationNib(kind) ?? nextLayout.decorationNib(kind) ?? currentLayout.decorationNib(kind)
  }

  override func itemsWillMove(_ newPath: (IndexPath) -> IndexPath?, sections newSection: (Int) -> Int?) {
    for layout in [currentLayout, nextLayout] {
      layout.itemsWillMove(newPath, sections: newSection)
      let context = layout.makeInvalidationContext()
      context.invalidateDataSourceCounts = true
      layout.invalidateLayout(with: context)
    }
  }

  // MARK: - Mixing

  private func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  private func mixed(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: mixed(a.x, b.x), y: mixed(a.y, b.y)) }

  private func mixedAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let (first, second) = (currentLayout.attributes(of: key), nextLayout.attributes(of: key))
    guard let first, let second else {
      guard let result = (first ?? second)?.duplicate() else { return nil }
      let share = min(max(transitionProgress, 0), 1)
      result.alpha *= second == nil ? 1 - share : share
      return result
    }
    let result = (transitionProgress < 0.5 ? first : second).duplicate()
    result.center = mixed(first.center, second.center)
    result.size = CGSize(
      width: max(0, mixed(first.size.width, second.size.width)),
      height: max(0, mixed(first.size.height, second.size.height)))
    result.alpha = min(max(mixed(first.alpha, second.alpha), 0), 1)
    if !CATransform3DEqualToTransform(first.transform3D, second.transform3D) {
      result.transform3D = mixed(first.transform3D, second.transform3D)
    }
    return result
  }

  private func mixed(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(
      m11: mixed(a.m11, b.m11), m12: mixed(a.m12, b.m12), m13: mixed(a.m13, b.m13), m14: mixed(a.m14, b.m14),
      m21: mixed(a.m21, b.m21), m22: mixed(a.m22, b.m22), m23: mixed(a.m23, b.m23), m24: mixed(a.m24, b.m24),
      m31: mixed(a.m31, b.m31), m32: mixed(a.m32, b.m32), m33: mixed(a.m33, b.m33), m34: mixed(a.m34, b.m34),
      m41: mixed(a.m41, b.m41), m42: mixed(a.m42, b.m42), m43: mixed(a.m43, b.m43), m44: mixed(a.m44, b.m44))
  }
}
