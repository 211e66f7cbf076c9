// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XcodeProject

@Suite struct BuildSettingsTests {
  private func settings(_ levels: [String: String]...) -> BuildSettings {
    var settings = BuildSettings(conditions: ["sdk": "iphonesimulator", "arch": "x86_64", "config": "Debug"])
    for level in levels { settings.add(level) }
    return settings
  }

  @Test func theHighestLevelCounts() {
    #expect(settings(["A": "1", "B": "2"], ["A": "3"])["A"] == "3")
    #expect(settings(["A": "1", "B": "2"], ["A": "3"])["B"] == "2")
    #expect(settings(["A": "1"])["C"] == nil)
  }

  @Test func inheritedIsTheLevelBelow() {
    let settings = settings(["A": "one"], ["A": "$(inherited) two"], ["A": "${inherited} three $(A)"])
    #expect(settings["A"] == "one two three one two")
  }

  @Test func namesAreReplacedByWhatCountsInTheEnd() {
    let settings = settings(
      ["NAME": "App", "ID": "com.example.$(NAME)"], ["NAME": "What's $(SUFFIX)", "SUFFIX": "New"])
    #expect(settings["ID"] == "com.example.What's New")
    #expect(settings.expand("$(NAME:c99extidentifier)") == "What_s_New")
    #expect(settings.expand("${NAME:rfc1034identifier}") == "What-s-New")
    #expect(settings.expand("$(SUFFIX:lower)-$(SUFFIX:upper)") == "new-NEW")
  }

  @Test func defaultsStandInForWhatIsNotThereOrEmpty() {
    let settings = settings(["EMPTY": ""])
    #expect(settings.expand("$(EMPTY:default=x) $(NONE:default=y) $(NONE)") == "x y ")
  }

  @Test func namesMayBeMadeOfNames() {
    #expect(settings(["KIND": "A", "NAME_A": "found"]).expand("$(NAME_$(KIND))") == "found")
  }

  @Test func dollarsThatBeginNothingStay() {
    #expect(settings([:]).expand("$ $x $(open $") == "$ $x $(open $")
  }

  @Test func conditionsAreHeldAgainstTheSimulator() {
    let settings = settings([
      "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "B": "plain", "B[sdk=iphoneos*]": "phone",
      "C[config=Debug]": "debug", "D[sdk=iphone*][arch=x86_64]": "both", "E[sdk=iphone*,arch=arm64]": "not",
    ])
    #expect(settings["A"] == "simulator")
    #expect(settings["B"] == "plain")
    #expect(settings["C"] == "debug")
    #expect(settings["D"] == "both")
    #expect(settings["E"] == nil)
  }

  @Test func circlesAndGrowthEnd() {
    var level = ["A": "$(B)x", "B": "$(A)y"]
    #expect(settings(level)["A"]?.isEmpty == false)
    for index in 0..<40 { level["L\(index)"] = "$(L\(index + 1))$(L\(index + 1))" }
    level["L40"] = String(repeating: "z", count: 1_000)
    #expect((settings(level)["L20"]?.utf8.count ?? 0) <= 1 << 16)
  }

  @Test func listsKeepSpacesInQuotes() {
    let settings = settings(["A": #"one "two three" 'four' five\ six"#])
    #expect(settings.list("A") == ["one", "two three", "four", "five six"])
  }
}
