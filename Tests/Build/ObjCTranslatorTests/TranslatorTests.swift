// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import ObjCTranslator
import Testing

@Suite struct TranslatorTests {
  @Test func filesThatNeedNothingComeOutByteForByte() {
    for source in [
      "", "\n", "import UIKit\r\nclass A {}\r\n", "let a = 1",
      "// ü 👩‍👩‍👧 @objc\nlet s = \"#selector(x) \\(1) @IBOutlet\"\n",
      "let r = #\"\"\"\n@objc #selector(a) #if os(iOS)\n\"\"\"#\n/* @objc /* nested */ #selector */\n",
      "let x = /@objc #selector/\nlet y = \"\"\"\n  @UIApplicationMain\n  \"\"\"\n",
    ] {
      #expect(translate([source]).files[0].source == "#sourceLocation(file: \"/app/A.swift\", line: 1)\n" + source)
    }
  }

  @Test func selectorsInsideInterpolationsAreCode() {
    expect(
      "import UIKit\nclass A { func f() { print(\"\\(#keyPath(a.b)) #keyPath(a.b)\") } }\n",
      becomes: "import UIKit\nclass A { func f() { print(\"\\(\"a.b\") #keyPath(a.b)\") } }\n")
  }

  @Test func whatSwift5OnlyWarnsOfIsNoError() {
    let output = translate(["class A: UIView {\n  @available (*, deprecated)\n  @objc func f() {}\n}\n"]).files[0]
    #expect(trailer(of: output).contains("table.add(method:"))
  }

