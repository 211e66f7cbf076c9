// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

@testable import QuartzCore
import Testing

@MainActor struct LayoutPassTests {
  /// Writes down when it is laid out, and does something on the way.
  final class Probe: CALayer {
    var onLayout: (() -> Void)?
    static var log: [String] = []

    convenience init(_ name: String) {
      self.init()
      self.name = name
    }

    override func layoutSublayers() {
      super.layoutSublayers()
      Self.log.append(name ?? "?")
      onLayout?()
    }
  }

  private let context = LayerContext(screenSize: CGSize(width: 10, height: 10), screenScale: 1)

  private func chain() -> (Probe, Probe, Probe) {
    let (a, b, c) = (Probe("a"), Probe("b"), Probe("c"))
    context.root.addSublayer(a)
    a.addSublayer(b)
    b.addSublayer(c)
    c.setNeedsLayout()
    context.runLayoutPass()
    Probe.log = []
    return (a, b, c)
  }

  @Test func layersAreLaidOutTopDownAndOnce() {
    let (a, b, c) = chain()
    for layer in [c, a, b] { layer.setNeedsLayout() }
    context.runLayoutPass()
    #expect(Probe.log == ["a", "b", "c"])
    context.runLayoutPass()
    #expect(Probe.log == ["a", "b", "c"])
    #expect(!a.needsLayout())
  }

  @Test func aSizeThatChangesOnTheWayIsLaidOutInTheSamePass() {
    let (a, b, c) = chain()
    a.onLayout = { b.bounds.size.width += 1 }
    b.onLayout = { c.bounds.size.width += 1 }
    a.setNeedsLayout()
    context.runLayoutPass()
    #expect(Probe.log == ["a", "b", "c"])
  }

  @Test func aLayerMayAskForItsSuperlayersLayoutAgain() {
    let (a, b, c) = chain()
    var asked = false
    c.onLayout = {
      if !asked { a.setNeedsLayout() }
      asked = true
    }
    c.setNeedsLayout()
    _ = b
    context.runLayoutPass()
    #expect(Probe.log == ["c", "a"])
  }

  @Test func scrollingAndMovingAskForNoLayout() {
    let (a, _, _) = chain()
    a.bounds.origin.y = 10
    a.position.x = 10
    #expect(!a.needsLayout())
    a.bounds.size.height = 10
    #expect(a.needsLayout())
  }

  @Test func layoutIfNeededBeginsAtTheTopmostWaitingSuperlayer() {
    let (a, b, c) = chain()
    a.setNeedsLayout()
    b.setNeedsLayout()
    c.layoutIfNeeded()
    #expect(Probe.log == ["a", "b"])
    c.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(Probe.log == ["a", "b", "c"])
  }

  @Test func aLayerOutsideAnyTreeIsLaidOutOnDemandOnly() {
    let loose = Probe("loose")
    loose.setNeedsLayout()
    Probe.log = []
    context.runLayoutPass()
    #expect(Probe.log == [])
    loose.layoutIfNeeded()
    #expect(Probe.log == ["loose"])
  }

  @Test func waitingLayersThatEnterTheTreeAreLaidOut() {
    let (a, _, _) = chain()
    let parent = CALayer()
    let late = Probe("late")
    parent.addSublayer(late)
    late.setNeedsLayout()
    a.addSublayer(parent)
    context.runLayoutPass()
    #expect(Probe.log == ["a", "late"])
  }

  @Test func theDelegateLaysOut() {
    final class Owner: NSObject, CALayerDelegate {
      var count = 0
      func layoutSublayers(of layer: CALayer) { count += 1 }
    }
    let owner = Owner()
    let layer = CALayer()
    layer.delegate = owner
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    #expect(owner.count == 1)
  }

  @Test func sublayersThatALayerChangesWhileItIsLaidOutLayItOutOnce() {
    let (a, b, c) = chain()
    var spare = CALayer()
    a.onLayout = {
      spare.removeFromSuperlayer()
      spare = CALayer()
      a.insertSublayer(spare, at: 0)
      a.insertSublayer(b, at: 0)
      a.sublayers = [b, spare]
      b.addSublayer(CALayer())
    }
    a.setNeedsLayout()
    context.runLayoutPass()
    // What is put into another layer has that one laid out.
    #expect(Probe.log == ["a", "b"])
    #expect(!a.needsLayout())
    _ = c
  }

  @Test func newSublayersAreLaidOutInTheSamePass() {
    let (a, _, _) = chain()
    let new = Probe("new")
    new.setNeedsLayout()
    a.onLayout = { a.addSublayer(new) }
    a.setNeedsLayout()
    context.runLayoutPass()
    #expect(Probe.log == ["a", "new"])
  }

  @Test func endlessLayoutGoesOnAndNamesTheLayerAndWhoAsked() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let context = LayerContext(screenSize: .zero, screenScale: 1)
      let restless = Probe("restless")
      restless.onLayout = { [unowned restless] in restless.setNeedsLayout() }
      context.root.addSublayer(restless)
      restless.setNeedsLayout()
      for _ in 0..<3 {
        Probe.log = []
        context.runLayoutPass()
        guard Probe.log.count == 100, !restless.needsLayout() else { fatalError("\(Probe.log.count) layouts") }
        // The frame is made as it stands, and the next one begins anew.
        restless.setNeedsLayout()
      }
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("Layout of <Probe #2 'restless' frame =") }.count == 1)
    #expect(
      lines.contains {
        $0.hasSuffix(
          "does not settle: after 100 layouts in one pass, it was asked for again by setNeedsLayout() in layoutSublayers() "
            + "of itself. The frame is made as it stands.")
      })
  }

  @Test func layersThatAskForEachOthersLayoutEnd() {
    var told: [String] = []
    LayoutLoops.listener = { told.append($0) }
    defer { LayoutLoops.listener = nil }
    let (a, b, c) = chain()
    b.onLayout = { a.setNeedsLayout() }
    a.onLayout = { b.bounds.size.width += 1 }
    a.setNeedsLayout()
    context.runLayoutPass()
    #expect(Probe.log.count { $0 == "a" } == 100)
    #expect(told.count == 1)
    #expect(told.first?.contains("setNeedsLayout() in layoutSublayers() of <Probe") == true)
    _ = c
  }

  @Test func layoutWithinALayersOwnLayoutEnds() {
    LayoutLoops.listener = { _ in }
    defer { LayoutLoops.listener = nil }
    let (a, _, _) = chain()
    a.onLayout = {
      a.setNeedsLayout()
      a.layoutIfNeeded()
      a.setNeedsLayout()
    }
    a.setNeedsLayout()
    context.runLayoutPass()
    #expect(Probe.log.count <= 100)
    #expect(!a.needsLayout())
  }

  @Test func aLayerThatIsMeasuredOverAndOverIsNoLoop() {
    var told: [String] = []
    LayoutLoops.listener = { told.append($0) }
    defer { LayoutLoops.listener = nil }
    let (a, b, _) = chain()
    a.onLayout = {
      for _ in 0..<500 {
        b.bounds.size.width += 1
        b.layoutIfNeeded()
      }
    }
    a.setNeedsLayout()
    context.runLayoutPass()
    #expect(Probe.log.count == 501)
    #expect(told.isEmpty)
  }
}
