// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import RenderProtocol
import TesseraTruth

extension TruthMain {
  /// Draws the canvas of the file that is the argument, or compares those of two, into the file of `output`.
  @MainActor static func drawCanvas(_ output: String) {
    let files = Array(CommandLine.arguments.dropFirst())
    let isDark = ProcessInfo.processInfo.environment["TESSERA_CANVAS_APPEARANCE"] == "dark"
    let appearance: DeviceDescription.Appearance = isDark ? .dark : .light
    do {
      let png: Data
      if files.count == 2 {
        let comparison = try CanvasPicture.comparison(of: files[0], with: files[1], appearance: appearance)
        for line in comparison.lines { print(line) }
        if comparison.lines.isEmpty { print("no differences") }
        png = comparison.png
      } else {
        png = try CanvasPicture.png(of: files.first ?? "", appearance: appearance)
      }
      try png.write(to: URL(fileURLWithPath: output))
    } catch {
      FileHandle.standardError.write(Data("tessera: \(error)\n".utf8))
      exit(1)
    }
  }
}
