// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator
import Testing

@testable import AppBuilder

/// What a builder finds out before it calls a compiler; building for real is tested through the command line.
@Suite struct AppBuilderTests {
  private let delegate = """
    import UIKit
    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}
    """

  @Test func everyFileIsTranslated() throws {
    let folder = try SampleFolder(["App.swift": delegate, "Other/Box.swift": "class Box {}"])
    let module = try folder.builder(Spoken()).translate()
    #expect(module.files.count == 2)
    #expect(module.files.allSatisfy { $0.source.contains("#sourceLocation(file: \"\(folder.path)") })
  }

  @Test func anAppWithoutADelegateIsRefused() throws {
    let folder = try SampleFolder(["Box.swift": "class Box {}"])
    let error = #expect(throws: AppBuildError.self) { try folder.builder(Spoken()).translate() }
    #expect(error == .noDelegate(folder.path))
  }

  @Test(arguments: ["@main struct A {}", "UIApplicationMain(0, nil, nil, nil)", "@UIApplicationMain class A {}"])
  func everyWayToStartAnAppCounts(_ text: String) throws {
    let folder = try SampleFolder(["main.swift": text])
    #expect(try folder.builder(Spoken()).translate().files.count == 1)
  }

  @Test func twoFilesOfOneNameAreBothNamed() throws {
    let folder = try SampleFolder(["A/Box.swift": delegate, "B/Box.swift": ""])
    let error = #expect(throws: AppBuildError.self) { try folder.builder(Spoken()).translate() }
    #expect(error == .sameName(first: folder.path + "/A/Box.swift", second: folder.path + "/B/Box.swift"))
  }

  @Test func aFileThatIsNoTextIsNamed() throws {
    let folder = try SampleFolder(["App.swift": delegate])
    try Data([0xFF, 0xFE, 0x00, 0xC3]).write(to: folder.url.appendingPathComponent("Bad.swift"))
    let error = #expect(throws: AppBuildError.self) { try folder.builder(Spoken()).translate() }
    #expect(error?.description.hasPrefix(folder.path + "/Bad.swift can't be read: ") == true)
  }

  @Test func errorsPointAtTheUsersLine() throws {
    let folder = try SampleFolder([
      "App.swift": delegate,
      "Player.swift": """
      import UIKit

      @objc protocol Player {
        @objc optional static var title: String { get }
      }
      """,
    ])
    let spoken = Spoken()
    #expect(throws: AppBuildError.translationFailed(errors: 1)) { try folder.builder(spoken).translate() }
    #expect(spoken.lines.count == 1)
    #expect(spoken.lines.first?.hasPrefix("\(folder.path)/Player.swift:4:") == true)
    #expect(spoken.lines.first?.contains("error: ") == true)
  }

  @Test func appsOfOneNameInTwoPlacesAreBuiltApart() throws {
    let first = try SampleFolder(["App.swift": delegate])
    let second = try SampleFolder(["App.swift": delegate])
    #expect(try first.builder(Spoken()).folder != second.builder(Spoken()).folder)
    #expect(try first.builder(Spoken()).folder == first.builder(Spoken()).folder)
    #expect(try first.builder(Spoken()).bundle.lastPathComponent == "Sample.app")
  }

  @Test func aRootWithoutAPackageIsNamed() throws {
    let folder = try SampleFolder()
    let error = #expect(throws: AppBuildError.self) { try Kit(environment: ["TESSERA_ROOT": folder.path]) }
    #expect(
      error?.description
        == "Tessera's own Package.swift is not at \(folder.path); "
        + "set TESSERA_ROOT to the folder of the Tessera checkout")
  }

  @Test func theKitIsTheCheckoutsOwnUnlessToldOtherwise() throws {
    #expect(FileManager.default.fileExists(atPath: try Kit(environment: [:]).root.path + "/Package.swift"))
    let folder = try SampleFolder(["Package.swift": ""])
    #expect(try Kit(environment: ["TESSERA_ROOT": folder.path]).root.path == folder.path)
  }

  @Test func theFirstKitIsOneWithoutOptimizationUntilTheOtherIsThere() throws {
    let folder = try SampleFolder(["Package.swift": ""])
    let first = try #require(try Kit(environment: ["TESSERA_ROOT": folder.path]).first)
    #expect(first.library.path == folder.path + "/.build/first/debug/libTesseraKit.so")
    #expect(first.first == nil)
    let whole = try SampleFolder(["Package.swift": "", ".build/kit/release/libTesseraKit.so": ""])
    #expect(try Kit(environment: ["TESSERA_ROOT": whole.path]).first == nil)
    #expect(try Kit(environment: ["TESSERA_ROOT": folder.path, "TESSERA_KIT": folder.path + "/made"]).first == nil)
  }

  @Test func whoeverCompilesAgainstTheKitFindsEveryCModule() throws {
    let folder = try SampleFolder([
      "Package.swift": "", "Sources/C/System/CLibrary/module.modulemap": "", "Sources/UIKit/File.swift": "",
      "made/CNew.build/module.modulemap": "", "made/UIKit.build/file.o": "",
    ])
    let kit = try Kit(environment: ["TESSERA_ROOT": folder.path, "TESSERA_KIT": folder.path + "/made"])
    let maps = kit.moduleArguments.filter { $0.hasPrefix("-fmodule-map-file=") }
    #expect(
      maps
        == ["Sources/C/System/CLibrary", "made/CNew.build"].map {
          "-fmodule-map-file=\(folder.path)/\($0)/module.modulemap"
        })
  }

  @Test func aMissingToolIsNamed() {
    let error = #expect(throws: AppBuildError.self) {
      try Tool.run("no-such-tool", []) { _ in }
    }
    #expect(error == .toolMissing("no-such-tool"))
  }

  @Test func aToolsLinesComeOneByOneAndItsStatusIsReturned() throws {
    let spoken = Spoken()
    let status = try Tool.run("sh", ["-c", "echo one; echo two >&2; printf three; exit 3"]) { spoken.add($0) }
    #expect(status == 3)
    #expect(spoken.lines.sorted() == ["one", "three", "two"])
    #expect(try Tool.run("sh", ["-c", "kill -9 $$"]) { _ in } == 137)
  }
}
