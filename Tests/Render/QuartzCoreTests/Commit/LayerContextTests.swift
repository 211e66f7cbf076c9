// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import QuartzCore
import RenderProtocol
import Testing

@MainActor struct LayerContextTests {
  private let context = LayerContext(root: StillLayer(), screenSize: CGSize(width: 390, height: 844), screenScale: 3)

  private func commit() throws -> Commit { try #require(context.makeCommit()).commit }

  private func changes(of layer: CALayer, in commit: Commit) -> [LayerChange]? {
    commit.deltas.first { $0.layer == layer.id }?.changes
  }

  @Test func theFirstCommitTellsTheRootAndTheScreen() throws {
    let commit = try commit()
    #expect(commit.number == 1)
    #expect(!commit.isFull)
    #expect(commit.screenSize == CGSize(width: 390, height: 844))
    #expect(commit.screenScale == 3)
    #expect(commit.root == LayerID(rawValue: 1))
    #expect(
      commit.deltas == [
        LayerDelta(
          layer: LayerID(rawValue: 1),
          changes: [.bounds(CGRect(x: 0, y: 0, width: 390, height: 844)), .position(CGPoint(x: 195, y: 422))])
      ])
    #expect(commit.removed.isEmpty)
  }

  @Test func nothingChangedIsNoCommit() throws {
    _ = try #require(context.makeFrame())
    #expect(context.makeCommit() == nil)
    context.root.position = context.root.position
    context.root.backgroundColor = nil
    context.root.sublayers = nil
    #expect(context.makeCommit() == nil)
    #expect(!context.hasWork)
  }

  @Test func aPristineLayersValuesAreTheServersDefaults() {
    let pristine = StillLayer()
    var state = LayerState()
    state.apply(LayerChange.all.map { pristine.change(of: $0) })
    #expect(state == LayerState())
    #expect(pristine.nonDefaultChanges().isEmpty)
  }

  @Test func onlyTheChangedPropertyIsTold() throws {
    let layer = StillLayer()
    context.root.addSublayer(layer)
    _ = try commit()
    layer.opacity = 0.5
    layer.opacity = 0.75
    let commit = try commit()
    #expect(commit.number == 2)
    #expect(commit.deltas == [LayerDelta(layer: try #require(layer.id), changes: [.opacity(0.75)])])
  }

  @Test func aScrollStepIsOneChangeWhateverTheTree() throws {
    let scroller = StillLayer()
    scroller.bounds.size = CGSize(width: 390, height: 844)
    context.root.addSublayer(scroller)
    for index in 0..<500 {
      let cell = StillLayer()
      cell.frame = CGRect(x: 0, y: CGFloat(index) * 44, width: 390, height: 44)
      cell.addSublayer(StillLayer())
      scroller.addSublayer(cell)
    }
    _ = try #require(context.makeFrame())
    scroller.bounds.origin.y = 7
    let commit = try #require(context.makeFrame()).commit
    #expect(
      commit.deltas == [
        LayerDelta(layer: try #require(scroller.id), changes: [.boundsOrigin(CGPoint(x: 0, y: 7))])
      ])
    #expect(context.layersVisitedByLastCommit == 1)
  }

  @Test func aNewSizeTellsTheWholeBoundsOnce() throws {
    let layer = StillLayer()
    context.root.addSublayer(layer)
    _ = try commit()
    layer.bounds.origin = CGPoint(x: 1, y: 2)
    layer.bounds.size = CGSize(width: 3, height: 4)
    #expect(changes(of: layer, in: try commit()) == [.bounds(CGRect(x: 1, y: 2, width: 3, height: 4))])
  }

