// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

/// Transactions are the app's, not a test's: these run one at a time and leave none open.
@MainActor @Suite(.serialized) struct CATransactionTests {
  final class Recorder: NSObject, CALayerDelegate, CAAction {
    var asked: [String] = []
    var ran: [String] = []
    var answer: (any CAAction)?

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      asked.append(event)
      return answer
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      ran.append("\(event) \((anObject as? CALayer)?.opacity ?? -1)")
    }
  }

  @Test func completionBlocksRunWhenTheirTransactionEnds() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    CATransaction.commit()
    log.append("between")
    CATransaction.commit()
    #expect(log == ["inner", "between", "outer"])
  }

  @Test func anotherCompletionBlockHasTheFirstRunAtOnce() {
    var log: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("first") }
    CATransaction.setCompletionBlock { log.append("second") }
    #expect(log == ["first"])
    CATransaction.commit()
    #expect(log == ["first", "second"])
  }

  @Test func theImplicitTransactionEndsWithTheFrame() {
    var log: [String] = []
    CATransaction.setCompletionBlock { log.append("implicit") }
    CATransaction.begin()
    CATransaction.commit()
    #expect(log == [])
    CATransaction.endImplicitTransaction()
    CATransaction.endImplicitTransaction()
    #expect(log == ["implicit"])
  }

  @Test func innerTransactionsInheritAndOuterOnesForget() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    CATransaction.setAnimationDuration(3)
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func aFlushInsideATransactionWaitsForTheOutermostEnd() {
    var flushes = 0
    let session = InterfaceSession()
    session.makeCurrent()
    session.flushHandler = { flushes += 1 }
    CATransaction.begin()
    CATransaction.begin()
    CATransaction.flush()
    CATransaction.commit()
    #expect(flushes == 0)
    CATransaction.commit()
    #expect(flushes == 1)
    CATransaction.flush()
    #expect(flushes == 2)
  }

  @Test func aChangeAsksForItsActionBeforeAndRunsItAfter() {
    let recorder = Recorder()
    recorder.answer = recorder
    let layer = CALayer()
    layer.delegate = recorder
    layer.opacity = 0.5
    layer.opacity = 0.5
    #expect(recorder.asked == ["opacity"])
    #expect(recorder.ran == ["opacity 0.5"])
    recorder.answer = NSNull()
    layer.isHidden = true
    #expect(recorder.asked == ["opacity", "hidden"])
    #expect(layer.action(forKey: "hidden") == nil)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 1
    CATransaction.commit()
    #expect(recorder.asked == ["opacity", "hidden", "hidden"])
  }

  @Test func aLayersOwnActionsComeAfterTheDelegate() {
    let recorder = Recorder()
    let layer = CALayer()
    layer.actions = ["opacity": recorder, "position": NSNull()]
    layer.opacity = 0
    layer.position = CGPoint(x: 1, y: 1)
    #expect(recorder.ran == ["opacity 0.0"])
  }

  @Test func committingTooOftenStopsTheApp() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      CATransaction.commit()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("CATransaction.commit() was called without a matching begin()."))
  }

  @Test func mediaTimeIsTheHostsClock() {
    let session = InterfaceSession()
    session.clock = { 12.5 }
    #expect(CACurrentMediaTime() == 0)
    session.run { #expect(CACurrentMediaTime() == 12.5) }
    #expect(CACurrentMediaTime() == 0)
  }
}
