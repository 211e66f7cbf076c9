// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Runs other programs.
enum Tool {
  /// Runs a program of the PATH to its end.
  ///
  /// - Parameter onLine: Told each line of output and errors as it comes.
  /// - Returns: The exit status; 128 plus the signal's number where a signal ended it.
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String]? = nil,
    onLine: @escaping @Sendable (String) -> Void
  ) throws(AppBuildError) -> Int32 {
    guard let executable = find(name) else { throw .toolMissing(name) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw .toolMissing(name)
    }
    let reader = pipe.fileHandleForReading
    var rest = Data()
    while case let data = reader.availableData, !data.isEmpty {
      rest.append(data)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        onLine(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    if !rest.isEmpty { onLine(String(decoding: rest, as: UTF8.self)) }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }

  static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let file = URL(fileURLWithPath: String(folder), isDirectory: true).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    return nil
  }

  /// The include flags of a C library, or nothing where pkg-config does not know it.
  static func pkgConfigIncludes(_ library: String) -> [String] {
    let lines = Mutex<[String]>([])
    let status = try? run("pkg-config", ["--cflags-only-I", library]) { line in lines.withLock { $0.append(line) } }
    guard status == 0 else { return [] }
    return lines.withLock { $0 }.flatMap { $0.split(separator: " ").map(String.init) }
  }
}
