// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import RenderProtocol
import Testing
import UIKit

@testable import TesseraHost

// A job takes over the clock of its process, so each has a process of its own.

@Suite(.serialized) struct StepPlayerTests {
  /// Plays steps on the app of a square that tells what fingers do, and returns the folder with the files.
  private func play(_ steps: String, on device: DeviceDescription = .iPhoneSE) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let script = try StepScript(reading: Data("{\"steps\": [\(steps)]}".utf8))
    let job = HostJob(
      configuration: DeviceConfiguration(device: device, scale: 1), script: script, folder: folder.url.path)
    let json = String(decoding: try JSONEncoder().encode(job), as: UTF8.self)
    await #expect(processExitsWith: .success) { [json = json as String] in
      try await MainActor.run {
        try JobRunner(job: HostJob(json: json), delegateClass: TouchApp.self).run()
      }
    }
    return folder
  }

  private func text(_ name: String, in folder: TemporaryFolder) throws -> String {
    try String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  private func picture(_ name: String, in folder: TemporaryFolder) throws -> Bitmap {
    try CGImage(decoding: Data(contentsOf: URL(fileURLWithPath: folder.path(name)))).decoded()
  }

  @Test func picturesAndTreesShowTheirMoments() async throws {
    let folder = try await play(
      """
      {"at": 0.5, "touch": "began", "id": 1, "x": 20, "y": 40},
      {"at": 0.5, "snapshot": "pressed"},
      {"at": 0.7, "snapshot": "later"},
      {"at": 0.9, "touch": "ended", "id": 1, "x": 20, "y": 40},
      {"at": 0.9, "tree": "released"},
      {"at": 1, "snapshot": "released"}
      """)
    let (red, blue): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [255, 0, 0, 255])
    #expect(try picture("pressed.png", in: folder)[20, 40] == blue)
    #expect(try picture("later.png", in: folder)[20, 40] == blue)
    #expect(try picture("released.png", in: folder)[20, 40] == red)
    #expect(
      try text("released.txt", in: folder).contains("text = 'began 0.500 ended 0.900'"))
  }

  @Test func inputTellsItsOwnTimeAndWaysAreSampled() async throws {
    let folder = try await play(
      """
      {"at": 0.5, "touch": "began", "x": 20, "y": 40},
      {"at": 0.51, "touch": "moved", "x": 23, "y": 40, "duration": 0.05},
      {"at": 0.77, "touch": "cancelled"},
      {"at": 1, "tree": "after"}
      """)
    let words = "began 0.500 moved 0.527 moved 0.543 moved 0.560 cancelled 0.770"
    #expect(try text("after.txt", in: folder).contains("text = '\(words)'"))
  }

  @Test func thereAreSixtyFramesASecondWhateverIsLookedAt() async throws {
    let calm = try await play(#"{"at": 1, "tree": "end"}"#)
    let looked = try await play(
      #"{"at": 0.001, "snapshot": "a"}, {"at": 0.333, "snapshot": "b"}, {"at": 0.5, "tree": "c"}, {"at": 1, "tree": "end"}"#
    )
    let (first, second) = (try text("end.txt", in: calm), try text("end.txt", in: looked))
    #expect(first == second)
  }

  @Test func theDeviceTurnsAndItsSettingsChange() async throws {
    let folder = try await play(
      """
      {"at": 0.5, "rotate": "landscapeLeft"},
      {"at": 2, "snapshot": "landscape"},
      {"at": 2, "appearance": "dark"},
      {"at": 2.5, "snapshot": "dark"}
      """)
    let (landscape, dark) = (try picture("landscape.png", in: folder), try picture("dark.png", in: folder))
    #expect((landscape.width, landscape.height) == (667, 375))
    #expect(landscape[600, 300] == [255, 255, 255, 255])
    #expect(dark[600, 300] == [0, 0, 0, 255])
  }

  @Test func recordingsAreAnimatedPictures() async throws {
    let steps = """
      {"at": 0.5, "record": "press", "until": 0.8, "fps": 10, "scale": 0.5},
      {"at": 0.55, "touch": "began", "x": 20, "y": 40}
      """
    let (folder, again) = (try await play(steps), try await play(steps))
    let file = try Data(contentsOf: URL(fileURLWithPath: folder.path("press.webp")))
    let second = try Data(contentsOf: URL(fileURLWithPath: again.path("press.webp")))
    #expect(second == file)
    // Half a point's pixels; the first frame is one before the finger came.
    let first = try CGImage(decoding: file).decoded()
    #expect((first.width, first.height) == (188, 334))
    let pixel = first[10, 20]
    #expect(pixel[0] < 40 && pixel[2] > 215)
  }

  @Test func theSameScriptGivesTheSameBytes() async throws {
    let steps =
      #"{"at": 0.5, "touch": "began", "x": 20, "y": 40}, {"at": 0.61, "snapshot": "a"}, {"at": 0.7, "tree": "a"}"#
    let (folder, again) = (try await play(steps), try await play(steps))
    for name in ["a.png", "a.txt"] {
      let first = try Data(contentsOf: URL(fileURLWithPath: folder.path(name)))
      let second = try Data(contentsOf: URL(fileURLWithPath: again.path(name)))
      #expect(first == second)
    }
  }

  @Test func longJobsComeInAFile() async throws {
    let folder = try TemporaryFolder()
    let job = HostJob(configuration: DeviceConfiguration(device: .iPhoneSE), tree: "-")
    try JSONEncoder().encode(job).write(to: URL(fileURLWithPath: folder.path("job.json")))
    #expect(try HostJob(json: "@" + folder.path("job.json")) == job)
    let error = #expect(throws: HostError.self) { try HostJob(json: "@/nowhere/job.json") }
    #expect(error?.description.hasPrefix("the job in TESSERA_JOB can't be read: ") == true)
  }
}

/// An app with a square that is blue while it is touched, and a label in it that tells the touches.
private final class TouchApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(TouchSquare(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = controller
    window?.makeKeyAndVisible()
    return true
  }
}

private final class TouchSquare: UIView {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 10))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.isHidden = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not used") }

  private func tell(_ what: String, _ touches: Set<UITouch>) {
    let time = String(format: "%.3f", touches.first?.timestamp ?? 0)
    label.text = [label.text, "\(what) \(time)"].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    backgroundColor =
      what == "began" || what == "moved"
      ? UIColor(red: 0, green: 0, blue: 1, alpha: 1) : UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tell("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tell("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tell("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tell("cancelled", touches) }
}
