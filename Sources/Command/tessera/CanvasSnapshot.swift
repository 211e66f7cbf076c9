// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import ArgumentParser
import Foundation
import RenderProtocol

/// Draws the canvas of a nib or a storyboard, or of two versions of one, by a program that is built with the kit.
struct CanvasSnapshot {
  /// One file, or the older and the newer.
  let files: [String]
  let appearance: DeviceDescription.Appearance
  /// The PNG to write; named after the file where it is `nil`.
  let output: String?

  static func isNib(_ path: String) -> Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

  func run() throws {
    for file in files where !FileManager.default.fileExists(atPath: file) {
      throw ValidationError("There is no file '\(file)'.")
    }
    let kit = try Kit()
    try Fonts(root: kit.root).makeIfMissing { Console.say($0) }
    try kit.build(.truth) { Console.say($0) }
    let picture = URL(fileURLWithPath: output ?? "\(name).png")
    try FileManager.default.createDirectory(at: picture.deletingLastPathComponent(), withIntermediateDirectories: true)
    var environment = JobProcess.environment(locale: "en_US")
    environment["TESSERA_CANVAS"] = picture.path
    environment["TESSERA_CANVAS_APPEARANCE"] = appearance.rawValue
    switch try ChildProcess(kit.url(of: .truth), files, environment: environment).wait(
      atMost: JobOptions.usualTimeLimit)
    {
    case .exited(status: 0): Console.say(picture.path)
    case .exited(let status): throw ExitCode(status)
    case .signalled(let signal):
      throw JobProcess.Failure(description: "drawing \(name) crashed (signal \(signal)); its last words are above")
    case nil: throw JobProcess.Failure(description: "\(name) was not drawn within a minute")
    }
  }

  /// What pictures are named after.
  private var name: String {
    URL(fileURLWithPath: files.last ?? "").deletingPathExtension().lastPathComponent
  }
}
