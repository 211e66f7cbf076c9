// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Measures the kit against its budgets: the raster server, scrolling, applying snapshots, launching.
@main @MainActor struct KitBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "raster":
      let paths = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
      guard let pictures = paths.first else { usage() }
      try RasterBench.run(pictures: pictures, picture: paths.dropFirst().first)
    case "parts":
      guard let pictures = arguments.dropFirst().first else { usage() }
      try PartBench.run(pictures: URL(fileURLWithPath: pictures))
    case "scroll": ScrollBench.run()
    case "apply": ApplyBench.run()
    case "growth": GrowthBench.run()
    case "fling": FlingBench.run()
    case "inserts": InsertBench.run()
    case "nibs": NibBench.run()
    case "tables":
      // By turns with other toolkits', one number of rows at a time.
      let count = arguments.dropFirst().first
      if let count, Int(count) == nil { usage() }
      TableBench.run(count: count.flatMap { Int($0) })
    case "launch":
      guard let app = arguments.dropFirst().first else { usage() }
      try LaunchBench.run(app: URL(fileURLWithPath: app))
    default: usage()
    }
  }

  private static func usage() -> Never {
    let usage =
      "usage: kit-bench apply | fling | growth | inserts | nibs | scroll | tables [ROWS] | launch APP | parts PICTURES | raster PICTURES [OUT.png]\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(2)
  }
}
