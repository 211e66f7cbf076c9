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
