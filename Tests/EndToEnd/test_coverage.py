# SPDX-FileCopyrightText: 2026 The Tessera Authors
# SPDX-License-Identifier: MIT
"""`tessera test --coverage` from outside: the same lines as `swift test` counts, own lines of what is translated."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESSERA = os.environ.get("TESSERA_BIN", str(ROOT / ".build/debug/tessera"))

MANIFEST = """// swift-tools-version:5.9
import PackageDescription
let package = PackageDescription.Package(
  name: "%s", targets: [.target(name: "%s"), .testTarget(name: "%sTests", dependencies: ["%s"])])
"""

# Nothing in here is translated.
PLAIN = {
    "Package.swift": MANIFEST % (("Sums",) * 4),
    "Sources/Sums/Sums.swift": """import Foundation

public enum Kind: CaseIterable { case even, odd, none }

public struct Sums {
  public var total = 0 {
    didSet { if total > 100 { overflows += 1 } }
  }
  public private(set) var overflows = 0

  public init() {}

  public mutating func add(_ numbers: [Int]) throws -> Int {
    defer { total += 1 }
    guard !numbers.isEmpty else {
      throw CocoaError(.coderInvalidValue)
    }
    for number in numbers where number > 0 {
      total += number
    }
    return numbers.map { number in
      number > 2 ? number : 0
    }.reduce(0, +)
  }

  public func kind(of number: Int) -> Kind {
    switch number {
    case 0: return .none
    case let x where x % 2 == 0:
      return .even
    default:
      return .odd
    }
  }

  func never() -> String {
    let text = "never"
    return text + text
  }
}
""",
    "Sources/Sums/Generic.swift": """public func first<T: Equatable>(_ items: [T], _ item: T) -> Int? {
  var index = 0
  while index < items.count {
    if items[index] == item { return index }
    index += 1
  }
  return nil
}

public extension Array where Element == Int {
  var doubled: [Int] { map { $0 * 2 } }
  func orNil(_ text: @autoclosure () -> String) -> String? { isEmpty ? text() : nil }
}
""",
    "Tests/SumsTests/SumsTests.swift": """import XCTest
@testable import Sums

final class SumsTests: XCTestCase {
  func testAdding() throws {
    var sums = Sums()
    XCTAssertEqual(try sums.add([1, 2, 3, -4]), 3)
    XCTAssertThrowsError(try sums.add([]))
    XCTAssertEqual(sums.total, 8)
  }

  func testKinds() {
    XCTAssertEqual(Sums().kind(of: 4), .even)
    XCTAssertEqual(Sums().kind(of: 3), .odd)
  }

  func testGenerics() {
    XCTAssertEqual(first(["a", "b"], "b"), 1)
    XCTAssertEqual([1, 2].doubled, [2, 4])
  }
}
""",
}

# Members move and code is added in here.
TRANSLATED = {
    "Package.swift": MANIFEST % (("Cells",) * 4),
    "Sources/Cells/Cell.swift": """import UIKit

open class Base: UIView {
  open func title() -> String {
    return "base"
  }
}

open class Cell: Base {
  @objc func tapped(_ sender: UIButton) {
    sender.isSelected = true
  }

  func connect(_ button: UIButton) {
    button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
  }
}

extension Cell {
  open override func title() -> String {
    return "cell"
  }

  @objc dynamic func unused() {
    backgroundColor = .red
  }
}
""",
    "Tests/CellsTests/CellTests.swift": """import UIKit
import XCTest
@testable import Cells

final class CellTests: XCTestCase {
  func testATapSelects() {
    let button = UIButton()
    let cell = Cell()
    cell.connect(button)
    button.sendActions(for: .touchUpInside)
    XCTAssertTrue(button.isSelected)
  }

