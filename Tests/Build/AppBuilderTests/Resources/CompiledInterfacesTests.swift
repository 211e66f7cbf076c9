// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AppBuilder
import Foundation
import Testing

@Suite struct CompiledInterfacesTests {
  @Test func sourcesHaveTheNamesOfWhatXcodeMakesOfThem() throws {
    let folder = try SampleFolder([
      "Card.xib": "card", "Base.lproj/Main.storyboard": "main", "Old.nib": "old", "Old.xib": "new",
    ])
    for _ in 0..<2 { CompiledInterfaces.link(in: folder.url) }
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }
    #expect(try text("Card.nib") == "card")
    #expect(try text("Base.lproj/Main.storyboardc") == "main")
    #expect(try text("Old.nib") == "old")
    #expect(Bundle(url: folder.url)?.path(forResource: "Card", ofType: "nib") != nil)
  }
}
