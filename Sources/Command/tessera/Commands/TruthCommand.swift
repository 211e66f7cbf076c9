// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import Foundation

struct TruthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "truth", abstract: "Compares the kit's layout with frames measured on iOS.",
    discussion: """
      A FILE of JSON holds scenes: what is laid out, and which frames UIKit gives it. Scenes whose input is structured
      are built and laid out; scenes told in words are skipped. The exit code is 1 where a scene fails or a file can't
      be read.

      A FILE that is a .xib or a .storyboard holds frames too: Apple's own engine computed them. Each is laid out on its
      canvas's device, without an app, and every difference is said. Frames that go by texts are counted apart. Those
      that were moved by hand, pinned or left open do not count. A nib that stops the process is named, and the next
      one's turn comes; the last line sums up, for programs too.

      Frames may differ by half a point. The first time, what lays things out is built, which takes minutes.

      Examples:
        tessera truth scenes.json
        tessera truth App/Base.lproj/Main.storyboard App/Card.xib
      """)

  @Argument(help: ArgumentHelp("Scene files, nibs and storyboards.", valueName: "file"))
  var files: [String]

  func run() throws {
    let kit = try Kit()
    try Fonts(root: kit.root).makeIfMissing { Console.say($0) }
    try kit.build(.truth) { Console.say($0) }
    let nibs = files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
    if !nibs.isEmpty { try compareNibs(nibs, by: kit.url(of: .truth)) }
    let scenes = files.filter { !nibs.contains($0) }
    guard !scenes.isEmpty else { return }
    let ending = try ChildProcess(
      kit.url(of: .truth), scenes, environment: JobProcess.environment(locale: "en_US")
    ).wait()
    switch ending {
    case .exited(let status): if status != 0 { throw ExitCode(status) }
    case .signalled(let signal): throw JobProcess.Failure(description: "the layout crashed (signal \(signal))")
    }
  }

  /// Has nibs compared, a process for as many as it takes: one that crashes is named, and another goes on after it.
  private func compareNibs(_ nibs: [String], by program: URL) throws {
    let name = "tessera-truth-\(ProcessInfo.processInfo.processIdentifier)"
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    defer { try? FileManager.default.removeItem(at: place) }
    var environment = JobProcess.environment(locale: "en_US")
    environment["TESSERA_TRUTH_STATE"] = place.path
    // Bounded memory: what one process has read goes with it.
    var start = 0
    while start < nibs.count {
      let batch = Array(nibs[start..<min(start + Self.batch, nibs.count)])
      try runBatch(batch, program, environment, place, isLast: start + batch.count == nibs.count)
      start += batch.count
    }
  }

  private static let batch = 200

  private func runBatch(
    _ batch: [String], _ program: URL, _ environment: [String: String], _ place: URL, isLast: Bool
  ) throws {
    var environment = environment
    environment["TESSERA_TRUTH_SUMS"] = isLast ? "1" : "0"
    while true {
      let ending = try ChildProcess(program, batch, environment: environment).wait()
      guard case .signalled(let signal) = ending else {
        if case .exited(let status) = ending, status != 0 { throw ExitCode(status) }
        return
      }
      guard var state = try JSONSerialization.jsonObject(with: Data(contentsOf: place)) as? [String: Any],
        let next = state["next"] as? Int, batch.indices.contains(next - 1),
        var counts = state["counts"] as? [String: Int]
      else { throw JobProcess.Failure(description: "the layout crashed (signal \(signal))") }
      print("crashed \(batch[next - 1]) (signal \(signal))")
      fflush(nil)
      counts["crashed", default: 0] += 1
      counts["files", default: 0] += 1
      state["counts"] = counts
      try JSONSerialization.data(withJSONObject: state).write(to: place)
    }
  }
}
