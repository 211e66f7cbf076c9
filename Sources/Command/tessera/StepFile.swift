// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import RenderProtocol

/// A script of steps in a file, read and checked before an app is built for it.
struct StepFile {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let script: StepScript

  /// - Parameter configurations: The devices on whose screens the script's points must lie.
  init(path: String, for configurations: [DeviceConfiguration]) throws {
    let data: Data
    do {
      data = try Self.contents(of: path)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(description: "\(path): can't be read: \(error.localizedDescription)")
    }
    do {
      script = try StepScript(reading: data)
      for configuration in configurations { try script.check(on: configuration) }
    } catch {
      throw Failure(description: "\(path):\(error.line > 0 ? "" : " ")\(error)")
    }
  }

  /// No more than a script may have and a byte, so that a device or a huge file does no harm.
  private static func contents(of path: String) throws -> Data {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw Failure(description: "\(path): is a folder; --steps takes a file of JSON")
    }
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? handle.close() }
    var data = Data()
    while data.count <= StepScript.Limit.bytes, let part = try handle.read(upToCount: 64 << 10), !part.isEmpty {
      data += part
    }
    return data
  }

  /// Seconds that an app may take to play it; it hangs if it takes longer.
  var timeLimit: Double {
    JobOptions.usualTimeLimit + (script.steps.last?.time ?? 0) + 2 * Double(script.pictureCount)
  }
}

extension StepScript {
  /// The files that it writes, in its order.
  var fileNames: [String] {
    steps.compactMap { step in
      switch step.action {
      case .snapshot(let name): "\(name).png"
      case .tree(let name): "\(name).txt"
      case .record(let recording): "\(recording.name).webp"
      default: nil
      }
    }
  }

  fileprivate var pictureCount: Int {
    StepTimeline(self).moments.count { moment in
      switch moment.event {
      case .snapshot, .frame: true
      default: false
      }
    }
  }
}
