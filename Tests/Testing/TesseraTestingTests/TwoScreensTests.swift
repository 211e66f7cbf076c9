// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TesseraTesting
import UIKit

/// Applications that live in one process, each in a task of its own, and take turns wherever their tasks await.
@MainActor struct TwoScreensTests {
  /// What an application is told by everything that has no window to ask, at one moment of its life.
  private struct Sight: Equatable, Sendable {
    var width: CGFloat
    var scale: CGFloat
    var style: UIUserInterfaceStyle
    var current: UIUserInterfaceStyle
    var newView: CGFloat
    var animates: Bool
    var duration: Double
    var milliseconds: Int

    @MainActor init() {
      width = UIScreen.main.bounds.width
      scale = UIScreen.main.scale
      style = UIViewController().traitCollection.userInterfaceStyle
      current = UITraitCollection.current.userInterfaceStyle
      newView = UIView().layer.contentsScale
      animates = UIView.areAnimationsEnabled
      duration = CATransaction.animationDuration()
      milliseconds = Int((CACurrentMediaTime() * 1000).rounded())
    }
  }

  private struct Life {
    let device: TestDevice
    let style: UIUserInterfaceStyle
    let scale: CGFloat
    /// Seconds that pass in each round.
    let round: Double
    let animates: Bool
    let duration: Double

    @MainActor func sight(at time: Double) -> Sight {
      var sight = Sight()
      sight.width = device.size.width
      (sight.scale, sight.newView) = (scale, scale)
      (sight.style, sight.current) = (style, style)
      (sight.animates, sight.duration) = (animates, duration)
      sight.milliseconds = Int((time * 1000).rounded())
      return sight
    }
  }

  private static let phone = Life(
    device: .iPhone16, style: .dark, scale: 3, round: 0.5, animates: true, duration: 0.25)
  private static let pad = Life(device: .iPadMini, style: .light, scale: 1, round: 0.75, animates: false, duration: 2)

  /// Whose round it is, one entry a round.
  @MainActor private final class Diary {
    var rounds: [String] = []
  }

  private func live(_ life: Life, in diary: Diary) async {
    let screen = TestScreen(life.device, appearance: life.style, scale: life.scale)
    screen.show(UIViewController())
    UIView.setAnimationsEnabled(life.animates)
    CATransaction.begin()
    CATransaction.setAnimationDuration(life.duration)
    for round in 1...4 {
      await Task.yield()
      diary.rounds.append(life.device.name)
      #expect(Sight() == life.sight(at: screen.time))
      screen.advance(by: life.round)
      #expect(abs(screen.time - Double(round) * life.round) < 0.001)
      await Task.yield()
      #expect(Sight() == life.sight(at: screen.time))
    }
    CATransaction.commit()
  }

  @Test func twoApplicationsSideBySideSeeNothingOfEachOther() async {
    let diary = Diary()
    let phone = Task { await live(Self.phone, in: diary) }
    let pad = Task { await live(Self.pad, in: diary) }
    await phone.value
    await pad.value
    #expect(diary.rounds.count == 8)
    // They took turns: neither was over before the other began.
    let first = diary.rounds.first
    #expect(diary.rounds.prefix(4).contains { $0 != first })
  }

  @Test func whatComesLaterComesInTheApplicationThatAskedForIt() async {
    let phone = TestScreen(.iPhone16)
    let pad = TestScreen(.iPadMini)
    phone.show(UIViewController())
    pad.show(UIViewController())
    var widths: [String: CGFloat] = [:]
    func note(_ name: String) { widths[name] = UIScreen.main.bounds.width }
    let link = phone.later(note)
    // The test goes by the pad when the phone's things happen.
    pad.activate()
    phone.advance(by: 1)
    #expect(widths.count == 6)
    #expect(Set(widths.values) == [393])
    #expect(UIScreen.main.bounds.width == 393)
    pad.activate()
    #expect(UIScreen.main.bounds.width == 744)
    link.invalidate()
  }

  @Test func aTaskGoesByTheApplicationInWhoseTurnItWasMadeHoweverLongItWaits() async {
    let phone = TestScreen(.iPhone16)
    var task: Task<[CGFloat], Never>?
    DispatchQueue.main.async {
      task = Task {
        let before = UIScreen.main.bounds.width
        await Task.detached {}.value
        return [before, UIScreen.main.bounds.width]
      }
    }
    phone.step()
    phone.step()
    let pad = TestScreen(.iPadMini)
    #expect(await task?.value == [393, 393])
    #expect(UIScreen.main.bounds.width == pad.device.size.width)
  }

  @Test func anotherTasksScreenIsNoOthers() async {
    let pad = TestScreen(.iPadMini)
    let phone = await Task { TestScreen(.iPhoneSE) }.value
    #expect(phone.device == .iPhoneSE)
    #expect(UIScreen.main.bounds.size == pad.device.size)
  }

  @Test func aViewGoesByItsWindowsApplicationWhoeverAsks() {
    let pad = TestScreen(.iPadMini, scale: 1)
    let view = UIScrollView()
    view.contentInsetAdjustmentBehavior = .never
    pad.show(view)
    let phone = TestScreen(.iPhone16)
    #expect(UIScreen.main.scale == 3)
    #expect(view.window?.screen.bounds.width == 744)
    #expect(view.traitCollection.displayScale == 1)
    view.contentSize = CGSize(width: 744, height: 5000)
    view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    phone.advance(by: 1)
    #expect(view.contentOffset.y == 0)
    pad.advance(by: 1)
    #expect(view.contentOffset.y == 500)
  }
}

extension TestScreen {
  /// Asks for six things that happen within a second, each of which calls `note` with its name.
  fileprivate func later(_ note: @escaping @MainActor (String) -> Void) -> CADisplayLink {
    activate()
    DispatchQueue.main.async { note("block") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { note("later block") }
    let link = Listener.link { note("display link") }
    let view = UIView()
    window?.addSubview(view)
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.5 }, completion: { _ in note("animation") })
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.frame.size.width = 50 }
    animator.addCompletion { _ in note("animator") }
    animator.startAnimation()
    CATransaction.begin()
    CATransaction.setCompletionBlock { note("transaction") }
    let fade = CABasicAnimation(keyPath: "cornerRadius")
    fade.toValue = 5
    view.layer.add(fade, forKey: nil)
    CATransaction.commit()
    return link
  }
}

/// The target of a display link.
@MainActor private final class Listener: NSObject {
  private let note: () -> Void

  private init(_ note: @escaping () -> Void) { self.note = note }

  func tick() { note() }

  static func link(_ note: @escaping () -> Void) -> CADisplayLink {
    let link = CADisplayLink(
      target: Listener(note), selector: Selector._tessera("tick", Listener.self, Listener.tick))
    link.add(to: .main, forMode: .common)
    return link
  }
}
