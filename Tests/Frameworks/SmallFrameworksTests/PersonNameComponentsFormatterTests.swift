// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import TesseraShims_Foundation
import Testing

struct PersonNameComponentsFormatterTests {
  private typealias Names = _TesseraPersonNameComponentsFormatter

  private func name(_ given: String?, _ family: String?) -> PersonNameComponents {
    var name = PersonNameComponents()
    (name.givenName, name.familyName) = (given, family)
    return name
  }

  @Test func stylesHaveMoreOrLessOfAName() {
    var ada = name("Ada", "Lovelace")
    (ada.namePrefix, ada.middleName, ada.nickname) = ("Lady", "King", "Addie")
    let written = [Names.Style.default, .short, .medium, .long, .abbreviated].map {
      Names.localizedString(from: ada, style: $0)
    }
    #expect(written == ["Ada Lovelace", "Addie", "Ada Lovelace", "Lady Ada King Lovelace", "AL"])
  }

  @Test func whatIsMissingLeavesNoSpace() {
    #expect(Names().string(from: name("Ada", nil)) == "Ada")
    #expect(Names().string(from: name("", "Lovelace")) == "Lovelace")
    #expect(Names().string(from: name(nil, nil)) == "")
    #expect(Names.localizedString(from: name("ada", nil), style: .abbreviated) == "A")
  }

  @Test func ideographsHaveTheFamilyNameFirst() {
    #expect(Names().string(from: name("小平", "邓")) == "邓小平")
    #expect(Names.localizedString(from: name("小平", "邓"), style: .abbreviated) == "邓")
  }

  @Test func wordsBecomeComponents() throws {
    let parsed = try #require(Names().personNameComponents(from: " Ada King  Lovelace "))
    #expect(parsed.givenName == "Ada" && parsed.middleName == "King" && parsed.familyName == "Lovelace")
    #expect(Names().personNameComponents(from: "  ") == nil)
  }
}
