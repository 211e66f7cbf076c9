// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import ObjCTranslator
import Testing

@testable import AppBuilder

/// Which modules of a project an app is built from, and what is said of those that are missing.
@Suite struct ModulePlanTests {
  private let delegate = "@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  /// The plan for the project in a folder.
  private func plan(_ folder: SampleFolder) throws -> ModulePlan {
    let app = try AppFolder(at: folder.path)
    return try ModulePlan(.init(app.module), shelf: app.shelf, known: Kit().moduleNames)
  }

  private func project(
    _ files: [String: String], app: String, _ targets: [ProjectText.Target], repositories: [(String, String)] = []
  ) throws -> SampleFolder {
    var files = files
    let own = ProjectText.Target(name: "Sample", sources: ["App.swift"], dependencies: targets.map(\.name))
    files["App.swift"] = app + "\n" + delegate
    files["Sample.xcodeproj/project.pbxproj"] =
      ProjectText(targets: [own] + targets, repositories: repositories.map { (url: $0.0, product: $0.1) }).text
    return try SampleFolder(files)
  }

  @Test func frameworksAreBuiltInTheOrderOfTheirImportsAndOnlyWhereTheyAreImported() throws {
    let folder = try project(
      ["Kit.swift": "import Base\n", "Base.swift": "import UIKit\n", "Idle.swift": "", "kit.json": "{}"],
      app: "import UIKit\n@testable import Kit",
      [
        .init(name: "Kit", type: "framework", sources: ["Kit.swift"], resources: ["kit.json"]),
        .init(name: "Base", type: "framework", sources: ["Base.swift"], settings: "SWIFT_VERSION = 6.0;"),
        .init(name: "Idle", type: "framework", sources: ["Idle.swift"]),
      ])
    let libraries = try plan(folder).libraries.map(\.module)
    #expect(libraries.map(\.name) == ["Base", "Kit"])
    #expect(libraries.map(\.settings.languageMode) == ["6", "5"])
    #expect(libraries[1].bundle == "Frameworks/Kit.framework")
    #expect(libraries[1].resources.map(\.destination) == ["kit.json"])
  }

  @Test func aModuleThatANibNamesIsBuiltToo() throws {
    let own = ProjectText.Target(name: "Sample", sources: ["App.swift"], resources: ["Main.storyboard"])
    let kit = ProjectText.Target(name: "Kit", type: "framework", sources: ["Kit.swift"])
    let folder = try SampleFolder([
      "App.swift": delegate, "Kit.swift": "", "Main.storyboard": "<view customClass=\"Box\" customModule=\"Kit\"/>",
      "Sample.xcodeproj/project.pbxproj": ProjectText(targets: [own, kit]).text,
    ])
    #expect(try plan(folder).libraries.map(\.module.name) == ["Kit"])
  }

  @Test func modulesThatImportEachOtherEnd() throws {
    let folder = try project(
      ["A.swift": "import B", "B.swift": "import A"], app: "import A",
      [
        .init(name: "A", type: "framework", sources: ["A.swift"]),
        .init(name: "B", type: "framework", sources: ["B.swift"]),
      ])
    #expect(try plan(folder).libraries.map(\.module.name) == ["B", "A"])
  }

