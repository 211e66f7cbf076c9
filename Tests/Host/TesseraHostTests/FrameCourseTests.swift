// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import RenderProtocol
import Testing
import UIKit

@testable import AutomationProtocol
@testable import TesseraHost

@MainActor @Suite struct FrameCourseTests {
  private let session = AppSession(
    configuration: DeviceConfiguration(device: DeviceDescription.named("iphone-16")!), date: nil)
  private let course: FrameCourse
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    session.activate()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.rootViewController?.view.addSubview(view)
    session.step()
    course = FrameCourse(session: session)
    // What showing a window leaves to be done.
    course.advance(to: 1, until: .never)
  }

  @Test func timeStandsWhereItWasTold() {
    course.advance(to: 1.2345, until: .never)
    #expect(abs(session.clock.now - 1.2345) < 1e-6)
    #expect(course.unrest == nil)
  }

  @Test func framesInWhichNothingHappensAreNotMade() {
    let before = course.state.changes
    course.advance(to: 1000, until: .never)
    #expect(course.state.changes == before)
    #expect(course.state.next == .infinity)
  }

  @Test func anAnimationIsWaitedFor() {
    UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    #expect(course.unrest != nil)
    course.advance(to: 60, until: .rest)
    #expect(course.unrest == nil)
    #expect((1.5..<1.56).contains(session.clock.now))
  }

  @Test func anAnimationWithoutAnEndIsNotWaitedFor() {
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0.5 }
    course.advance(to: 60, until: .rest)
    #expect(course.unrest == nil)
    #expect(session.clock.now < 1.1)
  }

  @Test func aDisplayLinkIsNotWaitedFor() {
    var frames = 0
    let link = CADisplayLink { _ in frames += 1 }
    link.add(to: .main, forMode: .common)
    course.advance(to: 60, until: .rest)
    #expect(session.clock.now < 1.1)
    course.advance(to: 2, until: .never)
    #expect(frames > 50)
    link.invalidate()
  }

  @Test func aPauseComesBehindTheFrameInWhichSomethingHappens() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { view.alpha = 0.3 }
    #expect((1.49..<1.52).contains(course.state.next))
    course.advance(to: 10, until: .change)
    #expect(view.alpha < 0.5)
    #expect((1.5..<1.52).contains(session.clock.now))
    course.advance(to: 10, until: .change)
    #expect(abs(session.clock.now - 10) < 1e-6)
  }

  @Test func timersInTheFutureAreNoUnrest() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 5) {}
    course.advance(to: 10, until: .rest)
    #expect(session.clock.now < 1.1)
  }
}