  @Test func byteOrderMarkGoesAndTheFirstLineOfAScriptStays() {
    #expect(
      translate(["\u{FEFF}let a = 1\n"]).files[0].source
        == "#sourceLocation(file: \"/app/A.swift\", line: 1)\nlet a = 1\n")
    #expect(
      translate(["#!/usr/bin/swift\nlet a = 1\n"]).files[0].source
        == "#!/usr/bin/swift\n#sourceLocation(file: \"/app/A.swift\", line: 2)\nlet a = 1\n")
  }

  @Test func pathsAreEscaped() {
    let output = Translator().translate([TranslationInput(path: "/a\"b\\c.swift", source: "")])
    #expect(output.files[0].source == "#sourceLocation(file: \"/a\\\"b\\\\c.swift\", line: 1)\n")
  }

  @Test func outputsHaveNamesOfTheirOwn() {
    let outputs = Translator().translate([
      TranslationInput(path: "/x/Foo.swift", source: ""), TranslationInput(path: "/x/main.swift", source: ""),
    ]).files
    #expect(outputs.map(\.fileName) == ["Foo.translated.swift", "main.swift"])
  }

  @Test func aModuleWithoutTablesNeedsNoUIKit() {
    #expect(translate(["struct A {}\n"]).tables.contains("import") == false)
    #expect(translate(["class A { @objc func f() {} }\n"]).tables.contains("    _tesseraTables_A()\n"))
  }

  @Test func anEmptyModuleIsFine() {
    #expect(Translator().translate([]).files.isEmpty)
  }

  @Test func classesThatInheritFromThemselvesAreLeftToTheCompiler() {
    let source =
      "class A: B { func scrollViewDidScroll(_ s: UIScrollView) {} }\nclass B: C {}\nclass C: A {}\nclass D: D {}\n"
    expect(source, becomes: source)
  }

  @Test func largeFilesCostInProportionToTheirSize() {
    let one = (0..<40).map { index in
      "class S\(index): UIViewController { @objc func f\(index)() { g(#selector(f\(index))) } }\n"
        + "extension S\(index) { override func viewDidLoad() { super.viewDidLoad() } }\n"
    }
    let module = translate(["import UIKit\n" + one.joined()])
    #expect(module.diagnostics.isEmpty)
    #expect(module.files[0].source.components(separatedBy: "table.add(method:").count == 41)
    #expect(module.files[0].source.components(separatedBy: "override func viewDidLoad").count == 41)
  }

  @Test func aBraceThatIsNeverClosedIsNamedWhereItOpens() {
    let module = translate([
      "import UIKit\nclass A: UIView {\n  @objc func f() {\n    if true {\n  }\n}\n", "class B { @objc func g() {} }\n",
    ])
    #expect(
      module.diagnostics.map(\.description) == ["/app/A.swift:2:17: error: this '{' is never closed: '}' is missing"])
    #expect(trailer(of: module.files[0]) == "")
    #expect(!module.tables.contains("_tesseraTables_A") && module.tables.contains("_tesseraTables_B"))
  }

  @Test func carriageReturnsTabsAndUnicodeNamesAreKept() {
    expect(
      "import UIKit\r\nclass Ü: UIView {\r\n\t@objc\tdynamic\tvar\té\t=\t0\t// c\r\n\t@objc\r\n\tfunc 你好(_\ta:\tInt) {}\r\n"
        + "\tlet s = #selector(\r\n\t\t你好(_:)\r\n\t)\r\n}\n",
      becomes:
        "import UIKit\r\nclass Ü: UIView {\r\n\t     \tdynamic\tvar\té\t=\t0 { willSet { _tesseraWillChange(self, \"é\") } "
        + "didSet { _tesseraDidChange(self, \"é\") } }\t// c\r\n\t     \r\n\tfunc 你好(_\ta:\tInt) {}\r\n"
        + "\tlet s = Selector._tessera(\"你好:\", Ü.self, { $0.你好(_:) }\n\n)\r\n}\n")
  }

  @Test func commentsBetweenTokensAreNoObstacle() {
    expect(
      "class A: UIView {\n  @objc /* a */ // b\n  private /* c */ dynamic /* d */ var /* e */ n /* f */ = 0 /* g */\n"
        + "  override /* h */ func f() { x(#selector( /* i */ g /* j */ )) }\n  @objc(  g  ) func g() {}\n}\nimport UIKit\n",
      becomes:
        "class A: UIView {\n        /* a */ // b\n  private /* c */ dynamic /* d */ var /* e */ n /* f */ = 0 "
        + "{ willSet { _tesseraWillChange(self, \"n\") } didSet { _tesseraDidChange(self, \"n\") } } /* g */\n"
        + "  override /* h */ func f() { x(Selector._tessera(\"g\", A.self, { o in { o.g() } })) }\n               func g() {}\n}\n"
        + "import UIKit\n")
  }

  // MARK: - Damaged input

  private let rich = """
    import UIKit
    import os.log
    #if os(iOS) || DEBUG
    @UIApplicationMain
    #endif
    class A: UIView, UIScrollViewDelegate {
      @IBOutlet private weak var t: UILabel!
      private class N { @objc(x:) func y(_ z: Int, w: String?) -> Bool { true } }
      func g() { b(#selector(tap(_:)), #selector(getter: t), #keyPath(A.t)) }
      @IBAction func tap(_ s: Any) { d?.f?(1)?.x; d?.scrollViewDidScroll?(self) }
    }
    extension A { override var v: Int { get { 1 } set {} }; override func h(a b: Int) {} }
    @objc protocol D { @objc optional func f(_ x: Int) -> String? }
    class S: A { func scrollViewDidScroll(_ s: UIScrollView) {} }

    """

  /// The text in pieces: words, runs of space, single signs.
  private func pieces(_ text: String) -> [String] {
    var result: [String] = []
    for character in text {
      let isWord = character.isLetter || character.isNumber || character == "_"
      if let last = result.last?.last, isWord, last.isLetter || last.isNumber || last == "_" {
        result[result.count - 1].append(character)
      } else {
        result.append(String(character))
      }
    }
    return result
  }

  @Test func aDeletedTokenNeverCrashesNorMakesLinesUnsteady() {
    let all = pieces(rich)
    for index in stride(from: 0, to: all.count, by: 3) {
      var damaged = all
      damaged.remove(at: index)
      check(damaged.joined())
    }
  }

  @Test func aFlippedTokenNeverCrashes() {
    let all = pieces(rich)
    for (index, other) in zip(
      stride(from: 1, to: all.count, by: 3),
      ["{", "}", "(", "#if", "@objc", "\"", "override", "?"].cycled(to: all.count))
    {
      var damaged = all
      damaged[index] = other
      check(damaged.joined())
    }
  }

  @Test func aFileCutOffAnywhereNeverCrashes() {
    let all = pieces(rich)
    for end in stride(from: 0, to: all.count, by: 3) { check(all[..<end].joined()) }
  }

  private func check(_ source: String) {
    let file = translate([source]).files[0]
    #expect(file.source.hasPrefix("#sourceLocation(file: \"/app/A.swift\", line: 1)\n"))
    let other = translate([source, "extension A { override func k() {} }\n"])
    #expect(other.files.count == 2)
  }
}

extension [String] {
  func cycled(to count: Int) -> [String] { (0..<count).map { self[$0 % self.count] } }
}