  @Test func podsAndCheckoutsCountWithTheirSwift() throws {
    let pods = ProjectText(targets: [
      .init(name: "Proper", type: "framework", sources: ["Proper/Proper.swift"]),
      .init(name: "Old", type: "library.static", sources: ["Old/Old.m"]),
    ])
    let checkout = ProjectText(targets: [.init(name: "Carted", type: "framework", sources: ["Carted.swift"])])
    let folder = try project(
      [
        "Pods/Pods.xcodeproj/project.pbxproj": pods.text, "Pods/Proper/Proper.swift": "", "Pods/Old/Old.m": "",
        "Pods/Loose/Source/Loose.swift": "",
        "Carthage/Checkouts/Carted/Carted.xcodeproj/project.pbxproj": checkout.text,
        "Carthage/Checkouts/Carted/Carted.swift": "",
        "Podfile": "pod 'Proper'\n  pod \"Gone/Core\", '~> 4'\n# pod 'Not'\n", "Cartfile": "github \"a/Away\" ~> 1.0\n",
      ], app: "import Proper\nimport Loose\nimport Carted\nimport Old\nimport Gone\nimport Away", [])
    let plan = try plan(folder)
    #expect(plan.libraries.map(\.module.name) == ["Carted", "Loose", "Proper"])
    #expect(plan.absences["Old"] == "It is the pod Old, whose source is Objective-C, which is not compiled here")
    #expect(
      plan.absences["Gone"]
        == "The Podfile names it, and its source is not in Pods; `pod install` puts it there, where CocoaPods is")
    #expect(plan.absences["Away"]?.hasPrefix("The Cartfile names it") == true)
    #expect(plan.absences["Not"] == nil)
  }

  @Test func whatIsMissingIsToldInOneReportBeforeAnythingIsCompiled() throws {
    let folder = try project(
      ["View.swift": "import SceneKit\nlet scene = SCNView()\n", "Podfile": "pod 'Alamofire'\n"],
      app: "import UIKit\nimport Alamofire\nimport Kit",
      [.init(name: "Kit", type: "framework", sources: ["View.swift"])])
    let spoken = Spoken()
    let builder = AppBuilder(app: try AppFolder(at: folder.path), kit: try Kit(), progress: { spoken.add($0) })
    let error = #expect(throws: AppBuildError.self) { try builder.translate() }
    #expect(
      error?.description
        == "Sample can't be built here: it needs Alamofire and SceneKit, which are missing; who imports what is told above"
    )
    #expect(
      spoken.lines == [
        "\(folder.path)/View.swift:1:1: error: Tessera has no module 'SceneKit'; it is imported by View.swift, which uses "
          + "SCNView. Put the import and what needs it between `#if canImport(SceneKit)` and `#endif`, or leave the "
          + "files out of the build",
        "\(folder.path)/App.swift:2:1: error: there is no module 'Alamofire'; it is imported by App.swift. The Podfile "
          + "names it, and its source is not in Pods; `pod install` puts it there, where CocoaPods is",
      ])
  }

  @Test func binariesExtensionsAndWatchAppsAreToldInALineEach() throws {
    let own = ProjectText.Target(
      name: "Sample", sources: ["App.swift", "Map.xcmappingmodel"], binaries: ["Vendor/Ads.framework"],
      dependencies: ["Widget", "Watch"])
    let folder = try SampleFolder([
      "App.swift": "import Ads\n" + delegate, "Vendor/Ads.framework/Ads": "",
      "Sample.xcodeproj/project.pbxproj": ProjectText(targets: [
        own, .init(name: "Widget", type: "app-extension"), .init(name: "Watch", type: "application.watchapp2"),
      ]).text,
    ])
    let app = try AppFolder(at: folder.path)
    #expect(
      app.notes == [
        "Sample: stores are not migrated by mapping models: Map.xcmappingmodel is left out",
        "Widget: extensions are left out; Sample runs without it",
        "Watch: watch apps are left out; Sample runs without it",
      ])
    #expect(try plan(folder).absences["Ads"] == "Ads.framework is compiled for Apple's devices")
  }

  @Test func aProjectBelowItsNotesIsFound() throws {
    let folder = try SampleFolder([
      "README.md": "", "Übung 1/App.swift": delegate,
      "Übung 1/Übung.xcodeproj/project.pbxproj": ProjectText(targets: [
        .init(name: "Mein Spiel", sources: ["App.swift"])
      ]).text,
    ])
    let app = try AppFolder(at: folder.path)
    #expect(app.moduleName == "Mein_Spiel")
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
  }

  @Test func aWorkspaceNamesProjectsAndPackagesInGroups() throws {
    let folder = try SampleFolder([
      "All.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0"?><Workspace version = "1.0">
        <Group location = "container:Code" name = "Code">
          <FileRef location = "group:Sample.xcodeproj"></FileRef>
          <FileRef location = "group:../Kits/Base"></FileRef>
        </Group>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
        <FileRef location = "group:README.md"></FileRef>
      </Workspace>
      """,
      "Code/Sample.xcodeproj/project.pbxproj": ProjectText(targets: [.init(name: "Sample", sources: ["App.swift"])])
        .text,
      "Code/App.swift": delegate, "Kits/Base/Package.swift": "", "README.md": "",
    ])
    let place = try #require(try ProjectPlace(at: folder.path + "/All.xcworkspace"))
    #expect(place.projects.map(\.path) == [folder.path + "/Code/Sample.xcodeproj"])
    #expect(place.packages.map(\.path) == [folder.path + "/Kits/Base"])
  }

  @Test func sourceOfOldVersionsIsToldSo() throws {
    let text = ProjectText(targets: [.init(name: "Sample", sources: ["App.swift"], settings: "SWIFT_VERSION = 3.0;")])
      .text
    let folder = try SampleFolder(["App.swift": delegate, "Sample.xcodeproj/project.pbxproj": text])
    let app = try AppFolder(at: folder.path)
    #expect(app.notes == ["Sample: its source is Swift 3.0, of which the compiler reads what Swift 4 has too"])
    #expect(app.settings.languageMode == "4")
    let unsaid = text.replacingOccurrences(of: "SWIFT_VERSION = 3.0;", with: "")
      .replacingOccurrences(of: "SWIFT_VERSION = 5.0;", with: "")
      .replacingOccurrences(of: "mainGroup = G;", with: "mainGroup = G; attributes = {LastUpgradeCheck = 0730; };")
    try folder.write(unsaid, to: "Sample.xcodeproj/project.pbxproj")
    #expect(try AppFolder(at: folder.path).notes.first?.hasPrefix("Sample: its source is Swift 2,") == true)
  }

  @Test func ofSeveralProjectsEachAppIsNamedWithItsOwn() throws {
    let project = ProjectText(targets: [.init(name: "Quiz", sources: ["App.swift"])]).text
    let folder = try SampleFolder([
      "Lesson/Start/Quiz.xcodeproj/project.pbxproj": project, "Lesson/Start/App.swift": delegate,
      "Lesson/Final/Quiz.xcodeproj/project.pbxproj": project, "Lesson/Final/App.swift": delegate,
    ])
    let error = #expect(throws: AppBuildError.self) { try AppFolder(at: folder.path) }
    let places = ["Final", "Start"].map { "Quiz of \(folder.path)/Lesson/\($0)/Quiz.xcodeproj" }
    #expect(error == .severalApps(places))
  }

  @Test func aProjectWithoutAnAppSaysWhatItMakes() throws {
    let targets: [ProjectText.Target] = [
      .init(name: "Kit", type: "framework"), .init(name: "Desk", settings: "SDKROOT = macosx;"),
    ]
    let folder = try SampleFolder(["Kit.xcodeproj/project.pbxproj": ProjectText(targets: targets).text])
    let error = #expect(throws: AppBuildError.self) { try AppFolder(at: folder.path) }
    #expect(
      error?.description
        == "\(folder.path) has no target that makes an app for iPhone or iPad; Kit is a framework, Desk is an app for "
        + "another device")
    #expect(error?.isAboutMissingParts == true)
  }

  @Test func anAppInObjectiveCIsOneLine() throws {
    let folder = try SampleFolder([
      "main.m": "",
      "Sample.xcodeproj/project.pbxproj": ProjectText(targets: [.init(name: "Sample", sources: ["main.m"])]).text,
    ])
    let error = #expect(throws: AppBuildError.self) { try AppFolder(at: folder.path) }
    #expect(
      error?.description
        == "target Sample of \(folder.path)/Sample.xcodeproj is written in Objective-C, which is not compiled here; "
        + "Tessera runs apps that are written in Swift")
  }
}
