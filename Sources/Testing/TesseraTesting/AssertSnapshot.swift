// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics
public import UIKit

/// Compares the screen with a reference picture, and throws a `SnapshotFailure` where they differ.
///
///     try assertSnapshot(of: screen, named: "today-dark")
///
/// The reference is `Snapshots/<test file>/<name>.png` beside the test's own file. To make or renew references, run the
/// tests with the environment variable `TESSERA_RECORD=1`. Where a picture differs, what was drawn is kept in the
/// temporary folder, and the failure says where.
///
/// - Parameter record: `true` writes the reference and compares nothing; `nil`, the default, asks the environment.
@MainActor public func assertSnapshot(
  of screen: TestScreen, named name: String, record: Bool? = nil, filePath: StaticString = #filePath
) throws(SnapshotFailure) {
  try assertSnapshot(of: try screen.snapshot(), named: name, record: record, filePath: filePath)
}

/// Compares a PNG with a reference picture; see `assertSnapshot(of:named:record:filePath:)`.
public func assertSnapshot(
  of png: Data, named name: String, record: Bool? = nil, filePath: StaticString = #filePath
) throws(SnapshotFailure) {
  try assertSnapshot(of: png, named: name, record: record, inTestFile: "\(filePath)")
}

func assertSnapshot(
  of png: Data, named name: String, record: Bool?, inTestFile testFile: String
) throws(SnapshotFailure) {
  let reference = SnapshotReference(name: name, ending: "png", testFile: testFile)
  try reference.check(png, record: record) { expected throws(SnapshotFailure) in
    try PictureDifference(expected: expected, actual: png)?.description
  }
}

/// Compares a text, such as `TestScreen.tree`, with `Snapshots/<test file>/<name>.txt`.
public func assertSnapshot(
  of text: String, named name: String, record: Bool? = nil, filePath: StaticString = #filePath
) throws(SnapshotFailure) {
  try assertSnapshot(of: text, named: name, record: record, inTestFile: "\(filePath)")
}

func assertSnapshot(
  of text: String, named name: String, record: Bool?, inTestFile testFile: String
) throws(SnapshotFailure) {
  let reference = SnapshotReference(name: name, ending: "txt", testFile: testFile)
  let text = text.hasSuffix("\n") ? text : text + "\n"
  try reference.check(Data(text.utf8), record: record) { expected throws(SnapshotFailure) in
    let wanted = String(decoding: expected, as: UTF8.self)
    return wanted == text ? nil : firstDifference(wanted, text)
  }
}

/// The first line that differs.
private func firstDifference(_ expected: String, _ actual: String) -> String {
  let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let found = actual.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(wanted.count, found.count) {
    let left = index < wanted.count ? String(wanted[index]) : "the end"
    let right = index < found.count ? String(found[index]) : "the end"
    if left != right { return "line \(index + 1) differs:\n  expected \(left)\n  found    \(right)" }
  }
  return "it differs"
}
