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
    for index in all.indices {
      var damaged = all
      damaged.remove(at: index)
      check(damaged.joined())
    }
  }

  @Test func aFlippedTokenNeverCrashes() {
    let all = pieces(rich)
    for (index, other) in zip(
      all.indices, ["{", "}", "(", "#if", "@objc", "\"", "override", "?"].cycled(to: all.count))
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
