// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator
import Testing

/// Translated apps compiled against a stub of UIKit that holds the real selectors and tables, and run.
@Suite(.serialized) struct CompileTests {
  @Test(
    "translated apps compile and run",
    arguments: ["Selectors", "Outlets", "Overrides", "OptionalMethods", "Modules", "Corners", "HardInput"])
  func run(fixture: String) throws {
    let folder = Toolchain.tests.appending(path: "Fixtures/\(fixture)")
    let expected = try String(contentsOf: folder.appending(path: "expected.txt"), encoding: .utf8)
    let program = try Toolchain.shared.get().compile(folder, named: fixture)
    #expect(program.errors == "")
    #expect(try Toolchain.shared.get().run(program.path) == expected)
  }

  @Test("files with a byte-order mark, carriage returns and tabs make the same program")
  func windows() throws {
    let toolchain = try Toolchain.shared.get()
    let source = Toolchain.tests.appending(path: "Fixtures/HardInput")
    let folder = toolchain.folder.appending(path: "Windows")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in try Toolchain.swiftFiles(in: source) {
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let other = "\u{FEFF}" + text.replacing("  ", with: "\t").replacing("\n", with: "\r\n")
      let name = URL(filePath: path).lastPathComponent
      try other.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let program = toolchain.compile(folder, named: "Windows")
    #expect(program.errors == "")
    let expected = try String(contentsOf: source.appending(path: "expected.txt"), encoding: .utf8)
    #expect(try toolchain.run(program.path) == expected)
  }

  @Test("a file that isn't Swift is an error in the user's file and nowhere else")
  func syntax() throws {
    let toolchain = try Toolchain.shared.get()
    let folder = toolchain.folder.appending(path: "Syntax")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "Main.swift")
    try """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      required override init() {}
      @objc dynamic var count = 0
      @objc func tap() { let x = = 3 }
      func run() { perform(#selector(tap)) }
    }

    """.write(to: path, atomically: true, encoding: .utf8)
    let errors = toolchain.compile(folder, named: "Syntax").errors.split(separator: "\n").filter {
      $0.contains("error:")
    }
    let mine = errors.filter { $0.hasPrefix(path.path + ":5:") }
    #expect(!mine.isEmpty)
    #expect(errors.allSatisfy { !$0.contains(".translated.swift") }, "\(errors)")
  }

  @Test(
    "translated apps compile in Swift 6 mode and with main-actor isolation",
    arguments: [
      ["-swift-version", "6"],
      ["-swift-version", "5", "-default-isolation", "MainActor"],
    ])
  func modes(flags: [String]) throws {
    for fixture in ["Selectors", "Outlets", "Overrides", "OptionalMethods"] {
      let folder = Toolchain.tests.appending(path: "Fixtures/\(fixture)")
      let program = try Toolchain.shared.get().compile(folder, named: fixture + "-mode", flags: flags)
      #expect(program.errors == "", "\(fixture)")
    }
  }

  @Test(
    "programmer errors stop with a message that an iOS developer knows",
    arguments: [
      ("unknown", "-[AppDelegate nothing:]: unrecognized selector sent to instance"),
      ("receiver", "-[UIView tap:]: unrecognized selector sent to instance"),
      ("nil", "argument 1 of selector tap: is nil, the method expects a UIButton"),
      ("type", "argument 1 of selector tap: is a String, the method expects a UIButton"), ("fine", "tap"),
    ])
  func misuse(argument: String, message: String) throws {
    let toolchain = try Toolchain.shared.get()
    let program = toolchain.compile(Toolchain.tests.appending(path: "Fixtures/Misuse"), named: "Misuse")
    #expect(program.errors == "")
    #expect(toolchain.lastWords(program.path, argument).contains(message))
  }

  @Test("a compiler error points at the user's file, line and column")
  func errors() throws {
    let toolchain = try Toolchain.shared.get()
    let folder = toolchain.folder.appending(path: "Faulty")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let main = folder.appending(path: "Main.swift")
    try """
    import UIKit
    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
      required override init() {}
      @objc func tap(_ sender: Any) { let wrong: Int = "text" }
      func run() { perform(#selector(missing)) }
    }
    extension AppDelegate {
      @objc func note() {}
      func after() { unknownOne() }
    }
    class Screen: UIViewController {}
    extension Screen {
      override func viewDidLoad() {
        unknownTwo()
      }
    }

    """.write(to: main, atomically: true, encoding: .utf8)
    try """
    import UIKit
    extension Screen {
      override func viewWillAppear(_ animated: Bool) {
        unknownThree()
      }
    }

    """.write(to: folder.appending(path: "More.swift"), atomically: true, encoding: .utf8)
    let flags = ["-swift-version", "5", "-continue-building-after-errors"]
    let errors = toolchain.compile(folder, named: "Faulty", flags: flags).errors
    let more = folder.appending(path: "More.swift").path
    for place in [
      "\(main.path):4:52: error: cannot convert value of type 'String'",
      "\(main.path):5:", "\(main.path):9:18: error: cannot find 'unknownOne'",
      "\(main.path):14:5: error: cannot find 'unknownTwo'", "\(more):4:5: error: cannot find 'unknownThree'",
    ] {
      #expect(errors.contains(place), "\(place) in \(errors)")
    }
  }
}
