// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// What a layout of an app is told, in which order, and what the data looks like then.
@MainActor struct LayoutCallOrderTests {
  /// What the layouts of one test heard.
  private final class Journal {
    var lines: [String] = []
  }

  /// Rows of 40 points that note every call.
  private final class LoggingLayout: UICollectionViewLayout {
    private let journal: Journal
    let name: String
    var followsSize = true
    /// The rows, counted when they were prepared last.
    private(set) var rows: [Int] = []

    init(_ name: String = "", in journal: Journal) {
      self.journal = journal
      self.name = name.isEmpty ? "" : name + " "
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ text: String) { journal.lines.append(name + text) }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      let what =
        context.invalidateEverything ? " everything" : context.invalidateDataSourceCounts ? " counts" : ""
      note("invalidate" + what)
      super.invalidateLayout(with: context)
    }

    override func prepare() {
      super.prepare()
      let view = collectionView
      rows = (0..<(view?.numberOfSections ?? 0)).map { view?.numberOfItems(inSection: $0) ?? 0 }
      note("prepare \(rows)")
    }

    override var collectionViewContentSize: CGSize {
      CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(rows.reduce(0, +) * 40))
    }

    private var paths: [IndexPath] {
      rows.enumerated().flatMap { section, count in (0..<count).map { IndexPath(item: $0, section: section) } }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      note("elements")
      return paths.compactMap { row($0) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      row(indexPath)
    }

    private func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
      guard let index = paths.firstIndex(of: path) else { return nil }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
      attributes.frame = CGRect(x: 0, y: CGFloat(index * 40), width: collectionView?.bounds.width ?? 0, height: 40)
      return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      let changes = followsSize && newBounds.size != collectionView?.bounds.size
      if changes { note("other bounds?") }
      return changes
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      note("context of bounds")
      return super.invalidationContext(forBoundsChange: newBounds)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      note("updates \(updateItems.count)")
    }

    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      note("finalize updates")
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
      note("offset?")
      return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("initial \(itemIndexPath.section)-\(itemIndexPath.item)")
      return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    }

    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      note("final \(itemIndexPath.section)-\(itemIndexPath.item)")
      return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    }

    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
      super.prepare(forAnimatedBoundsChange: oldBounds)
      note("animated bounds")
    }

    override func finalizeAnimatedBoundsChange() {
      super.finalizeAnimatedBoundsChange()
      note("finalize bounds")
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      note("goes")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      note("comes")
    }

    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      note("finalize transition")
    }
  }

  private let stage: Stage
  private let fixture: CollectionFixture
  private let journal = Journal()
  private let layout: LoggingLayout
  private var view: UICollectionView { fixture.view }

  init() {
    layout = LoggingLayout(in: journal)
    stage = Stage(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
    fixture = CollectionFixture([["a", "b", "c"]], height: 400, layout: layout)
    stage.window.addSubview(fixture.view)
  }

  /// What was noted since the last time.
  private func log() -> [String] {
    defer { journal.lines = [] }
    return journal.lines
  }

  /// Shows the collection view, and forgets what was noted.
  private func show() {
    stage.frame()
    _ = log()
  }

  private func note(_ text: String) { journal.lines.append(text) }

  private func insert(_ text: String) {
    fixture.sections[0].insert(text, at: 0)
    view.insertItems(at: [path(0, 0)])
  }

  private func insertInBatch(_ text: String) {
    view.performBatchUpdates {
      note("block")
      insert(text)
    }
  }

  /// What a batch that inserts one item in front of so many is told as, once its block is over.
  private func insertion(to count: Int) -> [String] {
    ["invalidate counts", "prepare [\(count)]", "updates 1", "offset?", "elements"]
      + (0..<count).map { "initial 0-\($0)" } + ["finalize updates"]
  }

  // MARK: - The first time

  @Test func aNewLayoutIsPreparedAndAskedInTheFirstFrame() {
    #expect(log() == ["invalidate everything"])
    stage.frame()
    #expect(log() == ["prepare [3]", "elements"])
  }

  @Test func aBatchBeforeTheFirstLayoutBeginsWithALayoutOfTheOldData() {
    _ = log()
    insertInBatch("z")
    #expect(log() == ["prepare [3]", "block"] + insertion(to: 4))
    stage.frame()
    #expect(log() == [])
    #expect(fixture.textsByPath == ["z", "a", "b", "c"])
  }

  @Test func aBatchOfAViewWithoutWindowBeginsSoTooAndAsksForNoAnimation() {
    view.removeFromSuperview()
    _ = log()
    insertInBatch("z")
    #expect(
      log() == [
        "prepare [3]", "block", "invalidate counts", "prepare [4]", "updates 1", "offset?", "elements",
        "finalize updates",
      ])
    stage.window.addSubview(view)
    stage.frame()
    #expect(log() == [])
    #expect(fixture.textsByPath == ["z", "a", "b", "c"])
  }

  @Test func anInsertionBeforeTheFirstLayoutFindsTheNumbersThatAreThere() {
    // Outside of a batch the data must not have changed before the numbers were asked for.
    #expect(view.numberOfItems(inSection: 0) == 3)
    _ = log()
    fixture.sections[0].insert("z", at: 0)
    view.insertItems(at: [path(0, 0)])
    #expect(log() == ["prepare [3]"] + insertion(to: 4))
  }

  @Test func whatADiffableDataSourceAppliesFirstIsLoadedNotUpdated() {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    _ = log()
    source.apply(snapshot)
    #expect(log() == ["invalidate everything"])
    stage.frame()
    #expect(log() == ["prepare [2]", "elements"])
    snapshot.appendItems(["c"])
    source.apply(snapshot)
    #expect(log() == insertion(to: 3))
  }

  @Test func anotherSnapshotBeforeTheFirstFrameBeginsWithALayoutOfTheFirst() {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    #expect(view.numberOfItems(inSection: 0) == 2)
    _ = log()
    snapshot.appendItems(["c"])
    source.apply(snapshot)
    #expect(log() == ["prepare [2]"] + insertion(to: 3))
  }

  // MARK: - Batches

  @Test func aBatchOfAPreparedLayoutBeginsWithItsBlock() {
    show()
    insertInBatch("z")
    #expect(log() == ["block"] + insertion(to: 4))
    stage.frame()
    stage.advance(0.5)
    #expect(log() == [])
  }

  @Test func anInsertionOutsideOfABatchIsABatch() {
    show()
    insert("z")
    #expect(log() == insertion(to: 4))
  }

  @Test func whatWasInvalidatedIsPreparedBeforeTheBlockToo() {
    show()
    layout.invalidateLayout()
    insertInBatch("z")
    #expect(log() == ["invalidate", "prepare [3]", "block"] + insertion(to: 4))
  }

  @Test func aReloadedViewIsPreparedBeforeTheBlock() {
    show()
    view.reloadData()
    insertInBatch("z")
    #expect(log() == ["invalidate everything", "prepare [3]", "block"] + insertion(to: 4))
    stage.frame()
    #expect(log() == [])
  }

  @Test func aReloadWithinABatchTakesItsPlace() {
    show()
    view.performBatchUpdates {
      note("block")
      fixture.sections[0].append("d")
      view.reloadData()
      view.layoutIfNeeded()
      note("end")
    }
    #expect(log() == ["block", "invalidate everything", "end"])
    stage.frame()
    #expect(log() == ["prepare [4]", "elements"])
  }

  @Test func aBatchWithinABatchBelongsToIt() {
    show()
    view.performBatchUpdates {
      note("outer")
      insert("z")
      view.performBatchUpdates {
        note("inner")
        fixture.sections[0].append("d")
        view.insertItems(at: [path(0, 4)])
      }
      note("end")
    }
    let all = log()
    #expect(all.prefix(6) == ["outer", "inner", "end", "invalidate counts", "prepare [5]", "updates 2"])
    #expect(all.last == "finalize updates")
  }

  @Test func anEmptyBatchLaysOutAnew() {
    show()
    view.performBatchUpdates(nil)
    #expect(log() == ["invalidate", "prepare [3]", "elements"])
  }

  // MARK: - Bounds

  @Test func otherBoundsAreAskedAboutBeforeTheyAreThere() {
    show()
    view.frame.size.width = 280
    #expect(log() == ["other bounds?", "context of bounds", "invalidate"])
    stage.frame()
    #expect(log() == ["prepare [3]", "elements"])
  }

  @Test func inAnAnimationBlockBoundsAreAnnouncedAndFinished() {
    show()
    UIView.animate(withDuration: 1) { view.frame.size.width = 280 }
    #expect(
      log() == [
        "other bounds?", "context of bounds", "invalidate", "prepare [3]", "animated bounds", "offset?", "elements",
        "initial 0-0", "initial 0-1", "initial 0-2", "finalize bounds",
      ])
    stage.frame()
    #expect(log() == [])
  }

  @Test(arguments: [false, true]) func boundsThatChangeWithinABatchWaitForItsEnd(animated: Bool) {
    show()
    func batch() {
      view.performBatchUpdates {
        note("block")
        // The data is another already, and the view knows nothing of it yet.
        fixture.sections[0].insert("z", at: 0)
        view.frame.size.width = 280
        view.layoutIfNeeded()
        view.insertItems(at: [path(0, 0)])
        note("end")
      }
    }
    if animated { UIView.animate(withDuration: 1, animations: batch) } else { batch() }
    #expect(
      log() == ["block", "other bounds?", "context of bounds", "invalidate", "end"] + insertion(to: 4))
    stage.frame()
    #expect(log() == [])
    #expect(fixture.textsByPath == ["z", "a", "b", "c"])
    #expect(fixture.frame(0, 3) == CGRect(x: 0, y: 120, width: 280, height: 40))
  }

  @Test func boundsThatChangeWhileABatchIsShownAreAPassOfTheirOwn() {
    show()
    insertInBatch("z")
    stage.frame()
    stage.advance(0.1)
    _ = log()
    view.frame.size.width = 280
    stage.frame()
    #expect(log() == ["other bounds?", "context of bounds", "invalidate", "prepare [4]", "elements"])
    #expect(fixture.frame(0, 3) == CGRect(x: 0, y: 120, width: 280, height: 40))
  }

  // MARK: - Another layout

  @Test func anotherLayoutIsPreparedAndBothAreTold() {
    show()
    let new = LoggingLayout("new", in: journal)
    view.setCollectionViewLayout(new, animated: true)
    #expect(
      log() == [
        "goes", "new comes", "new invalidate everything", "new prepare [3]", "new offset?", "new elements",
        "new initial 0-0", "new initial 0-1", "new initial 0-2", "finalize transition", "new finalize transition",
      ])
    stage.frame()
    #expect(log() == [])
  }

  @Test func anotherLayoutBeforeTheFirstFrameIsTheOnlyOneThatIsPrepared() {
    _ = log()
    view.collectionViewLayout = LoggingLayout("new", in: journal)
    stage.frame()
    let all = log()
    #expect(!all.contains { $0.hasPrefix("prepare") })
    #expect(all.filter { $0.hasPrefix("new prepare") } == ["new prepare [3]"])
  }

  @Test func anotherLayoutWithinABatchIsToldOfItsChanges() {
    show()
    view.performBatchUpdates {
      note("block")
      view.setCollectionViewLayout(LoggingLayout("new", in: journal), animated: true)
      insert("z")
      note("end")
    }
    let all = log()
    #expect(all.filter { $0.contains("updates") } == ["new updates 1", "new finalize updates"])
    stage.frame()
    #expect(fixture.textsByPath == ["z", "a", "b", "c"])
  }
}
