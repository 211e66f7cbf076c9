// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// `xcrun`: finds or starts a tool.
package enum Xcrun: Hashable, Sendable {
  case answer(XcodeAnswer)
  /// Prints where a tool is.
  case find(String)
  /// Prints the folder of an SDK.
  case sdkPath
  case simctl([String])
  case xcodebuild([String])
  case coverageReport([String])
  case run(tool: String, [String])

  /// The tools that need Apple's own programs, with what they are for.
  private static let macOnly = [
    "actool": "compiling asset catalogs", "agvtool": "numbering versions", "altool": "uploading",
    "codesign": "signing", "docc": "building documentation", "ibtool": "compiling nibs", "lipo": "joining binaries",
    "momc": "compiling data models", "notarytool": "notarizing", "xcresulttool": "reading result bundles",
    "xctrace": "tracing", "stapler": "notarizing", "devicectl": "driving devices",
  ]

  /// - Parameter words: The words behind `xcrun`.
  /// - Throws: Where a tool needs a Mac.
  package static func parse(_ words: [String]) throws(FrontError) -> Xcrun {
    var rest = words[...]
    var finds = false
    while let word = rest.first, word.hasPrefix("-") {
      rest.removeFirst()
      switch word {
      case "--sdk", "-sdk", "--toolchain", "-toolchain": rest = rest.dropFirst()
      case "--find", "-f", "-find": finds = true
      case "--show-sdk-path", "-show-sdk-path", "--show-sdk-platform-path": return .sdkPath
      case "--show-sdk-version", "-show-sdk-version", "--show-sdk-build-version":
        return .answer(XcodeAnswer(XcodeAnswer.system))
      case "--version", "-version": return .answer(XcodeAnswer("xcrun version 72."))
      case "--run", "-r", "-run", "--log", "-l", "--verbose", "-v", "--no-cache", "-n", "--kill-cache", "-k": break
      default: throw FrontError(.usage, "xcrun: error: unknown option '\(word)'")
      }
    }
    guard let tool = rest.popFirst() else { return .answer(XcodeAnswer("")) }
    if let work = macOnly[tool] { throw .needsMac("xcrun \(tool)", work) }
    if finds { return .find(tool) }
    switch tool {
    case "simctl": return .simctl(Array(rest))
    case "xcodebuild": return .xcodebuild(Array(rest))
    case "xccov": return .coverageReport(Array(rest))
    default: return .run(tool: tool, Array(rest))
    }
  }
}
