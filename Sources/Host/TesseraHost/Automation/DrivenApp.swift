// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import AutomationProtocol
internal import CoreGraphics
internal import RenderProtocol
internal import UIKit

/// An app that a test in another process drives: it does what it is told, answers, and stands still until the next command.
@MainActor final class DrivenApp {
  private let channel: AutomationChannel
  private let delegateClass: NSObject.Type
  /// There from the launch on.
  private var course: FrameCourse?
  /// The text that the app has copied since the last answer, and the observer of the pasteboard.
  private var copied: String?
  private var copying: (any NSObjectProtocol)?
  /// Whether the test says what was copied elsewhere.
  private var isTakingCopy = false
  /// The objects of the last tree that was told.
  private var reader = ElementReader()

  init(channel: AutomationChannel, delegateClass: NSObject.Type) {
    (self.channel, self.delegateClass) = (channel, delegateClass)
  }

  /// Runs until the test's end of the channel is closed, or it says so.
  func run() throws -> Int32 {
    while let bytes = channel.receive() {
      let command = try AutomationCommand(decoding: bytes)
      if case .terminate = command {
        course?.session.application.terminate()
        // As on iOS, where another process keeps them from the moment that they are set.
        UserDefaults.standard.synchronize()
        break
      }
      // What the app has printed is there before the test goes on.
      let answer = try answer(command)
      fflush(nil)
      guard channel.send(answer.encoded()) else { break }
    }
    return 0
  }

  private func answer(_ command: AutomationCommand) throws(HostError) -> AutomationAnswer {
    if case .launch(let launch) = command, course == nil { return start(launch) }
    guard let course else { throw .connectionEnded("the first command was no launch") }
    let session = course.session
    session.activate()
    return session.application.session.run {
      switch command {
      case .launch, .terminate: return .revealed(false)
      case .advance(let time, let pause):
        course.advance(to: time, until: pause)
        return reached(course)
      case .perform(let inputs):
        for input in inputs {
          course.advance(to: input.time, until: .never)
          if case .pasteboard = input.event { isTakingCopy = true }
          session.send(input.event)
          isTakingCopy = false
        }
        course.makeFrame()
        return reached(course)
      case .elements: return .elements(reader.read(session.application))
      case .hitPoint(let element): return .point(reader.hitPoint(of: element, in: session.application))
      case .reveal(let element):
        let isInSight = reader.reveal(element, in: session.application)
        course.makeFrame()
        return .revealed(isInSight)
      case .picture: return .picture((try? session.pictureFile()) ?? Data())
      }
    }
  }

  private func reached(_ course: FrameCourse) -> AutomationAnswer {
    var state = course.state
    state.copied = copied
    copied = nil
    return .reached(state)
  }

  private func start(_ launch: AutomatedLaunch) -> AutomationAnswer {
    JobRunner.takeNetworkOver(fixtures: launch.fixtures)
    let session = AppSession(configuration: launch.configuration, date: launch.date)
    copying = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: UIPasteboard.general, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, !self.isTakingCopy else { return }
        self.copied = UIPasteboard.general.string
      }
    }
    session.launch(delegateClass)
    let course = FrameCourse(session: session)
    self.course = course
    return reached(course)
  }
}
