// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct UIApplicationLinksTests {
  @Test func websitesAndMailAreOpenedByTheHostAndOthersAreNot() throws {
    let phone = Phone(root: UIViewController())
    var opened: [String] = []
    phone.application.linkOpener = { opened.append($0.absoluteString) }
    var answers: [Bool] = []
    for address in ["https://example.org/a?b=c", "mailto:a@example.org", "tel:123", "javascript:alert(1)", "app:x"] {
      let url = try #require(URL(string: address))
      phone.application.open(url) { answers.append($0) }
    }
    #expect(answers.isEmpty)
    phone.advance(0.1)
    #expect(answers == [true, true, false, false, false])
    #expect(opened == ["https://example.org/a?b=c", "mailto:a@example.org"])
    let long = try #require(URL(string: "https://example.org/" + String(repeating: "a", count: 9000)))
    #expect(!phone.application.canOpenURL(long))
  }
}
