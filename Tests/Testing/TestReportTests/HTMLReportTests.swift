// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TestReport

@Suite struct HTMLReportTests {
  private func results(_ message: String) -> TestResults {
    let name = TestName(target: "T", suite: "A", test: "testOne")
    var snapshot = TestResult.Snapshot(name: "1", reference: "/p/a.1.txt", isRecorded: false)
    snapshot.expected = "/r/files/1.txt"
    snapshot.found = "/r/files/2.txt"
    var failure = TestResult.Failure(message: message, place: TestPlace(file: "/overlay/A.swift", line: 3))
    failure.snapshot = snapshot
    var results = TestResults()
    results.results = [
      TestResult(name: TestName(target: "T", suite: "A", test: "testGood"), status: .passed),
      TestResult(name: name, status: .failed, failures: [failure]),
    ]
    return results
  }

  /// The data in a page.
  private func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"results\">"))
    let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
    let object = try JSONSerialization.jsonObject(with: Data(page[start.upperBound..<end.lowerBound].utf8))
    return try #require(object as? [String: Any])
  }

  @Test func thePageHasWhatFailedFirstAndNamesFilesFromWhereItIs() throws {
    let report = HTMLReport(folder: "/r") { $0.replacing("/overlay/", with: "/p/") }
    let page = report.page(results("no"), title: "Cards & more") { $0.hasSuffix("1.txt") ? "a" : "b" }
    #expect(page.contains("<title>Cards &amp; more – tests</title>"))
    let tests = try #require(try data(page)["tests"] as? [[String: Any]])
    #expect(tests.map { $0["test"] as? String } == ["testOne", "testGood"])
    let failure = try #require((tests[0]["failures"] as? [[String: Any]])?.first)
    #expect(failure["file"] as? String == "/p/A.swift")
    let snapshot = try #require(failure["snapshot"] as? [String: Any])
    #expect(snapshot["expected"] as? String == "files/1.txt")
    #expect(snapshot["foundText"] as? String == "b")
  }

  @Test(arguments: ["</script><script>alert(1)</script>", "<!--", "{title}{results}", "\u{2028}\u{0}\"\\"])
  func noTextBecomesMarkup(_ text: String) throws {
    let page = HTMLReport(folder: "/r").page(results(text), title: text) { _ in text }
    let start = try #require(page.range(of: "id=\"results\">"))
    #expect(page[start.upperBound...].components(separatedBy: "</script>").count == 3, "the page has two scripts")
    #expect(!page[start.upperBound...].contains("<!--"))
    let tests = try #require(try data(page)["tests"] as? [[String: Any]])
    #expect((tests[0]["failures"] as? [[String: Any]])?.first?["message"] as? String == text)
  }

  @Test func onePageHoldsTheFilesThatFit() throws {
    let files = ["/r/files/1.txt": Data("small".utf8), "/r/files/2.txt": Data(repeating: 7, count: 100)]
    func inlined(atMost limit: Int) throws -> [String: String]? {
      let page = HTMLReport(folder: "/r").singlePage(
        results("no"), title: "T", coverage: .init(summary: "TOTAL", page: "<p>"), atMost: limit,
        contents: { files[$0] }, text: { _ in nil })
      #expect(try (data(page)["coverage"] as? [String: String])?["page"] == "<p>")
      return try data(page)["files"] as? [String: String]
    }
    #expect(try inlined(atMost: 1_000)?.keys.sorted() == ["files/1.txt", "files/2.txt"])
    #expect(try inlined(atMost: 100) == ["files/1.txt": "data:text/plain;charset=utf-8;base64,c21hbGw="])
  }

  @Test func everyLineForMachinesIsAnObject() throws {
    let report = JSONReport { $0.replacing("/overlay/", with: "/p/") }
    let results = results("two\nlines")
    let lines =
      [report.start(package: "P", device: "iphone-16")] + results.results.map(report.line)
      + [report.end(results, recorded: ["/p/a.png"])]
    let objects = try lines.map { line in
      #expect(!line.contains("\n"))
      return try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["event"] as? String } == ["start", "test", "test", "end"])
    #expect(objects[0]["version"] as? Int == 1)
    #expect(objects[3]["exitCode"] as? Int == 1)
    #expect((objects[3]["counts"] as? [String: Int]) == ["passed": 1, "failed": 1])
  }
}
