// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
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

  @Test func endlessLayoutStopsTheAppAndNamesTheLayer() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let context = LayerContext(screenSize: .zero, screenScale: 1)
      let restless = Probe("restless")
      restless.onLayout = { [unowned restless] in restless.setNeedsLayout() }
      context.root.addSublayer(restless)
      restless.setNeedsLayout()
      context.runLayoutPass()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("after 100 rounds <Probe #2 'restless' frame ="))
    #expect(message.contains("still asks for layout"))
  }
}
