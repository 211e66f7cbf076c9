// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoverageReport

@Suite struct CoverageTests {
  /// A translation: an own line 1 at 2, a member of line 50 that was moved, generated code at the end.
  private let translation = """
    #sourceLocation(file: "/p/Card.swift", line: 1)
    func f() {
    }
    #sourceLocation(file: "/p/Card.swift", line: 50)
    func moved() {
    }
    #sourceLocation(file: "/p/Card.swift", line: 3)
    func g() {}
    #sourceLocation()
    func generated() {}
    """

  @Test func linesAreThoseThatTheDirectivesName() {
    let lines = OwnLines(translation)
    #expect((1...10).map { lines.own($0) } == [nil, 1, 2, nil, 50, 51, nil, 3, nil, nil])
    #expect(lines.own(11) == nil)
  }

  @Test func aFileWithoutDirectivesIsItsOwn() {
    let lines = OwnLines("let a = 1\n\nlet b = 2\n")
    #expect((1...3).map { lines.own($0) } == [1, 2, 3])
  }

  @Test func aNameMayHoldColonsAndQuotes() {
    #expect(OwnLines("#sourceLocation(file: \"/p/a: 3\\\".swift\", line: 7)\nx").own(2) == 7)
  }

  private let export = Data(
    #"""
    {"data": [{"files": [
      {"filename": "/o/Card.swift", "segments": [[2, 10, 3, true, true, false], [3, 2, 0, false, false, false],
        [5, 14, 0, true, true, false], [6, 2, 0, false, false, false], [8, 10, 18446744073709551615, true, true, false],
        [8, 12, 0, false, false, false], [10, 18, 9, true, true, false], [10, 20, 0, false, false, false]]},
      {"filename": "/kit/UIView.swift", "segments": [[1, 1, 1, true, true, false], [2, 1, 0, false, false, false]]}
    ]}]}
    """#.utf8)

  private func coverage() throws -> Coverage {
    try Coverage(
      export: export, text: { [translation] in $0 == "/o/Card.swift" ? translation : "" },
      own: { $0.hasPrefix("/o/") ? "/p" + $0.dropFirst(2) : nil })
  }

  @Test func countsStandAtOwnLines() throws {
    let coverage = try coverage()
    #expect(coverage.files == [Coverage.File(path: "/p/Card.swift", lines: [1: 3, 2: 3, 3: .max, 50: 0, 51: 0])])
    #expect(coverage.summary == "TOTAL 3 of 5 lines 60.0 %")
  }

  @Test func aLineCountsTheRegionsThatStartInIt() {
    func segment(_ line: Int, _ count: Int, hasCount: Bool = true, isEntry: Bool = true, isGap: Bool = false)
      -> Coverage.Segment
    {
      Coverage.Segment(line: line, count: count, hasCount: hasCount, isEntry: isEntry, isGap: isGap)
    }
    // func f(x) {            5
    //   if x {               5, the branch 2
    //     return             2
    //   }
    //   return               3 behind a gap
    // }
    let counts = Coverage.counts([
      segment(1, 5), segment(2, 2), segment(4, 3, isGap: true), segment(5, 3),
      segment(6, 0, hasCount: false, isEntry: false),
    ])
    #expect(counts == [1: 5, 2: 5, 3: 2, 4: 2, 5: 3, 6: 3])
    #expect(Coverage.counts([]).isEmpty)
    #expect(Coverage.counts([segment(3, 0, hasCount: false), segment(5, 0, hasCount: false, isEntry: false)]).isEmpty)
  }

  @Test func whatIsNoExportIsRefused() {
    #expect(throws: Coverage.Failure.self) { try Coverage(export: Data("{}".utf8), text: { $0 }, own: { $0 }) }
  }

  @Test func percentagesAreRoundedDown() {
    #expect(Coverage.text(99.99) == "99.9")
    #expect(Coverage(files: []).summary == "TOTAL 0 of 0 lines 100.0 %")
    let large = Coverage.File(
      path: "/a", lines: Dictionary(uniqueKeysWithValues: (1...1_024).map { ($0, $0 > 812 ? 0 : 1) }))
    #expect(Coverage(files: [large]).summary == "TOTAL 812 of 1,024 lines 79.2 %")
  }

  @Test func lcovNamesFilesFromTheRoot() throws {
    #expect(
      CoverageFiles(try coverage(), root: "/p", name: "P").lcov
        == "TN:\nSF:Card.swift\nDA:1,3\nDA:2,3\nDA:3,\(Int.max)\nDA:50,0\nDA:51,0\nLF:5\nLH:3\nend_of_record\n")
  }

  @Test func coberturaIsSplitWhereItIsTooLarge() {
    let files = (1...4).map { Coverage.File(path: "/p/A<\($0)>.swift", lines: [1: 1, 2: 0]) }
    let reports = CoverageFiles(Coverage(files: files), root: "/p/", name: "P").cobertura(atMost: 1_600)
    #expect(reports.count > 1)
    let names = reports.flatMap { $0.matches(of: #/filename="([^"]*)"/#).map { String($0.1) } }
    #expect(names == (1...4).map { "A&lt;\($0)&gt;.swift" })
    for report in reports {
      #expect(report.utf8.count <= 1_600)
      #expect(report.contains("<sources><source>/p/</source></sources>"))
      #expect(report.contains("line-rate=\"0.5000\""))
    }
  }

  @Test func theDataIsReadAsAReport() throws {
    let data = CoverageFiles(try coverage(), root: "/p", name: "Sample").json
    #expect(CoverageFiles.report(data) == "Sample.app 60.00% (3/5)\n    /p/Card.swift 60.00% (3/5)")
    #expect(CoverageFiles.report(Data("{}".utf8)) == nil)
    let again = try Coverage(export: data, text: { _ in String(repeating: "\n", count: 60) }, own: { $0 })
    #expect(again == (try coverage()), "LLVM's rule counts the same")
  }

  @Test func thePageShowsSourceAsText() throws {
    let page = CoveragePage(try coverage(), root: "/p", title: "A<B").html { _ in "let a = b < c\n</pre>" }
    #expect(page.contains("<span class=\"ran\"><i>1</i><b>3</b>let a = b &lt; c</span>"))
    #expect(page.contains("&lt;/pre&gt;"))
    #expect(!page.contains("A<B"))
  }
}
