// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import SeededRandom
import Testing

@testable import XcodeProject

@Suite struct XcodeProjectTests {
  @Test func anAppIsReadWithItsFiles() throws {
    var sample = SampleProject()
    sample.add("Sample/App.swift", to: \.sources)
    sample.add("Sample/View.swift", to: \.sources)
    sample.add("Sample/Assets.xcassets", to: \.resources)
    let project = try sample.read()
    let app = try #require(project.apps.first)
    #expect(app.name == "Sample")
    #expect(app.moduleName == "Sample")
    #expect(app.sources == ["/projects/Sample/App.swift", "/projects/Sample/View.swift"])
    #expect(app.resources.map(\.destination) == ["Assets.xcassets"])
    #expect(app.languageMode == "5")
    #expect(project.configurations == ["Debug", "Release"])
  }

  @Test func groupsSayWhereFilesLie() throws {
    var sample = SampleProject()
    sample.objects = """
      G1 = {isa = PBXGroup; children = (G2, A, B); path = Sources; sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (C, D); name = "Only a name"; sourceTree = "<group>"; };
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = Other/B.swift; sourceTree = SOURCE_ROOT; };
      C = {isa = PBXFileReference; path = ../C.swift; sourceTree = "<group>"; };
      D = {isa = PBXFileReference; path = D.swift; sourceTree = BUILT_PRODUCTS_DIR; };
      BA = {isa = PBXBuildFile; fileRef = A; }; BB = {isa = PBXBuildFile; fileRef = B; };
      BC = {isa = PBXBuildFile; fileRef = C; }; BD = {isa = PBXBuildFile; fileRef = D; };
      """
    sample.group = ["G1"]
    sample.sources = ["BA", "BB", "BC", "BD", "GONE"]
    sample.files = ["/projects/Sources/A.swift": "", "/projects/Other/B.swift": "", "/projects/C.swift": ""]
    let app = try #require(try sample.read().apps.first)
    #expect(app.sources == ["/projects/C.swift", "/projects/Other/B.swift", "/projects/Sources/A.swift"])
    #expect(app.missing.isEmpty)
  }

  @Test func groupsThatHoldEachOtherEnd() throws {
    var sample = SampleProject()
    sample.objects = """
      G1 = {isa = PBXGroup; children = (G2); sourceTree = "<group>"; };
      G2 = {isa = PBXGroup; children = (G1, G); sourceTree = "<group>"; };
      """
    sample.group = ["G1"]
    #expect(try sample.read().apps.count == 1)
  }

  @Test func whatIsMissingOrForeignIsTold() throws {
    var sample = SampleProject()
    sample.add("App.swift", to: \.sources)
    sample.add("Gone.swift", to: \.sources, isThere: false)
    sample.add("Old.m", to: \.sources)
    sample.add("Map.xcmappingmodel", to: \.sources)
    sample.add("Model.xcdatamodeld", to: \.sources)
    let app = try #require(try sample.read().apps.first)
    #expect(app.sources == ["/projects/App.swift"])
    #expect(app.missing == ["/projects/Gone.swift"])
    #expect(app.foreign == ["Objective-C": ["/projects/Old.m"], "Core Data": ["/projects/Map.xcmappingmodel"]])
    #expect(app.resources.map(\.path) == ["/projects/Model.xcdatamodeld"], "a data model becomes a resource")
  }

