// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CollectionUpdating
import Testing

@testable import UIKit

/// The engine with a host that is no collection view: what a table will have to bring along, and nothing more.
@MainActor struct ListEngineTests {
  /// Rows of 40 points; they come in from the right and leave to the left.
  private final class Rows: UICollectionViewLayout {
    weak var host: Host?
    private(set) var phases: [String] = []

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      host?.engine.layoutWasInvalidated(with: context)
    }

    override func prepare() { if let host { phases.append("prepare: \(host.engine.phase)") } }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      if let host { phases.append("updates: \(host.engine.phase)") }
    }

    override var measuresViews: Bool { false }

    private var count: Int { host?.engine.counts.first ?? 0 }

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: CGFloat(count) * 40) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).map { row($0) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      indexPath.item < count ? row(indexPath.item) : nil
    }

    private func row(_ item: Int) -> UICollectionViewLayoutAttributes {
      let row = UICollectionViewLayoutAttributes(forCellWith: path(0, item))
      row.frame = CGRect(x: 0, y: CGFloat(item) * 40, width: 300, height: 40)
      return row
    }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      guard changeover?.oldKey(of: .cell(itemIndexPath)) == nil else {
        return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      }
      let row = row(itemIndexPath.item)
      row.center.x += 300
      return row
    }
  }

  private final class Row: UIView {
    var text = ""
    var ends = 0
  }

  private final class Host: UIScrollView, ListEngineHost {
    let rows = Rows()
    var texts: [String] = []
    var log: [String] = []
    lazy var engine = ListEngine(self)
    var storedLayout: UICollectionViewLayout { rows }
    let updateWords = UpdateWords.tableView
    let hasDataSource = true
    let registeredSupplementaryKinds: Set<String> = []

    override func layoutSubviews() {
      super.layoutSubviews()
      engine.updateElements()
    }

    func loadCounts() -> [Int] { [texts.count] }

    func reloadEverything() {
      engine.forgetEverything()
      rows.invalidateLayout()
    }

    func makeView(for attributes: UICollectionViewLayoutAttributes) -> UIView? {
      let view = engine.reuse.take(ReuseKey(kind: "row", identifier: "row")) as? Row ?? made()
      view.text = texts[attributes.indexPath.item]
      return view
    }

    private func made() -> Row {
      engine.statistics.viewsMade += 1
      return Row()
    }

    func reuseKey(of element: ListElement) -> ReuseKey? { ReuseKey(kind: "row", identifier: "row") }
    func adoptState(of element: ListElement) {}
    func prepareForDisplay(_ element: ListElement) { log.append("\(element.key): \(engine.phase)") }

    func give(_ attributes: UICollectionViewLayoutAttributes, to element: ListElement, from origin: CGPoint) {
      element.view.frame = attributes.frame
      element.view.alpha = attributes.alpha
    }

    func preferredAttributes(
      of element: ListElement, fitting attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { attributes }

    func refill(_ element: ListElement) -> Bool {
      guard let row = element.view as? Row else { return false }
      row.text = texts[element.key.indexPath.item]
      return true
    }

    func willDisplay(_ element: ListElement) -> Bool { true }
    func didEndDisplaying(_ element: ListElement) { (element.view as? Row)?.ends += 1 }
    func elementsDidChange() {}
    func itemsWillMove(by update: CollectionUpdate) {}
    func targetOffset(forProposed offset: CGPoint) -> CGPoint { offset }
  }

  private let stage = Stage(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))
  private let host = Host(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  /// Shows so many rows.
  private func show(_ count: Int) {
    host.contentInsetAdjustmentBehavior = .never
    host.rows.host = host
    host.texts = (0..<count).map(String.init)
    stage.window.addSubview(host)
    stage.frame()
  }

  private var shown: [String] { host.subviews.compactMap { ($0 as? Row)?.text } }

  private func shownX(_ text: String) -> CGFloat? {
    host.subviews.compactMap { $0 as? Row }.last { $0.text == text }?.shown.position.x
  }

  @Test func rowsInSightHaveViewsAndThoseThatLeaveAreUsedAgain() {
    show(100)
    #expect(shown == (0..<10).map(String.init))
    for step in 1...90 {
      host.contentOffset.y = CGFloat(step * 40)
      stage.frame()
    }
    #expect(shown == (90..<100).map(String.init))
    #expect(host.engine.statistics.viewsMade <= 12)
    #expect(host.engine.statistics.layoutQueries <= 90 * 40 / 200 + 1)
  }

  @Test func aBatchMovesWhatStaysAndWhatIsNewComesAsTheLayoutSays() throws {
    show(5)
    host.engine.runBatch(
      {
        host.texts.insert("new", at: 1)
        host.engine.note([.insertItem(path(0, 1))])
      }, nil)
    #expect(shown == ["0", "new", "1", "2", "3", "4"])
    stage.frame()
    #expect(shownX("new").isNear(450))
    stage.jump(0.15)
    #expect(shownX("new").isNear(300))
    stage.jump(0.2)
    #expect(shownX("new").isNear(150))
    #expect(host.engine.elements[.cell(path(0, 2))]?.view.frame.minY == 80)
  }

  @Test func whatIsDeletedFadesAndIsPutAway() {
    show(5)
    host.engine.runBatch(
      {
        host.texts.remove(at: 1)
        host.engine.note([.deleteItem(path(0, 1))])
      }, nil)
    stage.frame()
    #expect(host.engine.elements.leaving.count == 1)
    stage.jump(0.5)
    #expect(host.engine.elements.leaving.isEmpty)
    #expect(shown == ["0", "2", "3", "4"])
  }

  @Test func thePhaseTellsWhatGoesOn() {
    show(3)
    #expect("\(host.engine.phase)" == "resting")
    #expect(host.rows.phases == ["prepare: passing"])
    #expect(host.log == ["cell 0-0: passing", "cell 0-1: passing", "cell 0-2: passing"])
    host.log = []
    host.engine.runBatch(
      {
        host.texts.append("3")
        host.engine.note([.insertItem(path(0, 3))])
      }, nil)
    #expect(host.rows.phases.dropFirst() == ["prepare: preparing", "updates: preparing"])
    #expect(host.log == ["cell 0-3: working out update [3] → [4], 1 changes; 3 known before"])
    #expect("\(host.engine.phase)" == "resting")
  }

  @Test func aChangeoverTellsWhatTheLayoutTakesAwayAndAdds() {
    show(3)
    let changeover = Changeover(.relayout, of: host.engine)
    #expect("\(changeover)" == "relayout; 0 known before")
    changeover.keepsPlaces = true
    changeover.asksLayout = false
    changeover.deletedExtras = [.supplementary("header", path(1, 0)), .decoration("line", path(0, 2))]
    changeover.insertedExtras = [.supplementary("header", path(0, 0))]
    #expect(
      "\(changeover)"
        == "relayout in place; 0 known before; the layout is not asked; without header 1-0, line 0-2; with header 0-0")
    #expect("\(ListPhase.preparing(within: .workingOut(changeover)))".hasPrefix("preparing while working out relayout"))
    #expect(
      "\(ListPhase.playing(Changeover(.layout(host.rows), of: host.engine)))".hasPrefix("playing layout after Rows"))
  }

  @Test func numbersThatDoNotAddUpAreToldInTheHostsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let suite = ListEngineTests()
        suite.show(3)
        suite.host.engine.note([.deleteItem(path(0, 0))])
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Invalid update: invalid number of rows in section 0."))
  }
}
