// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraTruth

/// What `tessera truth` starts, with the files as arguments: the command itself is built without UIKit.
@main
enum TruthMain {
  @MainActor static func main() {
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
}