  @Test func filesAreFoundAsAMacFindsThem() throws {
    var sample = SampleProject()
    sample.add("sample/appDelegate.swift", to: \.sources, isThere: false)
    sample.add("Sample/Übung.swift", to: \.sources, isThere: false)
    sample.add("Sample/photo.PNG", to: \.resources, isThere: false)
    let decomposed = "U\u{308}bung.swift"
    sample.files = [
      "/projects/Sample/AppDelegate.swift": "", "/projects/Sample/\(decomposed)": "", "/projects/Sample/photo.png": "",
    ]
    let app = try #require(try sample.read().apps.first)
    #expect(app.missing.isEmpty)
    // Texts are the same to Swift however they are written, to the disk they are not.
    #expect(
      app.sources.map { Array($0.utf8) }
        == ["/projects/Sample/AppDelegate.swift", "/projects/Sample/\(decomposed)"].map { Array($0.utf8) })
    #expect(app.resources.map(\.path) == ["/projects/Sample/photo.png"])
  }

  @Test func localisedFilesGoIntoTheFoldersOfTheirLanguages() throws {
    var sample = SampleProject()
    sample.objects = """
      V = {isa = PBXVariantGroup; children = (VE, VD, VB); name = Texts.strings; sourceTree = "<group>"; };
      VE = {isa = PBXFileReference; name = en; path = en.lproj/Texts.strings; sourceTree = "<group>"; };
      VD = {isa = PBXFileReference; name = de; path = Texts.de.strings; sourceTree = "<group>"; };
      VB = {isa = PBXFileReference; name = Base; path = Base.lproj/Texts.strings; sourceTree = "<group>"; };
      BV = {isa = PBXBuildFile; fileRef = V; };
      """
    sample.group = ["V"]
    sample.resources = ["BV"]
    sample.files = [
      "/projects/en.lproj/Texts.strings": "", "/projects/Texts.de.strings": "",
      "/projects/Base.lproj/Texts.strings": "",
    ]
    let app = try #require(try sample.read().apps.first)
    #expect(
      app.resources.map(\.destination)
        == ["Base.lproj/Texts.strings", "de.lproj/Texts.de.strings", "en.lproj/Texts.strings"])
  }

  @Test func membersForOtherPlatformsAreLeftOut() throws {
    var sample = SampleProject()
    sample.objects = """
      A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
      B = {isa = PBXFileReference; path = B.swift; sourceTree = "<group>"; };
      BA = {isa = PBXBuildFile; fileRef = A; platformFilters = (ios, macos, ); };
      BB = {isa = PBXBuildFile; fileRef = B; platformFilter = maccatalyst; };
      """
    sample.group = ["A", "B"]
    sample.sources = ["BA", "BB"]
    sample.files = ["/projects/A.swift": "", "/projects/B.swift": ""]
    #expect(try sample.read().apps.first?.sources == ["/projects/A.swift"])
  }

  @Test func synchronisedFoldersGiveAllFilesButTheExceptions() throws {
    var sample = SampleProject()
    sample.objects = """
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = Sample; exceptions = (X); sourceTree = "<group>"; };
      X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Info.plist, Drafts, /Localized/Main.storyboard); };
      Z = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (W); sourceTree = "<group>"; };
      W = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Both.swift); };
      """
    sample.group = ["Y", "Z"]
    sample.target = "fileSystemSynchronizedGroups = (Y);"
    for path in [
      "Sample/App.swift", "Sample/Deep/View.swift", "Sample/Info.plist", "Sample/Drafts/Old.swift",
      "Sample/Base.lproj/Main.storyboard", "Sample/en.lproj/Texts.strings", "Sample/Assets.xcassets/Contents.json",
      "Sample/Notes.md", "Sample/.hidden.swift", "Sample/Old.m", "Shared/Both.swift", "Shared/Other.swift",
    ] { sample.files["/projects/" + path] = "" }
    let app = try #require(try sample.read().apps.first)
    #expect(
      app.sources == ["/projects/Sample/App.swift", "/projects/Sample/Deep/View.swift", "/projects/Shared/Both.swift"])
    #expect(app.resources.map(\.destination) == ["Assets.xcassets", "en.lproj/Texts.strings"])
    #expect(app.foreign == ["Objective-C": ["/projects/Sample/Old.m"]])
  }

  @Test func settingsComeFromProjectFilesAndTarget() throws {
    var sample = SampleProject()
    sample.objects = #"C = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };"#
    sample.group = ["C"]
    sample.files["/projects/App.xcconfig"] = "SWIFT_VERSION = 6.0\nPRODUCT_NAME = From File"
    sample.configuration = "baseConfigurationReference = C;"
    sample.targetSettings = """
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)"; OTHER_SWIFT_FLAGS = ("-D", EXTRA, "-DMORE", );
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;
      """
    let app = try #require(try sample.read().apps.first)
    #expect(app.languageMode == "6")
    #expect(app.moduleName == "From_File")
    #expect(app.conditions == ["DEBUG", "EXTRA", "MORE"])
    #expect(app.isOnMainActor)
    #expect(app.features.contains("NonisolatedNonsendingByDefault"))
  }

  @Test func settingsFromOutsideCountAboveTheProjects() throws {
    var sample = SampleProject()
    sample.targetSettings = "SWIFT_VERSION = 5.0; PRODUCT_NAME = Own;"
    sample.files["/ci/CI.xcconfig"] = "SWIFT_VERSION = 6.0\nPRODUCT_NAME = $(inherited)File"
    let overrides = SettingOverrides(file: "/ci/CI.xcconfig", settings: ["PRODUCT_NAME": "$(inherited)Line"])
    let project = try sample.read(overrides: overrides)
    #expect(project.apps.first?.languageMode == "6")
    #expect(project.apps.first?.moduleName == "OwnFileLine")
  }

  @Test(arguments: [("3.0", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5.9", "5"), ("6.0", "6"), ("", "5"), ("later", "5")])
  func theLanguageModeFollowsTheVersion(_ version: String, _ mode: String) throws {
    var sample = SampleProject()
    sample.projectSettings = "SWIFT_VERSION = \"\(version)\";"
    #expect(try sample.read().apps.first?.languageMode == mode)
  }

  @Test(arguments: [
    ("SDKROOT = macosx;", false), ("SDKROOT = iphoneos;", true), ("SDKROOT = watchos;", false),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";", true),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", false), ("", true),
  ])
  func onlyAppsForPhonesAndPadsCount(_ settings: String, _ counts: Bool) throws {
    var sample = SampleProject()
    sample.projectSettings = settings
    #expect(try sample.read().apps.isEmpty == !counts)
  }

  @Test func aProjectThatIsNoneIsToldByFile() {
    func error(_ text: String?) -> String? {
      let files = text.map { ["/projects/A.xcodeproj/project.pbxproj": $0] } ?? [:]
      let error = #expect(throws: ProjectError.self) {
        try XcodeProject(path: "/projects/A.xcodeproj", files: .memory(files))
      }
      return error?.description
    }
    #expect(error(nil) == "/projects/A.xcodeproj: expected a project: a folder with a file project.pbxproj")
    let file = "/projects/A.xcodeproj/project.pbxproj"
    #expect(error("text") == "\(file):1: expected a table with a table of objects")
    #expect(error("{objects = {};}") == "\(file):1: expected rootObject, the project's identifier")
    #expect(
      error("{objects = {}; rootObject = A;}")
        == "\(file): object A: expected a PBXProject, which the project names, among the objects")
    #expect(
      error("{objects = {\n A = {isa = PBXGroup;};}; rootObject = A;}")
        == "\(file):2: object A: expected a PBXProject, not PBXGroup")
  }

  @Test func aFileOfSettingsThatIsNotThereIsTold() throws {
    var sample = SampleProject()
    sample.objects = #"C = {isa = PBXFileReference; path = Keys.xcconfig; sourceTree = "<group>"; };"#
    sample.group = ["C"]
    sample.configuration = "baseConfigurationReference = C;"
    #expect(try sample.read().apps.first?.missing == ["/projects/Keys.xcconfig"])
  }

  @Test func aProjectThatWasNotMergedSaysSo() {
    let text = "// !$*UTF8*$!\n{\n<<<<<<< HEAD\n a = b;\n=======\n a = c;\n>>>>>>> x\n}"
    let error = #expect(throws: ProjectError.self) {
      try XcodeProject(path: "/p/A.xcodeproj", files: .memory(["/p/A.xcodeproj/project.pbxproj": text]))
    }
    #expect(
      error?.description == "/p/A.xcodeproj/project.pbxproj: expected a project without the conflicts of a merge")
  }

  @Test func anUnknownConfigurationNamesThoseThatThereAre() {
    let error = #expect(throws: ProjectError.self) { try SampleProject().read(configuration: "Beta") }
    #expect(
      error?.description
        == "/projects/Sample.xcodeproj/project.pbxproj: expected one of the project's configurations Debug, Release, not Beta"
    )
  }

  @Test func noDamageToAProjectStopsTheReader() throws {
    var sample = SampleProject()
    for index in 0..<12 { sample.add("F\(index).swift", to: \.sources) }
    sample.target = "fileSystemSynchronizedGroups = (G);"
    let text = Array(sample.text.utf8)
    var generator = SeededRandom(seed: 3)
    for _ in 0..<600 {
      var damaged = text
      for _ in 0...Int.random(in: 0..<6, using: &generator) {
        let at = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: damaged[at] = UInt8(Int.random(in: 0..<256, using: &generator))
        case 1: damaged.remove(at: at)
        default: damaged.insert(contentsOf: text[at / 2..<min(at, at / 2 + 30)], at: at)
        }
      }
      var files = sample.files
      files[SampleProject.path + "/project.pbxproj"] = String(decoding: damaged, as: UTF8.self)
      _ = try? XcodeProject(path: SampleProject.path, files: .memory(files))
    }
  }
}
