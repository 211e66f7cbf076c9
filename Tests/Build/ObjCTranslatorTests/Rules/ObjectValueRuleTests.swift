// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import ObjCTranslator

@Suite struct ObjectValueRuleTests {
  private static let signature =
    "(_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, "
    + "errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool"

  @Test func formattersHaveTheirMethodByAnotherName() {
    let file = translate([
      "import UIKit\nclass A: Formatter {\n  override func getObjectValue\(Self.signature) {\n"
        + "    super.getObjectValue(obj, for: string, errorDescription: error)\n  }\n}\n"
    ]).files[0]
    #expect(file.source.contains("           func _tesseraObjectValue\(Self.signature) {"))
    #expect(file.source.contains("super._tesseraOwnObjectValue(obj, for: string, errorDescription: error)"))
    #expect(trailer(of: file).contains("extension A: _TesseraObjectReader {}"))
  }

  @Test func subclassesOfTheModuleOverrideIt() {
    let file = translate([
      "import UIKit\nclass A: Formatter {\n  override func getObjectValue\(Self.signature) { true }\n}\n"
        + "class B: A {\n  override func getObjectValue\(Self.signature) {\n"
        + "    super.getObjectValue(obj, for: string, errorDescription: error)\n  }\n}\n"
    ]).files[0]
    #expect(
      file.source.contains("  override func _tesseraObjectValue\(Self.signature) {\n    super._tesseraObjectValue("))
    #expect(!trailer(of: file).contains("extension B"))
  }

  @Test func methodsOfRangesConformToAProtocolOfTheirOwn() {
    let file = translate([
      "import UIKit\nclass A: NumberFormatter {\n  override func getObjectValue("
        + "_ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, "
        + "range rangep: UnsafeMutablePointer<NSRange>?) throws {}\n}\n"
    ]).files[0]
    #expect(trailer(of: file).contains("extension A: _TesseraRangeReader {}"))
  }

  @Test func checksOfPartsOfTextHaveAnotherNameToo() {
    let file = translate([
      "import UIKit\nclass A: Formatter {\n  override func isPartialStringValid(_ text: String, "
        + "newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?, "
        + "errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?) -> Bool {\n"
        + "    super.isPartialStringValid(text, newEditingString: newString, errorDescription: error)\n  }\n}\n"
    ]).files[0]
    #expect(file.source.contains("func _tesseraIsPartialStringValid(_ text: String, "))
    #expect(file.source.contains("super._tesseraOwnIsPartialStringValid(text, "))
    #expect(trailer(of: file).contains("extension A: _TesseraPartialTextReader {}"))
  }
}
