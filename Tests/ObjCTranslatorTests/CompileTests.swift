// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator
import Testing

/// Translated apps compiled against a stub of UIKit that holds the real selectors and tables, and run.
@Suite(.serialized) struct CompileTests {
  @Test(
    "translated apps compile and run",
    arguments: ["Selectors", "Outlets", "Overrides", "OptionalMethods", "Modules", "Corners"])
  func run(fixture: String) throws {
    let folder = Toolchain.tests.appending(path: "Fixtures/\(fixture)")
    let expected = try String(contentsOf: folder.appending(path: "expected.txt"), encoding: .utf8)
    let program = try Toolchain.shared.get().compile(folder, named: fixture)
    #expect(program.errors == "")
    #expect(try Toolchain.shared.get().run(program.path) == expected)
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
