// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// `swift package tessera-test`: `tessera test` of the package, with the same options.
///
/// The command is the one that is installed, or what the environment variable TESSERA names: its kit is compiled, and what
/// SwiftPM would make of a checkout is not.
@main struct TesseraTest: CommandPlugin {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try Self.command()
    process.arguments = ["test", context.package.directoryURL.path] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  private static func command() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["TESSERA"] { return URL(fileURLWithPath: path) }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let places = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("tessera") }
    guard let found = places.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw Failure(description: "there is no `tessera` on the PATH: `make install PREFIX=…` in a checkout of Tessera")
    }
    return found
  }
}
