// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

@Suite struct AppFolderTests {
  @Test func sourcesAndResourcesAreToldApartAndSorted() throws {
    let folder = try SampleFolder([
      "Story/B.swift": "", "A.swift": "", "Info.plist": "", "data/list.json": "", "photo.jpg": "",
      "Assets.xcassets/Contents.json": "{}", "de.lproj/Localizable.strings": "",
    ])
    let app = try AppFolder(path: folder.path)
    #expect(app.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
    #expect(
      app.resources.map(\.destination) == ["Assets.xcassets", "Info.plist", "list.json", "de.lproj", "photo.jpg"])
  }

  @Test func whatIsNoPartOfTheAppIsLeftOut() throws {
    let folder = try SampleFolder([
      "App.swift": "", "README.md": "", "Package.swift": "", "Pods/P.swift": "", "Carthage/C.swift": "",
      "SampleTests/T.swift": "", "SampleUITests/U.swift": "", ".hidden/H.swift": "", ".secret.swift": "",
      "Sample.xcodeproj/project.pbxproj": "", "Bridging.h": "", "build/B.swift": "",
    ])
    let app = try AppFolder(path: folder.path)
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(app.resources.isEmpty)
  }

  @Test(arguments: [
    ("Today", "Today"), ("My App", "My_App"), ("3D-Viewer", "_3D_Viewer"), ("Übung", "_bung"), ("a.b", "a_b"),
    ("UIKit", "UIKitApp"), ("Foundation", "FoundationApp"),
  ])
  func aModuleIsNamedAfterTheFolder(_ folderName: String, _ moduleName: String) throws {
    let folder = try SampleFolder(named: folderName, ["App.swift": ""])
    #expect(try AppFolder(path: folder.path).moduleName == moduleName)
  }

  @Test func aMissingFolderIsNamed() {
    let error = #expect(throws: AppBuildError.self) { try AppFolder(path: "/nowhere/App") }
    #expect(error == .noFolder("/nowhere/App"))
    #expect(
      error?.description
        == "no folder at /nowhere/App; give the folder that holds an app's Swift files, such as Apps/Today")
  }

  @Test func aFileIsNoFolder() throws {
    let folder = try SampleFolder(["App.swift": ""])
    let path = folder.path + "/App.swift"
    #expect(throws: AppBuildError.notAFolder(path)) { try AppFolder(path: path) }
  }

  @Test func aFolderWithoutSwiftFilesIsNoApp() throws {
    let folder = try SampleFolder(["README.md": "", "Package.swift": ""])
    #expect(throws: AppBuildError.noSources(folder.path)) { try AppFolder(path: folder.path) }
  }
}
