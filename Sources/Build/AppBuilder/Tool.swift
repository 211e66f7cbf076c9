// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Runs programs of the search path.
package enum Tool {
  /// Runs a program of the PATH to its end.
  ///
  /// - Parameter onLine: Told each line of output and errors as it comes.
  /// - Returns: The exit status; 128 plus the signal's number where a signal ended it.
  package static func run(
    _ name: String, _ arguments: [String], environment: [String: String]? = nil, onLine: (String) -> Void
  ) throws(AppBuildError) -> Int32 {
    // A path names its program itself.
    let given = name.hasPrefix("/") ? URL(fileURLWithPath: name) : find(name)
    guard let executable = given else { throw .toolMissing(name) }
    let process: ChildProcess
    do {
      process = try ChildProcess(executable, arguments, environment: environment, keepsOutput: true)
    } catch {
      throw .toolMissing(name)
    }
    process.readLines(onLine)
    switch process.wait() {
    case .exited(let status): return status
    case .signalled(let signal): return 128 + signal
    }
  }

  /// A program of the toolchain's, which the search path may have in another version.
  package static func ofToolchain(_ name: String) -> URL? {
    if let compiler = find("swiftc") {
      let own = compiler.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: own.path) { return own }
    }
    return find(name)
  }

  /// Where the search path has a program of that name.
  package static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for folder in path.split(separator: ":") {
      let file = URL(fileURLWithPath: String(folder), isDirectory: true).appendingPathComponent(name)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    return nil
  }

  /// The include flags of a C library, or nothing where pkg-config does not know it.
  static func pkgConfigIncludes(_ library: String) -> [String] {
    var lines: [String] = []
    let status = try? run("pkg-config", ["--cflags-only-I", library]) { lines.append($0) }
    return status == 0 ? lines.flatMap { $0.split(separator: " ").map(String.init) } : []
  }
}
