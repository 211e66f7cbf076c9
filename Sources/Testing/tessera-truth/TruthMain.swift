// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTruth

/// What `tessera truth` starts, and `tessera snapshot` for nibs, with the files as arguments: the commands themselves are
/// built without UIKit.
@main
enum TruthMain {
  @MainActor static func main() {
    if let output = ProcessInfo.processInfo.environment["TESSERA_CANVAS"] { return drawCanvas(output) }
    if let state = ProcessInfo.processInfo.environment["TESSERA_TRUTH_STATE"] { return runNibs(state) }
    var regular = 0
    var passed = 0
    var isUnreadable = false
    for file in CommandLine.arguments.dropFirst() {
      do {
        try SceneRunner().run(path: file) { result in
          print(result)
          if result.isRegular { regular += 1 }
          if result.passes { passed += 1 }
        }
      } catch {
        FileHandle.standardError.write(Data("tessera: \(error)\n".utf8))
        isUnreadable = true
      }
    }
    print("\(passed) of \(regular) scenes pass")
    exit(isUnreadable || passed < regular ? 1 : 0)
  }

  /// Compares nibs, from the one that the file of the state names on. Before each it is written there how far it got, so
  /// that whoever started this can go on after a nib that stops the process or takes too long.
  @MainActor private static func runNibs(_ path: String) {
    let url = URL(fileURLWithPath: path)
    let files = Array(CommandLine.arguments.dropFirst())
    var state = (try? JSONDecoder().decode(NibTruthState.self, from: Data(contentsOf: url))) ?? NibTruthState()
    while state.next < files.count {
      let file = files[state.next]
      state.next += 1
      try? JSONEncoder().encode(state).write(to: url)
      alarm(60)
      state.counts = state.counts + NibTruth().run(path: file) { print($0) }
      alarm(0)
      fflush(nil)
    }
    state.next = 0
    try? JSONEncoder().encode(state).write(to: url)
    if ProcessInfo.processInfo.environment["TESSERA_TRUTH_SUMS"] != "0" { print(state.counts.summary) }
  }
}
