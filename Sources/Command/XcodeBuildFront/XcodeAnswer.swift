// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What the kin of `xcodebuild` print: answers in the forms that scripts read.
package struct XcodeAnswer: Hashable, Sendable {
  package var text: String
  package var status: Int32
  /// A line for standard error.
  package var note: String?

  package init(_ text: String, status: Int32 = 0, note: String? = nil) {
    (self.text, self.status, self.note) = (text, status, note)
  }

  /// The version of Xcode that has the same Swift, and of the system that it simulates.
  package static let xcode = "26.4"
  package static let build = "17E202"
  package static let system = "26.4"

  package static let ours = "note: this xcodebuild is Tessera's"

  package static let version = XcodeAnswer("Xcode \(xcode)\nBuild version \(build)", note: ours)

  package static let sdks = XcodeAnswer(
    "iOS Simulator SDKs:\n\tSimulator - iOS \(system)          \t-sdk iphonesimulator\(system)\n", note: ours)

  /// `-list`.
  package static func list(
    name: String, isWorkspace: Bool, targets: [String], configurations: [String], schemes: [String], isJSON: Bool
  ) -> XcodeAnswer {
    let kind = isWorkspace ? "workspace" : "project"
    if isJSON {
      var entry: [String: Any] = ["name": name, "schemes": schemes]
      if !isWorkspace { (entry["targets"], entry["configurations"]) = (targets, configurations) }
      return XcodeAnswer(json([kind: entry]), note: ours)
    }
    var lines = ["Information about \(kind) \"\(name)\":"]
    func add(_ title: String, _ names: [String]) {
      guard !names.isEmpty else { return }
      lines += ["    \(title):"] + names.map { "        \($0)" } + [""]
    }
    if !isWorkspace {
      add("Targets", targets)
      add("Build Configurations", configurations)
    }
    add("Schemes", schemes)
    return XcodeAnswer(lines.joined(separator: "\n"), note: ours)
  }

  /// `-showdestinations`.
  package static func destinations(scheme: String) -> XcodeAnswer {
    let rows = SimulatedDevice.all.map {
      "\t\t{ platform:iOS Simulator, id:\($0.identifier), OS:\(system), name:\($0.name) }"
    }
    return XcodeAnswer(
      "\n\n\tAvailable destinations for the \"\(scheme)\" scheme:\n" + rows.joined(separator: "\n") + "\n", note: ours)
  }

  /// `-showBuildSettings`.
  package static func settings(_ targets: [(name: String, settings: [String: String])], isJSON: Bool) -> XcodeAnswer {
    if isJSON {
      let entries = targets.map {
        ["action": "build", "target": $0.name, "buildSettings": $0.settings] as [String: Any]
      }
      return XcodeAnswer(json(entries), note: ours)
    }
    let texts = targets.map { target in
      "Build settings for action build and target \"\(target.name)\":\n"
        + target.settings.sorted { $0.key < $1.key }.map { "    \($0.key) = \($0.value)\n" }.joined()
    }
    return XcodeAnswer(texts.joined(separator: "\n"), note: ours)
  }

  static func json(_ value: Any) -> String {
    // Plain data: encoding it cannot fail.
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// `sw_vers`, which scripts ask for the Mac that they run on.
  package static func system(_ words: [String]) -> XcodeAnswer {
    let rows = [("ProductName", "macOS"), ("ProductVersion", system), ("BuildVersion", "25E240")]
    if let word = words.first?.drop(while: { $0 == "-" }).lowercased() {
      guard let row = rows.first(where: { $0.0.lowercased() == word }) else {
        return XcodeAnswer("", status: 1, note: "sw_vers: expected -productName, -productVersion or -buildVersion")
      }
      return XcodeAnswer(row.1)
    }
    return XcodeAnswer(rows.map { "\($0.0):\t\t\($0.1)" }.joined(separator: "\n"))
  }

  /// `xcode-select`.
  package static func select(_ words: [String], developer: String) -> XcodeAnswer {
    switch words.first {
    case "-p", "--print-path", "-print-path": XcodeAnswer(developer)
    case "-s", "--switch", "-switch", "-r", "--reset", "--install": XcodeAnswer("")
    case "-v", "--version": XcodeAnswer("xcode-select version 2416.")
    default: XcodeAnswer("", status: 64, note: "xcode-select: expected -p, -s PATH, -r, --install or -v")
    }
  }
}
