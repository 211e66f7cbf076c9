// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TestReport

@Suite struct JUnitReportTests {
  private func name(_ test: String, suite: String = "A") -> TestName {
    TestName(target: "T", suite: suite, test: test)
  }

  @Test func aClassIsASuiteAndEachTestACase() {
    var results = TestResults()
    var one = TestResult(name: name("testOne"), status: .passed, seconds: 0.5)
    one.place = TestPlace(file: "/overlay/A.swift", line: 1)
    results.results = [
      one,
      TestResult(name: name("free()", suite: ""), status: .skipped, skipMessage: "later"),
      TestResult(
        name: name("testTwo"), status: .failed,
        failures: [.init(message: "one\ntwo", place: TestPlace(file: "/overlay/A.swift", line: 3))], output: ["said"],
        seconds: 0.25),
      TestResult(name: name("testThree"), status: .crashed, failures: [.init(message: "gone")]),
    ]
    let xml = JUnitReport { $0.replacing("/overlay/", with: "/package/") }.xml(results)
    #expect(
      xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="1" errors="1" skipped="1" time="0.750">
          <testsuite name="T.A" tests="3" failures="1" errors="1" skipped="0" time="0.750">
            <testcase classname="T.A" name="testOne" time="0.500" file="/package/A.swift" line="1"/>
            <testcase classname="T.A" name="testTwo" time="0.250" file="/package/A.swift" line="3">
              <failure type="failed" message="one">/package/A.swift:3: one
        two</failure>
              <system-out>said</system-out>
            </testcase>
            <testcase classname="T.A" name="testThree" time="0.000">
              <error type="crashed" message="gone">gone</error>
            </testcase>
          </testsuite>
          <testsuite name="T" tests="1" failures="0" errors="0" skipped="1" time="0.000">
            <testcase classname="T" name="free()" time="0.000">
              <skipped message="later"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func theComposedPictureIsTheFirstAttachmentAndFilesAreNamedFromTheCheckout() {
    var snapshot = TestResult.Snapshot(name: "1", reference: "/c/a.png", isRecorded: false)
    (snapshot.expected, snapshot.found) = ("/c/report/files/1.png", "/c/report/files/2.png")
    (snapshot.difference, snapshot.composed) = ("/c/report/files/3.png", "/elsewhere/4.png")
    var failure = TestResult.Failure(message: "no", place: TestPlace(file: "/c/Tests/A.swift", line: 3))
    failure.snapshot = snapshot
    var results = TestResults()
    results.results = [TestResult(name: name("testOne"), status: .failed, failures: [failure])]
    let xml = JUnitReport(root: "/c").xml(results)
    #expect(xml.contains(" file=\"Tests/A.swift\" line=\"3\""))
    let attached = xml.matches(of: #/\[\[ATTACHMENT\|(.*?)\]\]/#).map { String($0.1) }
    #expect(attached == ["/elsewhere/4.png", "report/files/1.png", "report/files/2.png", "report/files/3.png"])
  }

  @Test func testsOfOneNameAreNumbered() {
    var results = TestResults()
    results.results = [
      TestResult(name: name("testOne"), status: .passed), TestResult(name: name("testOne"), status: .passed),
    ]
    let names = JUnitReport().xml(results).matches(of: #/testcase classname="T.A" name="(.*?)"/#).map { String($0.1) }
    #expect(names == ["testOne", "testOne (2)"])
  }

  @Test func whatTestsSayIsNeverMarkup() {
    #expect(
      JUnitReport.escaped("<a b=\"c\">&\u{1B}\u{0}\u{FFFF}é\n")
        == "&lt;a b=&quot;c&quot;&gt;&amp;\u{FFFD}\u{FFFD}\u{FFFD}é\n")
  }
}
