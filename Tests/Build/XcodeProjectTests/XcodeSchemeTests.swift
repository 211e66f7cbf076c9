// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XcodeProject

@Suite struct XcodeSchemeTests {
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version = "1.7">
       <BuildAction parallelizeBuildables = "YES">
          <BuildActionEntries>
             <BuildActionEntry buildForTesting = "YES">
                <BuildableReference BlueprintName = "Sample" BuildableName = "Sample.app"></BuildableReference>
             </BuildActionEntry>
          </BuildActionEntries>
       </BuildAction>
       <TestAction buildConfiguration = "Debug" codeCoverageEnabled = "YES" shouldUseLaunchSchemeArgsEnv = "NO">
          <!-- <TestableReference skipped = "NO"> -->
          <EnvironmentVariables>
             <EnvironmentVariable key = "A" value = "&quot;b&quot;" isEnabled = "YES"></EnvironmentVariable>
             <EnvironmentVariable key = "B" value = "c" isEnabled = "NO"></EnvironmentVariable>
          </EnvironmentVariables>
          <CommandLineArguments>
             <CommandLineArgument argument = "-fast" isEnabled = "YES"/>
          </CommandLineArguments>
          <Testables>
             <TestableReference skipped = "NO">
                <BuildableReference BlueprintName = "SampleTests"></BuildableReference>
                <SkippedTests>
                   <Test Identifier = "CartTests/testSlow()"></Test>
                </SkippedTests>
             </TestableReference>
             <TestableReference skipped = "YES">
                <BuildableReference BlueprintName = "OldTests"></BuildableReference>
             </TestableReference>
          </Testables>
       </TestAction>
       <LaunchAction buildConfiguration = "Release">
          <EnvironmentVariables>
             <EnvironmentVariable key = "L" value = "1" isEnabled = "YES"></EnvironmentVariable>
          </EnvironmentVariables>
       </LaunchAction>
    </Scheme>
    """

  @Test func theTestActionNamesTargetsAndTheirTests() throws {
    let scheme = try XcodeScheme(Array(text.utf8))
    #expect(scheme.built == ["Sample"])
    #expect(
      scheme.testables == [
        XcodeScheme.Testable(target: "SampleTests", skipped: ["CartTests/testSlow()"]),
        XcodeScheme.Testable(target: "OldTests", isSkipped: true),
      ])
    #expect(scheme.testOptions == XcodeScheme.Options(arguments: ["-fast"], environment: ["A": "\"b\""]))
    #expect(scheme.testConfiguration == "Debug")
    #expect(scheme.launchConfiguration == "Release")
    #expect(scheme.collectsCoverage)
  }

  @Test func testsTakeTheLaunchActionsEnvironmentWhereTheSchemeSaysSo() throws {
    let other = text.replacing("shouldUseLaunchSchemeArgsEnv = \"NO\"", with: "shouldUseLaunchSchemeArgsEnv = \"YES\"")
    #expect(try XcodeScheme(Array(other.utf8)).testOptions == XcodeScheme.Options(environment: ["L": "1"]))
  }

  @Test func plansAreNamedByTheirFiles() throws {
    let scheme = try XcodeScheme(
      Array(
        """
        <Scheme><TestAction buildConfiguration="Debug"><TestPlans>
        <TestPlanReference reference="container:Plans/Fast.xctestplan" default="YES"/>
        <TestPlanReference reference="container:All.xctestplan"/></TestPlans></TestAction></Scheme>
        """.utf8))
    #expect(scheme.plans.map(\.name) == ["Fast", "All"])
    #expect(scheme.plans.map(\.path) == ["Plans/Fast.xctestplan", "All.xctestplan"])
    #expect(scheme.plans.map(\.isDefault) == [true, false])
  }

  @Test(arguments: ["", "no XML", "<Scheme>", "<Scheme></Scheme>", "<Scheme a=\"", "<Scheme a=\"b\"", "<<<<"])
  func whatIsNoSchemeIsRefused(_ text: String) {
    #expect(throws: ProjectError.self) { try XcodeScheme(Array(text.utf8)) }
  }
}
