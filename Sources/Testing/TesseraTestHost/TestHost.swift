// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CHostClock
internal import CoreGraphics
internal import Foundation
internal import TestReport
internal import TesseraHost
internal import UIKit
public import XCTest
internal import XCUIAutomation

/// Runs the tests of one target of somebody's package and ends the process; called by the program that `tessera test`
/// writes for the target.
///
/// XCTest's tests run first, on the main thread, then Swift Testing's, while the main run loop turns. An app without
/// windows is on the screen, and time passes only while somebody waits.
///
/// - Parameters:
///   - target: The test target's module.
///   - modules: Those that it is built with.
///   - cases: Its XCTest classes, each with its tests.
///   - places: Where those stand: class, test, file and line, with tabs between, in a line each.
///   - writeCoverage: Writes the coverage since the last time to a file, and begins anew; `nil` where none is collected.
public func runTests(
  target: String, modules: [String] = [], cases: [XCTestCaseEntry], places: String = "",
  writeCoverage: (@Sendable (String) -> Void)? = nil
) -> Never {
  // The program calls this on the main thread, and has no further use for its list.
  nonisolated(unsafe) let cases = cases
  MainActor.assumeIsolated { _TesseraClassTable.appModules = [target] + modules }
  MainActor.assumeIsolated {
    run(target: target, cases: cases, places: TestPlaces(places), writeCoverage: writeCoverage)
  }
}

@MainActor private func run(
  target: String, cases: [XCTestCaseEntry], places: TestPlaces, writeCoverage: (@Sendable (String) -> Void)?
) -> Never {
  host_print_by_lines()
  _ = FoundationRepairs.areInstalled
  let words: TestHostFailure
  do {
    let request = try TestRequest.ofProcess()
    let coverage = request.coverage.flatMap { folder in writeCoverage.map { CoverageFolder(folder, write: $0) } }
    let output = EventOutput(mark: request.mark) { coverage?.end($0) }
    let session = try TestSession(request: request)
    let choice = try TestChoice(request: request)
    if let app = request.app { Automation.current = session.automation(of: app) }
    let attachments = request.attachments.map { AttachmentFolder(URL(fileURLWithPath: $0, isDirectory: true)) }
    if let folder = request.pictureNotes { describePictures(in: URL(fileURLWithPath: folder, isDirectory: true)) }
    // Started once more by a test that expects the process to end: Swift Testing runs that part of it and ends.
    if !SwiftTestingRunner.isExitTest {
      XCTestRunner(
        target: target, choice: choice, places: places, output: output, session: session, attachments: attachments
      ).run(cases, lists: request.lists)
    }
    SwiftTestingRunner(
      target: target, request: request, output: output, session: session, attachments: attachments
    ).run()
    output.send(TestEvent(.ended))
    exit(0)
  } catch let failure as TestHostFailure {
    words = failure
  } catch {
    words = TestHostFailure(description: "\(error)")
  }
  FileHandle.standardError.write(Data("tessera: \(words)\n".utf8))
  exit(TestHostFailure.status)
}

/// A synchronous test of a class, as XCTest takes it. Tests run on the main thread, whatever their class says.
public func synchronous<Class: XCTestCase>(_ test: @escaping @MainActor (Class) throws -> Void) -> XCTestCaseClosure {
  { object in
    // Handed to the main actor on the main thread, by whoever made the object there.
    nonisolated(unsafe) let object = object
    try MainActor.assumeIsolated {
      guard let object = object as? Class else { fatalError("\(type(of: object)) is not \(Class.self)") }
      try test(object)
    }
  }
}

/// An asynchronous test of a class, as XCTest takes it.
public func asynchronous<Class: XCTestCase>(
  _ test: @escaping @Sendable (Class) async throws -> Void
) -> XCTestCaseClosure {
  { object in
    guard let object = object as? Class else { fatalError("\(type(of: object)) is not \(Class.self)") }
    try asyncTest { (object: Class) in { try await test(object) } }(object)()
  }
}

/// Why a process of tests cannot begin.
struct TestHostFailure: Error, CustomStringConvertible {
  /// The process's exit status.
  static let status: Int32 = 70

  let description: String
}

extension TestRequest {
  /// What this process was started for.
  fileprivate static func ofProcess() throws -> TestRequest {
    guard let path = ProcessInfo.processInfo.environment[variable] else {
      throw TestHostFailure(description: "this program holds a package's tests; `tessera test` starts it")
    }
    do {
      return try JSONDecoder().decode(TestRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw TestHostFailure(description: "what to test can't be read from \(path): \(error)")
    }
  }
}