  @Test func layersThatEnterAreToldWholeAndOnlyWhatIsNotDefault() throws {
    _ = try commit()
    let parent = StillLayer()
    let child = StillLayer()
    child.cornerRadius = 9
    child.shadowRadius = 3
    parent.addSublayer(child)
    context.root.addSublayer(parent)
    child.isHidden = true
    let commit = try commit()
    #expect(changes(of: context.root, in: commit) == [.sublayers([try #require(parent.id)])])
    #expect(changes(of: parent, in: commit) == [.sublayers([try #require(child.id)])])
    #expect(changes(of: child, in: commit) == [.isHidden(true), .cornerRadius(9)])
    #expect(commit.deltas.count == 3)
  }

  @Test func layersThatLeaveAreRemovedWithAllBelow() throws {
    let (parent, child, mask) = (StillLayer(), StillLayer(), StillLayer())
    context.root.addSublayer(parent)
    parent.addSublayer(child)
    child.mask = mask
    _ = try commit()
    parent.removeFromSuperlayer()
    child.opacity = 0.1
    let commit = try commit()
    #expect(commit.deltas == [LayerDelta(layer: try #require(context.root.id), changes: [.sublayers([])])])
    #expect(commit.removed == [parent.id, child.id, mask.id])
    child.opacity = 0.2
    #expect(context.makeCommit() == nil)
  }

  @Test func aLayerThatComesBackInTheSameTransactionIsNotToldAnew() throws {
    let (first, second, child) = (StillLayer(), StillLayer(), StillLayer())
    context.root.sublayers = [first, second]
    first.addSublayer(child)
    _ = try commit()
    child.removeFromSuperlayer()
    child.opacity = 0.5
    second.addSublayer(child)
    let commit = try commit()
    #expect(commit.removed.isEmpty)
    #expect(changes(of: child, in: commit) == [.opacity(0.5)])
    #expect(changes(of: first, in: commit) == [.sublayers([])])
    #expect(changes(of: second, in: commit) == [.sublayers([try #require(child.id)])])
  }

  @Test func aLayerThatComesAndGoesIsNeverTold() throws {
    _ = try commit()
    let layer = StillLayer()
    context.root.addSublayer(layer)
    layer.removeFromSuperlayer()
    let commit = context.makeCommit()?.commit
    #expect(commit?.removed ?? [] == [])
    #expect(commit?.deltas.contains { $0.layer == layer.id } != true)
  }

  @Test func aLayerThatComesBackLaterIsToldWhole() throws {
    let layer = StillLayer()
    layer.opacity = 0.5
    context.root.addSublayer(layer)
    _ = try commit()
    layer.removeFromSuperlayer()
    _ = try commit()
    layer.zPosition = 4
    context.root.addSublayer(layer)
    #expect(changes(of: layer, in: try commit()) == [.zPosition(4), .opacity(0.5)])
  }

  @Test func stayingAtTheTopIsNoChange() throws {
    let (a, b) = (StillLayer(), StillLayer())
    context.root.sublayers = [a, b]
    _ = try commit()
    context.root.addSublayer(b)
    #expect(context.makeCommit() == nil)
    context.root.addSublayer(a)
    #expect(changes(of: context.root, in: try commit()) == [.sublayers([try #require(b.id), try #require(a.id)])])
  }

  @Test func masksAreToldByName() throws {
    let (layer, mask) = (StillLayer(), StillLayer())
    context.root.addSublayer(layer)
    _ = try commit()
    layer.mask = mask
    mask.cornerRadius = 2
    var commit = try commit()
    #expect(changes(of: layer, in: commit) == [.mask(mask.id)])
    #expect(changes(of: mask, in: commit) == [.cornerRadius(2)])
    layer.mask = nil
    commit = try self.commit()
    #expect(changes(of: layer, in: commit) == [.mask(nil)])
    #expect(commit.removed == [mask.id])
  }

  @Test func aLayerMovesToAnotherContextUnderANewName() throws {
    let other = LayerContext(root: StillLayer(), screenSize: CGSize(width: 1, height: 1), screenScale: 1)
    let layer = StillLayer()
    context.root.addSublayer(layer)
    _ = try commit()
    let oldName = try #require(layer.id)
    other.root.addSublayer(StillLayer())
    other.root.addSublayer(layer)
    #expect(layer.id == LayerID(rawValue: 3))
    #expect(try commit().removed == [oldName])
    #expect(try #require(other.makeCommit()).commit.deltas.count == 3)
    layer.opacity = 0
    #expect(context.makeCommit() == nil)
    #expect(changes(of: layer, in: try #require(other.makeCommit()).commit) == [.opacity(0)])
  }

