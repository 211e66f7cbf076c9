// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing

@MainActor struct InterfaceSessionTests {
  private func session(at time: Double) -> InterfaceSession {
    let session = InterfaceSession()
    session.clock = { time }
    return session
  }

  @Test func whatRunsInASessionGoesByItsClockAndAfterwardsByTheFormerOne() {
    let (outer, inner) = (session(at: 1), session(at: 2))
    outer.run {
      #expect(CACurrentMediaTime() == 1)
      inner.run { #expect(CACurrentMediaTime() == 2) }
      #expect(CACurrentMediaTime() == 1)
    }
    #expect(CACurrentMediaTime() == 0)
  }

  @Test func aTaskGoesByTheSessionThatItTookAcrossWhatItAwaits() async {
    let mine = session(at: 3)
    mine.makeCurrent()
    await Task {
      let other = session(at: 4)
      other.makeCurrent()
      #expect(CACurrentMediaTime() == 4)
    }.value
    #expect(CACurrentMediaTime() == 3)
  }

  @Test func aTaskThatIsMadeInATurnGoesByThatTurnsSession() async {
    let mine = session(at: 5)
    let task = mine.run {
      Task {
        await Task.yield()
        return CACurrentMediaTime()
      }
    }
    #expect(await task.value == 5)
  }

  @Test func aSessionThatIsGoneIsNobodys() {
    do {
      let short = session(at: 6)
      short.makeCurrent()
      #expect(CACurrentMediaTime() == 6)
    }
    #expect(CACurrentMediaTime() == 0)
    let retired = session(at: 7)
    retired.makeCurrent()
    retired.retire()
    #expect(CACurrentMediaTime() == 0)
  }

  @Test func transactionsAreASessionsOwn() {
    let (one, other) = (session(at: 1), session(at: 2))
    one.run {
      CATransaction.begin()
      CATransaction.setAnimationDuration(3)
    }
    other.run {
      #expect(CATransaction.depth == 0)
      #expect(CATransaction.animationDuration() == 0.25)
    }
    one.run {
      #expect(CATransaction.animationDuration() == 3)
      CATransaction.commit()
    }
  }

  @Test func anAnimationsDelegateHearsOfItInTheSessionOfItsTreeWhoeverTicksIt() {
    let mine = session(at: 0)
    var times: [Double] = []
    let context = LayerContext(screenSize: CGSize(width: 9, height: 9), screenScale: 1, session: mine)
    let layer = CALayer()
    context.root.addSublayer(layer)
    let listener = AnimationListener { _ in times.append(CACurrentMediaTime()) }
    layer.add(basic("opacity", to: 0.0, duration: 1, delegate: listener), forKey: nil)
    _ = context.makeFrame()
    mine.clock = { 2 }
    session(at: 9).run { context.tick(to: 2) }
    #expect(times == [2, 2])
  }
}