  func testBeforeACrash() { XCTAssertEqual(Cell().title(), "cell") }
  func testCrash() { if ProcessInfo.processInfo.environment["TEST_CRASH"] != nil { fatalError("gone") } }
}
""",
}


def tessera(*arguments, **environment):
    return subprocess.run([TESSERA, "test", *map(str, arguments)], capture_output=True, text=True, timeout=1800,
                          env={**os.environ, **environment})


def counts(lcov):
    """How often each line ran, by file name."""
    files, lines = {}, {}
    for line in lcov.splitlines():
        if line.startswith("SF:"):
            lines = files.setdefault(pathlib.Path(line[3:]).name, {})
        elif match := re.match(r"DA:(\d+),(\d+)", line):
            lines[int(match.group(1))] = int(match.group(2))
    return files


class CoverageTests(unittest.TestCase):
    def setUp(self):
        if not os.path.exists(TESSERA):
            raise unittest.SkipTest(f"{TESSERA} is not built: swift build --product tessera")
        folder = tempfile.TemporaryDirectory(prefix="tessera-coverage-")
        self.addCleanup(folder.cleanup)
        self.place = pathlib.Path(folder.name).resolve()

    def package(self, name, files):
        for path, text in files.items():
            file = self.place / name / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return self.place / name

    def test_untranslated_lines_are_counted_as_swift_test_counts_them(self):
        package = self.package("Sums", PLAIN)
        report = self.place / "report"
        result = tessera(package, "--coverage", "--report", report)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        ours = counts((report / "lcov.info").read_text())

        plain = subprocess.run(
            ["swift", "test", "--package-path", package, "--scratch-path", self.place / "plain",
             "--enable-code-coverage"], capture_output=True, text=True)
        self.assertEqual(plain.returncode, 0, plain.stdout + plain.stderr)
        tools = pathlib.Path(os.path.realpath(shutil.which("swiftc"))).parent
        program = next((self.place / "plain/debug").glob("*.xctest"))
        lcov = subprocess.run(
            [tools / "llvm-cov", "export", "-format=lcov", "-instr-profile",
             self.place / "plain/debug/codecov/default.profdata", program], capture_output=True, text=True, check=True)
        theirs = {name: lines for name, lines in counts(lcov.stdout).items() if name in ours}
        self.assertEqual(ours, theirs)
        self.assertEqual(sorted(ours), ["Generic.swift", "Sums.swift"], "neither tests nor what Tessera writes")

        lines = sum(len(lines) for lines in ours.values())
        ran = sum(count > 0 for lines in ours.values() for count in lines.values())
        self.assertRegex(result.stdout.splitlines()[-1], rf"^TOTAL {ran} of {lines} lines \d+\.\d %$")
        totals = json.loads((report / "coverage.json").read_text())["data"][0]["totals"]
        self.assertEqual(totals["lines"]["covered"], ran)
        cobertura = xml.etree.ElementTree.parse(report / "cobertura.xml").getroot()
        self.assertEqual([cobertura.get("lines-valid"), cobertura.get("lines-covered")], [str(lines), str(ran)])
        self.assertEqual(cobertura.find(".//class").get("filename"), "Sources/Sums/Generic.swift")
        self.assertIn("Sources/Sums/Sums.swift", (report / "coverage.html").read_text())
        self.assertIn("TOTAL", (report / "report.html").read_text())

        low = tessera(package, "--coverage", "--coverage-format", "lcov", "--coverage-min", "99.5")
        self.assertEqual(low.returncode, 1, low.stdout + low.stderr)
        self.assertIn("coverage is below --coverage-min 99.5", low.stderr)

    def test_translated_files_have_their_own_lines_and_a_crash_costs_one_test(self):
        package = self.package("Cells", TRANSLATED)
        result = tessera(package, "--coverage", "--coverage-format", "lcov,json", "--report", self.place / "report",
                         "--jobs", "1", TEST_CRASH="1")
        self.assertEqual(result.returncode, 1, result.stdout + result.stderr)
        self.assertIn("testCrash  crashed", result.stdout)
        lines = counts((self.place / "report/lcov.info").read_text())["Cell.swift"]
        source = TRANSLATED["Sources/Cells/Cell.swift"].splitlines()
        ran = {source[line - 1].strip() for line, count in lines.items() if count > 0} - {"}"}
        missed = {source[line - 1].strip() for line, count in lines.items() if count == 0} - {"}"}
        self.assertEqual(ran, {
            "@objc func tapped(_ sender: UIButton) {", "sender.isSelected = true", "func connect(_ button: UIButton) {",
            "button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)",
            "open override func title() -> String {", 'return "cell"'})
        self.assertEqual(missed, {
            "open func title() -> String {", 'return "base"', "@objc dynamic func unused() {",
            "backgroundColor = .red"})
        reach = json.loads((package / ".build/tessera-test/run/reach.json").read_text())
        self.assertEqual(reach["CellsTests.CellTests/testATapSelects"], [str(package / "Sources/Cells/Cell.swift")])


if __name__ == "__main__":
    unittest.main()
