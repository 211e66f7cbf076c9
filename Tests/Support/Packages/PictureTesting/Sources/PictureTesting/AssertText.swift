// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

#if os(Linux)
  /// Where there is no UIKit there is nothing to attach either.
  public struct XCTAttachment {
    public init(data: Data, uniformTypeIdentifier: String) {}
  }
#endif

/// Compares a text with the one in a file beside the test, which is written where it is missing.
public func assertText(
  _ text: String, file: StaticString = #filePath, test: String = #function, line: UInt = #line
) {
  assertData(Data(text.utf8), ending: "txt", file: file, test: test, line: line)
}

func assertData(_ data: Data, ending: String, file: StaticString, test: String, line: UInt) {
  let source = URL(fileURLWithPath: "\(file)")
  let name = test.filter { $0.isLetter } + ".1." + ending
  let folder = source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
    .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
  let reference = folder.appendingPathComponent(name)
  let environment = ProcessInfo.processInfo.environment
  let mode = environment["SNAPSHOT_TESTING_RECORD"] ?? "missing"
  do {
    guard mode != "all", let expected = try? Data(contentsOf: reference) else {
      guard mode != "never" else { return XCTFail("there is no reference", file: file, line: line) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: reference)
      return XCTFail("automatically recorded\n\"\(reference.absoluteString)\"", file: file, line: line)
    }
    guard expected != data else { return }
    let artifacts = URL(fileURLWithPath: environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory())
    try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
    let found = artifacts.appendingPathComponent(name)
    try data.write(to: found)
    var words = "not the same\n\"\(reference.absoluteString)\"\n\"\(found.absoluteString)\""
    if mode == "failed" {
      try data.write(to: reference)
      words += "\nautomatically recorded"
    }
    attach(XCTAttachment(data: data, uniformTypeIdentifier: "public.\(ending)"))
    XCTFail(words, file: file, line: line)
  } catch {
    XCTFail("\(error)", file: file, line: line)
  }
}

private func attach(_ attachment: XCTAttachment) {
  #if !os(Linux)
    XCTContext.runActivity(named: "What was found") { activity in
      activity.add(attachment)
    }
  #endif
}
