// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator
import Testing

@testable import AppBuilder

/// Modules that take the place of libraries which can't be compiled here.
@Suite struct StandInsTests {
  private func plan(_ folder: SampleFolder, own: URL? = nil) throws -> ModulePlan {
    let app = try AppFolder(at: folder.path)
    var shelf = app.shelf
    shelf.standIns.own = try own ?? Kit().standIns
    return try ModulePlan(.init(app.module), shelf: shelf, known: Kit().moduleNames)
  }

  private func project(_ source: String, _ files: [String: String] = [:], repositories: [(String, String)] = []) throws
    -> SampleFolder
  {
    let text = ProjectText(
      targets: [.init(name: "Sample", sources: ["App.swift"])],
      repositories: repositories.map { (url: $0.0, product: $0.1) }
    ).text
    return try SampleFolder(
      [
        "App.swift": source + "\n@main class A: UIResponder, UIApplicationDelegate {}",
        "Sample.xcodeproj/project.pbxproj": text,
      ].merging(files) { $1 })
  }

  @Test func aPodThatIsNotThereIsStoodInForAndThatIsSaid() throws {
    let folder = try project("import SDWebImage", ["Podfile": "pod 'SDWebImage', '~> 5.0'\n"])
    let plan = try plan(folder)
    let module = try #require(plan.libraries.first?.module)
    #expect(module.name == "SDWebImage" && plan.absences["SDWebImage"] == nil)
    #expect(module.sources.contains { $0.lastPathComponent == "SDImageCache.swift" })
    let place = try Kit().root.path + "/StandIns/SDWebImage/"
    #expect(module.sources.allSatisfy { $0.path.hasPrefix(place) })
    #expect(
      module.notes == [
        "SDWebImage: Tessera's stand-in is built in its place. The Podfile names it, and its source is not in Pods; "
          + "`pod install` puts it there, where CocoaPods is"
      ])
  }

  @Test func soIsOneInObjectiveC() throws {
    let pods = ProjectText(targets: [.init(name: "SDWebImage", type: "framework", sources: ["SDWebImage/A.m"])])
    let folder = try project(
      "import SDWebImage", ["Pods/Pods.xcodeproj/project.pbxproj": pods.text, "Pods/SDWebImage/A.m": ""])
    let module = try #require(try plan(folder).libraries.first?.module)
    #expect(module.notes.first?.contains("whose source is Objective-C, which is not compiled here") == true)
  }

  @Test func oneWhoseSourceIsSwiftIsBuiltItself() throws {
    let folder = try project("import SDWebImage", ["Pods/SDWebImage/Own.swift": ""])
    let module = try #require(try plan(folder).libraries.first?.module)
    #expect(module.sources.map(\.lastPathComponent) == ["Own.swift"])
    #expect(module.notes.isEmpty)
  }

  @Test func whatAProjectBringsComesFirst() throws {
    let folder = try project(
      "import SDWebImage\nimport Ads\nimport Inner",
      [
        "StandIns/SDWebImage/Mine.swift": "", "StandIns/Ads/Sources/Ads.swift": "import Base\n",
        "StandIns/Ads/Package.swift": "", "StandIns/Base/Base.swift": "", "Pods/Inner/Inner.swift": "",
        "StandIns/Inner/Other.swift": "", "StandIns/README.md": "",
      ])
    let libraries = try plan(folder).libraries.map(\.module)
    #expect(libraries.map(\.name) == ["Base", "Ads", "Inner", "SDWebImage"])
    #expect(
      libraries.map { $0.sources.map(\.lastPathComponent) } == [
        ["Base.swift"], ["Ads.swift"], ["Other.swift"], ["Mine.swift"],
      ])
    #expect(libraries.allSatisfy { $0.bundle == "Frameworks/\($0.name).framework" })
    #expect(try AppFolder(at: folder.path).inputs.contains { $0.lastPathComponent == "StandIns" })
  }

  @Test func foldersOfSourceMayBringThemToo() throws {
    let folder = try SampleFolder([
      "App.swift": "import Ads\n@main class A: UIResponder, UIApplicationDelegate {}", "StandIns/Ads/Ads.swift": "",
    ])
    let app = try AppFolder(path: folder.path)
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(try plan(folder).libraries.map(\.module.name) == ["Ads"])
  }

  @Test func aPackageOfThemTakesThePlaceOfOne() throws {
    let folder = try SampleFolder()
    let standIns = StandIns(own: try Kit().standIns)
    let place = try #require(
      try standIns.writePackage(
        "sdwebimage", name: "SDWebImage", targets: ["SDWebImage", "SDWebImageMapKit"], in: folder.url))
    #expect(place.path == folder.path + "/sdwebimage")
    var lines: [String] = []
    let words = ["package", "--package-path", place.path, "--scratch-path", folder.path + "/scratch", "describe"]
    #expect(try Tool.run("swift", words) { lines.append($0) } == 0)
    let text = lines.joined(separator: "\n")
    #expect(text.contains("Module type: SwiftTarget") && text.contains("SDImageCache.swift"))
    #expect(!text.contains("SDWebImageMapKit"))
    #expect(try standIns.writePackage("other", name: "Other", targets: ["Other"], in: folder.url) == nil)
  }

  @Test func nothingElseIsStoodInFor() throws {
    let folder = try project("import Firebase\nimport UIKit")
    let plan = try plan(folder, own: folder.url.appendingPathComponent("none"))
    #expect(plan.libraries.isEmpty)
    let standIns = StandIns(own: folder.url)
    #expect(standIns.ownSources("..").isEmpty && standIns.ownSources("a/b").isEmpty)
  }
}
