// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@Suite struct NSCoderGeometryTests {
  @Test func geometryIsWrittenAsUIKitWritesIt() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: 1, width: 2, height: 3)) == "{{0, 1}, {2, 3}}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
  }

  @Test func whatWasWrittenIsReadAndAnythingElseIsZero() {
    let rect = CGRect(x: -1, y: 0.5, width: 20, height: 3)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: " { 3,4 } ") == CGPoint(x: 3, y: 4))
    for text in ["", "{1}", "{a, b}", "{1, 2, 3}", "{inf, nan}", "{{1, 2}, {3"] {
      #expect(NSCoder.cgRect(for: text) == .zero && NSCoder.cgSize(for: text) == .zero)
    }
  }
}
