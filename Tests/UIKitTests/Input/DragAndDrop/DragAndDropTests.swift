// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// A view that is lifted and dropped on another. The source is 100 × 100 points at the top left, the target below it.
@MainActor struct DragAndDropTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  private let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let target = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
  private let log = DragLog()
  private let bench: CollectionInteractionBench

  init() {
    root.addSubview(source)
    root.addSubview(target)
    bench = CollectionInteractionBench(root)
    let drag = UIDragInteraction(delegate: log)
    drag.isEnabled = true
    source.addInteraction(drag)
    target.addInteraction(UIDropInteraction(delegate: log))
  }

  private var platter: DragPlatter? { bench.window.subviews.lazy.compactMap { $0 as? DragPlatter }.first }

  private func lift() {
    bench.down(1, 50, 50)
    bench.advance(0.6)
  }

  @Test func interactionsAreEnabledOnPads() {
    let interaction = UIDragInteraction(delegate: log)
    #expect(!interaction.isEnabled)
    #expect(interaction.view == nil)
    #expect(source.interactions.count == 1)
    #expect(source.interactions[0].view === source)
    let pad = CollectionInteractionBench(UIView(), device: .iPadMini)
    #expect(UIDragInteraction.isEnabledByDefault)
    pad.frame()
    let moved = source.interactions[0]
    target.addInteraction(moved)
    #expect(source.interactions.isEmpty)
    #expect(moved.view === target)
    target.interactions = []
    #expect(moved.view == nil)
  }

  @Test func aRestingFingerLiftsAndTheMoveBeginsTheDrag() {
    bench.down(1, 50, 50)
    bench.advance(0.4)
    #expect(platter == nil)
    bench.advance(0.5)
    #expect(log.take() == ["items", "lift"])
    #expect(platter?.transform.a == 1.05)
    #expect(platter?.center == CGPoint(x: 50, y: 50))
    bench.move([1], by: 30, 20, steps: 1)
    #expect(log.take() == ["will begin", "did move"])
    #expect(platter?.center == CGPoint(x: 80, y: 70))
    bench.up(1)
    bench.advance(1)
    #expect(log.take().filter { $0 != "did move" } == ["will end 0", "did end 0"])
    #expect(platter == nil)
    #expect(UIApplication.shared.activeDrag == nil)
  }

  @Test func whatIsLiftedAndPutBackWasNoDrag() {
    lift()
    bench.up(1)
    bench.advance(1)
    #expect(log.take() == ["items", "lift"])
    #expect(platter == nil)
    #expect(UIApplication.shared.activeDrag == nil)
  }

  @Test func withoutItemsNothingIsLifted() {
    log.items = []
    lift()
    bench.move([1], by: 0, 100)
    bench.up(1)
    #expect(log.take() == ["items"])
    #expect(platter == nil)
  }

  @Test func aDropIsToldToBothSidesInOrder() {
    lift()
    bench.move(1, to: 150, 300, steps: 4)
    bench.up(1)
    bench.advance(1)
    let heard = log.take().filter { $0 != "did move" && $0 != "update" }
    #expect(
      heard == [
        "items", "lift", "will begin", "can handle", "enter", "will end 2", "perform 1", "drop preview",
        "drop animation",
        "conclude", "drop end", "did end 2", "did transfer",
      ])
    #expect(log.localObjects == ["thing"])
    #expect(platter == nil)
  }

  @Test func theFingersPlaceIsKnownInEveryView() {
    lift()
    bench.move(1, to: 150, 300, steps: 4)
    #expect(log.place == CGPoint(x: 150, y: 100))
    bench.cancel(1)
    bench.advance(1)
    #expect(log.take().suffix(4) == ["exit", "will end 0", "drop end", "did end 0"])
  }

  @Test func leavingIsToldAndTheDropElsewhereIsNone() {
    lift()
    bench.move(1, to: 150, 300, steps: 4)
    bench.move(1, to: 150, 120, steps: 4)
    _ = log.take()
    bench.move(1, to: 150, 300, steps: 2)
    #expect(log.take().first { $0 == "can handle" } == nil)
    bench.move(1, to: 150, 150, steps: 2)
    #expect(log.take().filter { $0 == "exit" } == ["exit"])
    bench.up(1)
    bench.advance(1)
    #expect(log.take().filter { $0 != "did move" } == ["will end 0", "drop end", "did end 0"])
  }

  @Test func proposalsThatAreNotAllowedCallTheDragOff() {
    for operation in [UIDropOperation.cancel, .forbidden] {
      log.operation = operation
      lift()
      bench.move(1, to: 150, 300, steps: 4)
      bench.up(1)
      bench.advance(1)
      #expect(log.take().contains("did end 0"))
    }
    log.operation = .move
    log.allowsMove = false
    lift()
    bench.move(1, to: 150, 300, steps: 4)
    bench.up(1)
    bench.advance(1)
    #expect(log.take().contains("did end 0"))
    log.allowsMove = true
    lift()
    bench.move(1, to: 150, 300, steps: 4)
    bench.up(1)
    bench.advance(1)
    #expect(log.take().contains("did end 3"))
  }

  @Test func onlyOneThingIsDraggedAtATime() {
    lift()
    bench.down(2, 60, 60)
    bench.advance(0.6)
    #expect(bench.window.subviews.filter { $0 is DragPlatter }.count == 1)
    bench.up(2)
    bench.up(1)
    bench.advance(1)
    #expect(platter == nil)
  }

  @Test func whatIsDraggedStaysUnderTheFingerWhenItsViewGoesAway() {
    lift()
    bench.move(1, to: 150, 150, steps: 2)
    source.removeFromSuperview()
    bench.advance(1)
    #expect(platter != nil)
    bench.move(1, to: 160, 160, steps: 2)
    #expect(log.take().last == "did move")
    // There is no place to fly back to.
    bench.up(1)
    bench.advance(1)
    #expect(log.take().last == "did end 0")
    #expect(platter == nil)
  }

  @Test func aViewThatGoesAwayBeforeTheFingerHasMovedEndsItsDrag() {
    lift()
    source.removeFromSuperview()
    bench.advance(1)
    #expect(platter == nil)
    bench.up(1)
  }

  @Test func disabledInteractionsLiftNothing() {
    (source.interactions[0] as? UIDragInteraction)?.isEnabled = false
    lift()
    #expect(log.take() == [])
    bench.up(1)
  }

  @Test func previewsHavePlaces() {
    let preview = UITargetedDragPreview(view: source)
    #expect(preview.target.container === root)
    #expect(preview.target.center == CGPoint(x: 50, y: 50))
    #expect(preview.size == CGSize(width: 100, height: 100))
    let moved = preview.retargetedPreview(with: UIDragPreviewTarget(container: target, center: .zero))
    #expect(moved.target.container === target)
    #expect(moved.view === source)
    #expect(UICollectionViewDropProposal(operation: .move).intent == .unspecified)
  }
}

/// Drags one thing, takes everything, and writes down what it hears.
@MainActor final class DragLog: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private var entries: [String] = []
  var items: [UIDragItem]
  var operation = UIDropOperation.copy
  var allowsMove = true
  var place: CGPoint?
  var localObjects: [String] = []

  override init() {
    items = [UIDragItem(itemProvider: NSItemProvider(object: "thing" as NSString))]
    items[0].localObject = "thing"
    super.init()
  }

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    entries.append("items")
    return items
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) { entries.append("lift") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    entries.append("will begin")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
    entries.append("did move")
  }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) { entries.append("will end \(operation.rawValue)") }
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) { entries.append("did end \(operation.rawValue)") }
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    entries.append("did transfer")
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    entries.append("can handle")
    return session.canLoadObjects(ofClass: NSString.self)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    entries.append("enter")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    entries.append("update")
    place = interaction.view.map(session.location)
    return UIDropProposal(operation: operation)
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    entries.append("exit")
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    entries.append("perform \(session.items.count)")
    localObjects = (session.localDragSession?.items ?? []).compactMap { $0.localObject as? String }
  }
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
    entries.append("conclude")
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    entries.append("drop end")
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    entries.append("drop preview")
    return defaultPreview
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { entries.append("drop animation") }
}
