// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

/// A scroll view whose elements a `ListEngine` keeps: it has the data, makes and fills views, and hears what comes and goes.
///
/// Collection views and tables are. What has a default below concerns views with more than one
/// container, items that are shown elsewhere than they are in the data, and scrolling by code.
@preconcurrency @MainActor protocol ListEngineHost: UIScrollView {
  var engine: ListEngine { get }
  /// Says where the elements are; the same until the host tells the engine of another.
  var storedLayout: UICollectionViewLayout { get }

  // MARK: - Data

  /// The numbers of items by section, as they are shown now. Asked where the engine knows none.
  func loadCounts() -> [Int]
  /// How messages call what is shown.
  var updateWords: UpdateWords { get }
  /// Whether there is somebody to ask for views.
  var hasDataSource: Bool { get }
  /// Forgets all that was loaded.
  func reloadEverything()

  // MARK: - Views

  /// A view for an element that comes onto the screen, filled; `nil` where it is shown without one.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView?
  /// Says what a view can be used again for; `nil` where it can not.
  func reuseKey(of element: ListElement) -> ReuseKey?
  /// Brings a new view, or one that comes back, to the state of its item: selected, edited, focused.
  func adoptState(of element: ListElement)
  /// Called when a view is filled, in its place and of the item's state, before it is measured.
  func prepareForDisplay(_ element: ListElement)
  /// Gives a view a place; `origin` is what the content origin of its container is in the content, in points.
  func give(_ attributes: UICollectionViewLayoutAttributes, to element: ListElement, from origin: CGPoint)
  /// The attributes that a view would like.
  func preferredAttributes(
    of element: ListElement, fitting attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes
  /// Has a cell filled anew for its item; `false` where it shows none of the data.
  func refill(_ element: ListElement) -> Bool
  /// The kinds of supplementary views that may come in a batch besides those on the screen.
  var registeredSupplementaryKinds: Set<String> { get }

  // MARK: - What is told

  /// An element is about to be seen. Returns `false` for one of which nobody hears.
  func willDisplay(_ element: ListElement) -> Bool
  /// An element that was announced is seen no more, and its view off the screen.
  func didEndDisplaying(_ element: ListElement)
  /// Other elements are on the screen, or in other places.
  func elementsDidChange()
  /// Items are about to be shown at other places; `nil` for those that go.
  func itemsWillMove(by update: CollectionUpdate)
  /// The offset that the app's delegate would like after a change.
  func targetOffset(forProposed offset: CGPoint) -> CGPoint

  // MARK: - With a default

  /// How batches go.
  var changeoverTiming: ChangeoverTiming { get }
  /// A batch begins, whose block has not run.
  func batchWillBegin()
  /// What a batch of the data changes of what is shown, and the numbers then.
  func shownUpdate(_ changes: [CollectionChange], before: [Int]) -> CollectionUpdate
  /// A batch is over in which everything was reloaded: its changes are void.
  func reloadEndedBatch()
  /// A batch was nothing but cells that were filled anew.
  func itemsWereRefilled()
  /// Whether a batch without changes changes what is shown all the same.
  var hasEditsBesidesChanges: Bool { get }
  /// An element's view is about to be taken off the screen.
  func willRetire(_ element: ListElement)
  /// The offset that the layout asked for when it was prepared.
  func takeLayoutsOffset() -> CGPoint?
  /// What the layout must have told to show the bounds, and what it is asked for, in content coordinates.
  func neededRect(around bounds: CGRect) -> CGRect
  func bandRect(around bounds: CGRect, _ proposed: CGRect) -> CGRect
  /// Goes on towards something that was scrolled to before all sizes were known.
  func scrollAgain(to target: ScrollTarget)
  /// Shows an element elsewhere than the layout says; whether it does.
  func showsElsewhere(_ element: ListElement) -> Bool

  // MARK: - Containers, with a default of one

  /// The view that an element's view is to stand in.
  func container(for attributes: UICollectionViewLayoutAttributes) -> UIView
  /// What the content origin of that view is, in content coordinates.
  func containerOrigin(for attributes: UICollectionViewLayoutAttributes) -> CGPoint
  func containerOrigin(of element: ListElement, showing attributes: UICollectionViewLayoutAttributes) -> CGPoint
  /// Makes the containers that elements need, and brings all to where the layout has them.
  func updateContainers(for visible: [UICollectionViewLayoutAttributes])
  /// Takes away those that are needed no more.
  func dropContainers()
  /// Sections have other numbers, or are gone.
  func rekeyContainers(_ newSection: (Int) -> Int?)
  /// Puts a view among the others, which `elements.ordered` has back to front.
  func insertView(of element: ListElement, at index: Int)
  /// Puts the views of elements in the order that these have, back to front.
  func orderViews(of wanted: [ListElement])
  /// Whether the order of the host's subviews says all about the order of the elements.
  var hasOneContainer: Bool { get }
}

extension ListEngineHost {
  var changeoverTiming: ChangeoverTiming { .standard }
  func batchWillBegin() {}

  func shownUpdate(_ changes: [CollectionChange], before: [Int]) -> CollectionUpdate {
    CollectionUpdate(changes, before: before, after: loadCounts(), words: updateWords)
  }

  func reloadEndedBatch() {}
  func itemsWereRefilled() {}
  var hasEditsBesidesChanges: Bool { false }
  func willRetire(_ element: ListElement) {}
  func takeLayoutsOffset() -> CGPoint? { nil }
  func neededRect(around bounds: CGRect) -> CGRect { bounds }
  func bandRect(around bounds: CGRect, _ proposed: CGRect) -> CGRect { proposed }
  func scrollAgain(to target: ScrollTarget) {}
  func showsElsewhere(_ element: ListElement) -> Bool { false }

  func container(for attributes: UICollectionViewLayoutAttributes) -> UIView { self }
  func containerOrigin(for attributes: UICollectionViewLayoutAttributes) -> CGPoint { .zero }
  func containerOrigin(of element: ListElement, showing attributes: UICollectionViewLayoutAttributes) -> CGPoint {
    .zero
  }
  func updateContainers(for visible: [UICollectionViewLayoutAttributes]) {}
  func dropContainers() {}
  func rekeyContainers(_ newSection: (Int) -> Int?) {}

  func insertView(of element: ListElement, at index: Int) {
    if index > 0 {
      insertSubview(element.view, aboveSubview: engine.elements.ordered[index - 1].view)
    } else {
      insertSubview(element.view, at: 0)
    }
  }

  func orderViews(of wanted: [ListElement]) {
    var last: UIView?
    for element in wanted {
      if let last { insertSubview(element.view, aboveSubview: last) } else { insertSubview(element.view, at: 0) }
      last = element.view
    }
  }

  var hasOneContainer: Bool { true }
}
