// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import AppBuilder

/// What is said of machines that are not this one.
@Suite struct DoctorTests {
  private func doctor(
    root: SampleFolder, _ tools: [String: [String]], environment: [String: String] = [:]
  ) throws -> Doctor {
    let kit = try Kit(environment: ["TESSERA_ROOT": root.path])
    return Doctor(kit: kit, environment: environment) { tool, arguments in
      tools[([tool] + arguments).joined(separator: " ")] ?? tools[tool]
    }
  }

  private func checkout(_ files: [String: String] = [:]) throws -> SampleFolder {
    try SampleFolder(["Package.swift": ""].merging(files) { $1 })
  }

  @Test(arguments: [
    ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", Doctor.Finding.State.good, "6.3.1"),
    ("Apple Swift version 7.0 (x)", .good, "7.0"), ("Swift version 6.2.4 (x)", .missing, "6.2.4 is too old"),
    ("clang 17", .missing, "not on the PATH"),
  ])
  func theCompilersVersionDecides(_ line: String, _ state: Doctor.Finding.State, _ words: String) throws {
    let finding = try doctor(root: checkout(), ["swiftc": [line]]).swift()
    #expect(finding.state == state)
    #expect(finding.detail.contains(words))
  }

  @Test func librariesThatAreMissingComeWithTheirPackages() throws {
    let tools = [
      "pkg-config --version": ["1.8"], "pkg-config --modversion cairo-ft": ["1.16"],
      "pkg-config --modversion libpng": ["1.6"],
    ]
    let findings = try doctor(root: checkout(), tools).libraries()
    #expect(findings.first?.description == "ok      libraries: cairo-ft 1.16, libpng 1.6")
    #expect(findings.dropFirst().allSatisfy { $0.state == .missing })
    #expect(findings.map(\.description).contains("missing pangoft2: apt-get install libpango1.0-dev"))
    #expect(try doctor(root: checkout(), [:]).libraries().map(\.state) == [.missing])
  }

  @Test func programsThatDrawPicturesAreNotNeeded() throws {
    let both = try doctor(root: checkout(), ["pdftocairo": ["22"], "rsvg-convert": ["2.54"]]).pictures()
    #expect(both.state == .good)
    let one = try doctor(root: checkout(), ["pdftocairo": ["22"]]).pictures()
    #expect(one.state == .note)
    #expect(one.detail.contains("without rsvg-convert") && one.detail.hasSuffix("apt-get install librsvg2-bin"))
  }

  @Test func missingFontsSayWhoMakesThem() throws {
    let finding = try doctor(root: checkout(), [:]).fonts()
    #expect(finding.state == .missing)
    #expect(finding.detail.contains("`make setup` makes them"))
  }

  private let manifest = #"{"version": 1, "hash": "HASH", "faces": {"A": {"file": "A.otf", "sha256": "SUM"}}}"#
  private let sumOfNothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

  @Test func fontsAreNamedByTheirHashAndComparedWithTheRepositorys() throws {
    let text = manifest.replacingOccurrences(of: "SUM", with: sumOfNothing)
    let files = [".tessera/fonts/manifest.json": text, ".tessera/fonts/A.otf": ""]
    let root = try checkout(files.merging(["Tools/fonts/expected_hash.txt": "HASH\n"]) { $1 })
    let same = try doctor(root: root, [:]).fonts()
    #expect(same == .init(state: .good, what: "fonts", detail: "HASH, in \(root.path)/.tessera/fonts"))
    try root.write("OTHER\n", to: "Tools/fonts/expected_hash.txt")
    let other = try doctor(root: root, [:]).fonts()
    #expect(other.state == .note)
    #expect(other.detail.contains("were made with OTHER: text has other outlines here"))
  }

  @Test func aFontThatWasChangedIsNamed() throws {
    let text = manifest.replacingOccurrences(of: "SUM", with: sumOfNothing)
    let root = try checkout([".tessera/fonts/manifest.json": text, ".tessera/fonts/A.otf": "changed"])
    let finding = try doctor(root: root, [:]).fonts()
    #expect(finding.state == .missing)
    #expect(finding.detail.contains("/A.otf is not the file that was made"))
  }

  @Test func theFontsThatTheEnvironmentNamesAreLookedAt() throws {
    let elsewhere = try SampleFolder(["manifest.json": manifest])
    let finding = try doctor(root: checkout(), [:], environment: ["TESSERA_FONTS": elsewhere.path]).fonts()
    #expect(finding.detail.contains(elsewhere.path))
    let error = #expect(throws: AppBuildError.self) {
      try Fonts(root: elsewhere.url, environment: ["TESSERA_FONTS": "/nowhere"]).makeIfMissing { _ in }
    }
    #expect(error?.description.contains("TESSERA_FONTS names /nowhere, where there are none") == true)
  }

  @Test func aKitThatIsNotBuiltAndABrowserThatIsMissingAreNoFault() throws {
    let doctor = try doctor(root: checkout(), [:])
    #expect(doctor.kitState().state == .note)
    #expect(doctor.chromium().state == .note)
  }

  @Test func fontsThatCannotBeMadeSayWhy() throws {
    let root = try checkout(["Tools/setup.sh": "echo no Inter here >&2; exit 1"])
    let fonts = Fonts(root: root.url, environment: [:])
    let error = #expect(throws: AppBuildError.self) { try fonts.makeIfMissing { _ in } }
    #expect(error?.description.contains("no Inter here; `tessera doctor` says what this machine lacks") == true)
  }
}
