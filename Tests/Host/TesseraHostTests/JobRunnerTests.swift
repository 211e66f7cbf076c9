// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RenderProtocol
import Testing
import UIKit

@testable import TesseraHost

// A job takes over the clock of its process, so each has a process of its own.

@Suite(.serialized) struct JobRunnerTests {
  @Test func writesThePictureAndTheTree() async throws {
    let folder = try TemporaryFolder()
    let (image, tree) = (folder.path("screen.png"), folder.path("tree.txt"))
    await #expect(processExitsWith: .success) { [image = image as String, tree = tree as String] in
      try await MainActor.run {
        let job = HostJob(configuration: DeviceConfiguration(device: .iPhoneSE), image: image, tree: tree)
        try JobRunner(job: job, delegateClass: SquareApp.self).run()
      }
    }
    let picture = try CGImage(decoding: Data(contentsOf: URL(fileURLWithPath: image))).decoded()
    #expect(picture.width == 750)
    #expect(picture.height == 1334)
    #expect(picture[20, 40] == [0, 0, 255, 255])
    #expect(picture[19, 40] == [255, 255, 255, 255])
    #expect(
      try String(contentsOfFile: tree, encoding: .utf8) == """
        <UIWindow; frame = (0 0; 375 667)>
           | <UIView; frame = (0 0; 375 667)>
           |    | <UIView; frame = (10 20; 30 40)>

        """)
  }

  @Test func theSameJobGivesTheSameBytes() async throws {
    let folder = try TemporaryFolder()
    var pictures: [Data] = []
    for name in ["a.png", "b.png"] {
      await #expect(processExitsWith: .success) { [path = folder.path(name) as String] in
        try await MainActor.run {
          let job = HostJob(configuration: DeviceConfiguration(device: .iPhone16, appearance: .dark), image: path)
          try JobRunner(job: job, delegateClass: SquareApp.self).run()
        }
      }
      pictures.append(try Data(contentsOf: URL(fileURLWithPath: folder.path(name))))
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func theTreeGoesToStandardOutputWhereItsPathIsADash() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      try await MainActor.run {
        let job = HostJob(configuration: DeviceConfiguration(device: .iPhoneSE), tree: "-")
        try JobRunner(job: job, delegateClass: SquareApp.self).run()
      }
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains("   |    | <UIView; frame = (10 20; 30 40)>\n"))
  }

  @Test func theAppSeesTheJobsDateAndTheTimeThatPasses() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let job = HostJob(configuration: DeviceConfiguration(device: .iPhoneSE), date: 1000, duration: 2)
        try JobRunner(job: job, delegateClass: SquareApp.self).run()
        #expect(abs(Date().timeIntervalSince1970 - 1002) < 0.001)
      }
    }
  }

  @Test(arguments: [(-1.0, 0.0), (0, 0), (.nan, 0), (2.5, 2.5), (.infinity, 600), (-.infinity, 0), (1e300, 600)])
  @MainActor func oddDurationsAreHeldInBounds(_ duration: Double, _ expected: Double) {
    #expect(JobRunner.bounded(duration) == expected)
  }

  // MARK: - What goes wrong

  @Test func anAppThatShowsNothingHasNoPictureAndNoTree() async throws {
    let folder = try TemporaryFolder()
    await #expect(processExitsWith: .success) { [path = folder.path("screen.png") as String] in
      await MainActor.run {
        let job = HostJob(configuration: DeviceConfiguration(device: .iPhoneSE), image: path, tree: path)
        let error = #expect(throws: HostError.self) { try JobRunner(job: job, delegateClass: WindowlessApp.self).run() }
        #expect(error?.description == "the app has put nothing on the screen")
        #expect(!FileManager.default.fileExists(atPath: path))
      }
    }
  }

  @Test func aPathThatCantBeWrittenIsNamed() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let job = HostJob(configuration: DeviceConfiguration(device: .iPhoneSE), image: "/nowhere/at/all.png")
        let error = #expect(throws: HostError.self) { try JobRunner(job: job, delegateClass: SquareApp.self).run() }
        #expect(error?.description.hasPrefix("can't write /nowhere/at/all.png: ") == true)
      }
    }
  }

  @Test func anUnreadableJobSaysSo() async {
    let (code, words) = await host(job: #"{"configuration": 3}"#, hasDelegate: true)
    #expect(code == 1)
    #expect(words.contains("tessera: the job in TESSERA_JOB can't be read: "))
  }

  @Test func anAppWithoutADelegateSaysSo() async {
    let (code, words) = await host(job: "{}", hasDelegate: false)
    #expect(code == 1)
    #expect(words.contains("tessera: the app has no delegate class; mark a UIResponder"))
  }

  @Test func anAppStartedByHandSaysHowItIsStarted() async {
    let (code, words) = await host(job: nil, hasDelegate: true)
    #expect(code == 1)
    #expect(words.contains("tessera: this program is an app for the tessera command; start it with `tessera run`"))
  }

  /// Enters the host as an app does; the result is the exit status and what went to standard error.
  private func host(job: String?, hasDelegate: Bool) async -> (Int32, String) {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [job, hasDelegate] in
      await MainActor.run {
        if let job { setenv(HostJob.variable, job, 1) } else { unsetenv(HostJob.variable) }
        if hasDelegate { UIApplication.delegateClass = SquareApp.self }
        exit(tesseraHostMain())
      }
    }
    guard case .exitCode(let code)? = result?.exitStatus else { return (-1, "") }
    return (code, String(decoding: result?.standardErrorContent ?? [], as: UTF8.self))
  }
}
