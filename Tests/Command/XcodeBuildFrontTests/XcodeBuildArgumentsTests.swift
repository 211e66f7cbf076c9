// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XcodeBuildFront

@Suite struct XcodeBuildArgumentsTests {
  private func parse(_ line: String) throws -> XcodeBuildArguments {
    try XcodeBuildArguments(line.split(separator: " ").map(String.init))
  }

  @Test func actionsAndOptionsStandInAnyOrder() throws {
    let arguments = try parse("clean -scheme Sample test -project A.xcodeproj -configuration Release -quiet")
    #expect(arguments.actions == [.clean, .test])
    #expect(arguments.scheme == "Sample")
    #expect(arguments.project == "A.xcodeproj")
    #expect(arguments.configuration == "Release")
    #expect(arguments.isQuiet)
  }

  @Test func buildIsTheActionWhereNoneIsNamed() throws {
    #expect(try parse("-scheme Sample").actions == [.build])
    #expect(try parse("-version").actions == [])
  }

  @Test func testsAreNamedBehindAColonOrASpace() throws {
    let arguments = try parse("test -only-testing:T/C -only-testing T/D/testX -skip-testing:T/E -testPlan All")
    #expect(arguments.onlyTesting == ["T/C", "T/D/testX"])
    #expect(arguments.skipTesting == ["T/E"])
    #expect(arguments.testPlan == "All")
  }

  /// Lines of the shapes that workflows have.
  private static let lines = [
    "xcodebuild test -scheme A -destination 'platform=iOS Simulator,name=iPhone 15'",
    "xcodebuild -scheme A -destination 'platform=iOS Simulator,name=iPhone 15,OS=17.2' test",
    "xcodebuild clean test -project A.xcodeproj -scheme A -destination 'platform=iOS Simulator,name=iPhone 14 Pro Max'",
    "xcodebuild -workspace A.xcworkspace -scheme A -sdk iphonesimulator -destination 'name=iPhone SE (2nd generation)' test",
    "xcodebuild -workspace . -scheme A-Package -destination 'platform=iOS Simulator,OS=latest,name=iPhone 16' test",
    "xcodebuild build test -scheme A -destination 'platform=iOS Simulator,name=iPad Pro (11-inch) (4th generation)'",
    "xcodebuild test -quiet -scheme A -destination 'platform=iOS Simulator,name=iPhone 13 mini' -configuration Debug",
    "xcodebuild build-for-testing test-without-building -scheme A -destination 'name=iPhone 12'",
    "xcodebuild test -scheme A -testPlan All -destination 'name=iPhone 17 Pro' -resultBundlePath r.xcresult",
    "xcodebuild test -scheme A -only-testing:T/C/t -skip-testing:T/D -destination 'name=iPhone Air'",
    "xcodebuild test -scheme A -enableCodeCoverage YES -derivedDataPath d -destination 'name=iPhone 11'",
    "xcodebuild test -scheme A -destination 'name=iPhone XR' CODE_SIGNING_ALLOWED=NO CODE_SIGN_IDENTITY=",
    "xcodebuild test -scheme A -destination 'name=iPhone 8 Plus' ONLY_ACTIVE_ARCH=NO OTHER_SWIFT_FLAGS=-DCI",
    "xcodebuild test -scheme A -destination 'name=iPhone 7' -skipPackagePluginValidation -skipMacroValidation",
    "xcodebuild test -scheme A -destination 'name=iPhone X' -retry-tests-on-failure -test-iterations 3",
    "xcodebuild test -scheme A -destination 'name=iPad mini (6th generation)' -parallel-testing-enabled NO",
    "xcodebuild test -scheme A -destination 'name=iPhone 16e' -destination 'name=iPad (10th generation)'",
    "xcodebuild test -scheme A -destination 'platform=iOS Simulator,arch=x86_64,name=iPhone 15' -destination-timeout 60",
    "xcodebuild test -xcconfig CI.xcconfig -scheme A -destination 'name=iPhone 16 Pro' -showBuildTimingSummary",
    "xcodebuild test -scheme A -sdk iphonesimulator18.2 -destination 'name=iPhone 16 Plus' -allowProvisioningUpdates",
  ]

  @Test(arguments: lines) func linesOfWorkflowsAreRead(_ line: String) throws {
    // As a shell splits them.
    let words = line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    let arguments = try XcodeBuildArguments(Array(words.dropFirst()))
    #expect(arguments.runsTests)
    #expect(arguments.scheme?.hasPrefix("A") == true)
    #expect(!arguments.destinations.isEmpty)
    for destination in arguments.destinations {
      let device = try #require(try destination.device())
      #expect(SimulatedDevice.all.contains(device), "each model has a device of its own")
    }
  }

  @Test func settingsOfSigningMeanNothing() throws {
    let arguments = try parse(
      "build CODE_SIGNING_ALLOWED=NO CODE_SIGN_IDENTITY= ONLY_ACTIVE_ARCH=YES OTHER_SWIFT_FLAGS=-DX=1 -skipMacroValidation"
        + " -IDEPackageSupportUseBuiltinSCM=YES")
    #expect(arguments.settings == ["OTHER_SWIFT_FLAGS": "-DX=1"])
  }

  @Test func triesAndTimesAreThoseOfTheRun() throws {
    #expect(try parse("test -retry-tests-on-failure").retries == 2)
    #expect(try parse("test -retry-tests-on-failure -test-iterations 2").retries == 1)
    #expect(try parse("test -test-iterations 5").repeats == 5)
    let limited = try parse("test -test-timeouts-enabled YES -default-test-execution-time-allowance 30")
    #expect(limited.timeout == 30)
    #expect(try parse("test -parallel-testing-enabled NO").jobs == 1)
    #expect(try parse("test -enableCodeCoverage YES").coverage == true)
  }

  @Test(arguments: [
    ("archive -scheme S", FrontError.Status.missing), ("-create-xcframework", .missing), ("-scheme", .usage),
    ("-nonsense", .usage), ("nonsense", .usage), ("build -sdk macosx", .missing), ("test -test-iterations x", .usage),
    ("test -destination nothing", .usage),
  ])
  func badLinesEndWithTheStatusOfXcodebuild(_ line: String, _ status: FrontError.Status) {
    let error = #expect(throws: FrontError.self) { try parse(line) }
    #expect(error?.status == status)
    #expect(error?.description.contains("\n") == false)
  }

  @Test(arguments: [
    ("My Tests", "My_Tests.A/testB", true), ("T", "T2.A/testB", false), ("T/A", "T.A/testB", true),
    ("T/A", "T.AB/testB", false), ("T/A/testB", "T.A/testB", true), ("T/A/testB()", "T.A/testB", true),
    ("T/A/testB", "T.A/testBC", false), ("T/A/sum(of:)", "T.A/sum(of:)", true), ("T/A/sum", "T.A/sum(of:)", true),
    ("T/free()", "T.free()", true),
  ])
  func namesBecomePatterns(_ tests: String, _ name: String, _ matches: Bool) throws {
    let pattern = try Regex(XcodeBuildArguments.pattern(tests))
    #expect(name.contains(pattern) == matches)
  }
}
