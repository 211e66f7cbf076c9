// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XcodeProject

@Suite struct ProjectPackageTests {
  private func packages(_ objects: String, references: String = "", group: [String] = []) throws -> [ProjectPackage] {
    var sample = SampleProject()
    sample.objects = objects
    sample.group = group
    sample.files["/projects/Kit/Package.swift"] = ""
    sample.files["/projects/Plain/App.swift"] = ""
    // The sample's project has no references of its own.
    sample.project = "packageReferences = (\(references));"
    return try sample.read().packages
  }

  @Test(arguments: [
    ("kind = upToNextMajorVersion; minimumVersion = 5.4.0;", "from: \"5.4.0\""),
    ("kind = upToNextMinorVersion; minimumVersion = 5.4.0;", ".upToNextMinor(from: \"5.4.0\")"),
    ("kind = exactVersion; version = 1.0.0;", "exact: \"1.0.0\""),
    ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;", "\"1.0.0\"..<\"2.0.0\""),
    ("kind = branch; branch = main;", "branch: \"main\""),
    ("kind = revision; revision = 0abc;", "revision: \"0abc\""),
  ])
  func aRepositoryHasItsRequirementAndProducts(_ table: String, _ requirement: String) throws {
    let found = try packages(
      """
      A = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/a.git"; requirement = {\(table)}; };
      D = {isa = XCSwiftPackageProductDependency; package = A; productName = Lib; };
      """, references: "A")
    #expect(
      found == [
        ProjectPackage(
          place: .repository(url: "https://example.com/a.git", requirement: requirement), products: ["Lib"])
      ])
  }

  @Test func foldersWithManifestsArePackagesWhoeverNamesThem() throws {
    let found = try packages(
      """
      A = {isa = XCLocalSwiftPackageReference; relativePath = ../Other; };
      F = {isa = PBXFileReference; lastKnownFileType = folder; path = Kit; sourceTree = "<group>"; };
      N = {isa = PBXFileReference; lastKnownFileType = folder; path = Plain; sourceTree = "<group>"; };
      """, references: "A", group: ["F", "N"])
    #expect(found.map(\.place) == [.folder("/Other"), .folder("/projects/Kit")])
  }

  @Test func textsAreWrittenSoThatTheyStayTexts() {
    #expect(ProjectPackage.quote("1.0\"), .package(path: \"/") == "\"1.0),.package(path:/\"")
  }

  @Test func linkedBinariesAndInnerProjectsAreNamed() throws {
    var sample = SampleProject()
    sample.add("App.swift", to: \.sources)
    sample.objects += """
      A = {isa = PBXFileReference; path = Vendor/Ads.framework; sourceTree = "<group>"; };
      M = {isa = PBXFileReference; path = System/Library/Frameworks/MapKit.framework; sourceTree = SDKROOT; };
      BA = {isa = PBXBuildFile; fileRef = A; }; BM = {isa = PBXBuildFile; fileRef = M; };
      FP = {isa = PBXFrameworksBuildPhase; files = (BA, BM); };
      I = {isa = PBXFileReference; path = Inner/Inner.xcodeproj; sourceTree = "<group>"; };
      """
    sample.group += ["A", "I"]
    sample.phases = "FP"
    sample.project = "projectReferences = ({ProductGroup = G; ProjectRef = I; });"
    let project = try sample.read()
    #expect(project.apps.first?.binaries == ["/projects/Vendor/Ads.framework"])
    #expect(project.subprojects == ["/projects/Inner/Inner.xcodeproj"])
  }
}
