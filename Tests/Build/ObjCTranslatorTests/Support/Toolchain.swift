// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator

/// Compiles and runs translated source with the `swiftc` that runs the tests.
struct Toolchain: Sendable {
  /// Made once; holds the stub modules.
  static let shared = Result { try Toolchain() }
  /// The folder of these tests.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let shims = [
    "ObjectiveC", "Darwin", "UniformTypeIdentifiers", "CoreFoundation", "MobileCoreServices", "os",
  ]

  struct Failure: Error, CustomStringConvertible { var description: String }

  /// Where everything goes; removed by the system with its other temporary files.
  let folder: URL

  private init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ObjCTranslatorTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try buildRuntime()
    for shim in Self.shims {
      try buildModule(
        "TesseraShims_\(shim)", from: ["Sources/Foundation/TesseraShims_\(shim)"],
        flags: ["ObjectiveC": ["ObjectDeath.o"], "Darwin": ["SystemCalls.o"]][shim] ?? [])
    }
    try buildModule(
      "UIKit", from: ["Sources/UIKit/Foundations/ObjectiveC", "Tests/Build/ObjCTranslatorTests/Fixtures/StubUIKit"],
      flags: ["Conformance.o", "-lTesseraShims_ObjectiveC"])
  }

  /// The part of the C runtime that knows nothing of UIKit.
  private func buildRuntime() throws {
    let sources = Self.root.appending(path: "Sources/C/Own/CTesseraRuntime")
    let header = sources.appending(path: "include/TesseraRuntime.h").path
    try "module CTesseraRuntime { header \"\(header)\" }\n".write(
      to: folder.appending(path: "module.modulemap"), atomically: true, encoding: .utf8)
    for name in ["Conformance", "ObjectDeath", "SystemCalls"] {
      let result = Self.launch(
        URL(filePath: "/usr/bin/env"),
        [
          "clang", "-fPIC", "-c", sources.appending(path: "\(name).c").path, "-I",
          sources.appending(path: "include").path,
        ]
          + ["-o", "\(name).o"], in: folder, mergingErrors: true)
      guard result.status == 0 else { throw Failure(description: result.output) }
    }
  }

  private func buildModule(_ name: String, from folders: [String], flags: [String]) throws {
    let sources = try folders.flatMap { try Self.swiftFiles(in: Self.root.appending(path: $0)) }
    let result = swiftc(
      ["-emit-module", "-emit-library", "-parse-as-library", "-swift-version", "6", "-package-name", "stub"]
        + ["-module-name", name, "-o", "lib\(name).so", "-I.", "-L."] + flags + sources)
    guard result.status == 0 else { throw Failure(description: result.output) }
  }

  static func swiftFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0).path }
  }

  /// Translates and compiles a folder; `errors` is empty where both had nothing to say.
  func compile(_ source: URL, named name: String, flags: [String] = ["-swift-version", "5"]) -> (
    path: URL, errors: String
  ) {
    let program = folder.appending(path: name + "-program")
    do {
      let inputs = try Self.swiftFiles(in: source).map {
        TranslationInput(path: $0, source: try String(contentsOfFile: $0, encoding: .utf8))
      }
      let module = Translator().translate(inputs)
      let target = folder.appending(path: name + "-translated")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      var paths: [String] = []
      for (fileName, text) in module.files.map({ ($0.fileName, $0.source) }) + [
        (TranslatedModule.tablesFileName, module.tables)
      ] {
        let path = target.appending(path: fileName)
        try text.write(to: path, atomically: true, encoding: .utf8)
        paths.append(path.path)
      }
      let libraries = (["UIKit"] + Self.shims.map { "TesseraShims_" + $0 }).map { "-l" + $0 }
      let result = swiftc(
        ["-module-name", "App", "-parse-as-library", "-I.", "-L.", "-Xlinker", "-rpath=\(folder.path)"]
          + ["-o", program.path] + flags + libraries + paths)
      return (program, module.diagnostics.map { $0.description + "\n" }.joined() + result.output)
    } catch {
      return (program, "\(error)")
    }
  }

  /// What a program prints.
  func run(_ program: URL) throws -> String {
    let result = Self.launch(program, [], in: folder, mergingErrors: false)
    guard result.status == 0 else { throw Failure(description: "exit \(result.status): \(result.output)") }
    return result.output
  }

  /// What a program says when it stops, whatever its exit status.
  func lastWords(_ program: URL, _ argument: String) -> String {
    Self.launch(program, [argument], in: folder, mergingErrors: true).output
  }

  private func swiftc(_ arguments: [String]) -> (status: Int32, output: String) {
    Self.launch(URL(filePath: "/usr/bin/env"), ["swiftc"] + arguments, in: folder, mergingErrors: true)
  }

  static func launch(
    _ program: URL, _ arguments: [String], in folder: URL, mergingErrors: Bool
  ) -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = mergingErrors ? pipe : FileHandle.nullDevice
    do { try process.run() } catch { return (-1, "\(program.path): \(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
