// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import Glibc

/// What an app prints, on its way to the tests' own output.
final class AppOutputFile {
  let descriptor: Int32
  private var position: off_t = 0
  /// The end of what was printed.
  private var tail: [UInt8] = []
  private static let longestTail = 16 << 10

  /// Makes a file that nobody else finds; `nil` where none can be made.
  init?(folder: String) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // `mkstemp` puts a free name in the place of the six letters.
    var path = Array("\(folder)/output-XXXXXX".utf8CString)
    descriptor = mkstemp(&path)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // The app's two streams share it.
    _ = fcntl(descriptor, F_SETFL, O_APPEND)
    unlink(path)
  }

  deinit { close(descriptor) }

  /// Prints what came since the last time.
  func handOn() {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, position)
      guard count > 0 else { return }
      position += count
      tail = Array((tail + buffer[..<count]).suffix(Self.longestTail))
      fflush(nil)
      FileHandle.standardOutput.write(Data(buffer[..<count]))
    }
  }

  /// What a Swift program says last when it stops itself.
  var fatalError: String? {
    let lines = String(decoding: tail, as: UTF8.self).split(separator: "\n").reversed()
    for line in lines {
      for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
        if let range = line.range(of: word) { return String(line[range.lowerBound...]) }
      }
    }
    return nil
  }
}