  @Test func aNewScreenSizeResizesTheRoot() throws {
    _ = try commit()
    context.setScreen(size: CGSize(width: 844, height: 390), scale: 3)
    let commit = try commit()
    #expect(commit.screenSize == CGSize(width: 844, height: 390))
    #expect(
      changes(of: context.root, in: commit) == [
        .bounds(CGRect(x: 0, y: 0, width: 844, height: 390)), .position(CGPoint(x: 422, y: 195)),
      ])
  }

  @Test func theHostIsWokenOncePerFrame() throws {
    var calls = 0
    _ = context.makeFrame()
    context.onWork = { calls += 1 }
    #expect(calls == 0)
    context.root.opacity = 0.5
    context.root.zPosition = 1
    context.root.setNeedsLayout()
    #expect(calls == 1)
    _ = context.makeFrame()
    let layer = StillLayer()
    context.root.addSublayer(layer)
    #expect(calls == 2)
    _ = context.makeFrame()
    layer.setNeedsLayout()
    #expect(calls == 3)
  }

  @Test func picturesAreGivenOnce() throws {
    let (a, b) = (StillLayer(), StillLayer())
    context.root.sublayers = [a, b]
    a.contents = testImage(1)
    b.contents = testImage(1)
    let first = try #require(context.makeCommit())
    #expect(first.images == [testImage(1)])
    #expect(
      changes(of: b, in: first.commit) == [
        .contents(.image(ImageIdentifier(rawValue: 1), pixelWidth: 4, pixelHeight: 2))
      ])
    a.contents = testImage(1)
    #expect(context.makeCommit() == nil)
    a.contents = nil
    b.contents = testImage(2)
    #expect(try #require(context.makeCommit()).images == [testImage(2)])
    #expect(context.makeFullCommit().images == [testImage(2)])
    a.contents = testImage(2)
    #expect(try #require(context.makeCommit()).images == [])
    a.contents = testImage(1)
    #expect(try #require(context.makeCommit()).images == [testImage(1)])
  }

  @Test func picturesInDrawingsCount() throws {
    context.root.drawingContents = .drawing(
      DisplayList(operations: [
        .save, .image(testImage(5), rect: .zero, alpha: 1, interpolation: .default), .restore,
        .image(testImage(5), rect: .zero, alpha: 1, interpolation: .default),
      ]))
    #expect(try #require(context.makeCommit()).images == [testImage(5)])
    context.root.drawingContents = nil
    #expect(changes(of: context.root, in: try commit()) == [.contents(.none)])
  }

  @Test func aTintedPictureIsToldWithItsColour() throws {
    context.root.contents = testImage(3)
    context.root.contentsTint = .white
    let result = try #require(context.makeCommit())
    #expect(result.images == [testImage(3)])
    let contents = LayerContents.tintedImage(ImageIdentifier(rawValue: 3), pixelWidth: 4, pixelHeight: 2, tint: .white)
    #expect(changes(of: context.root, in: result.commit)?.contains(.contents(contents)) == true)
  }

  @Test func whatUIKitSaysOfAViewIsTold() throws {
    _ = try commit()
    let accessibility = LayerAccessibility(role: "button", label: "Close")
    context.root.layerName = "UIWindow"
    context.root.accessibility = accessibility
    context.root.backdropBlur = 20
    #expect(
      changes(of: context.root, in: try commit()) == [
        .accessibility(accessibility), .name("UIWindow"), .backdropBlur(20),
      ])
  }

  @Test func contentsOfAnotherTypeStopTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      StillLayer().contents = "a picture"
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("CALayer contents must be a CGImage, not String."))
  }
}
