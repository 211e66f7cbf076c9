// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite struct ForwardingRuleTests {
  @Test func whoHandsMessagesOnGetsTheMethodsThatItHasNot() {
    let output = translate([
      """
      import UIKit
      final class Proxy: NSObject, UIScrollViewDelegate {
        weak var other: UIScrollViewDelegate?
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || other != nil }
        override func forwardingTarget(for aSelector: Selector!) -> Any? {
          other ?? super.forwardingTarget(for: aSelector)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }

      """
    ])
    let source = output.files[0].source
    #expect(source.contains("other ?? _tesseraForwardingTarget(for: aSelector)"))
    #expect(
      source.contains(
        "func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) "
          + "{ guard responds(to: Selector(\"scrollViewDidEndDragging:willDecelerate:\")), "
          + "let _target = forwardingTarget(for: Selector(\"scrollViewDidEndDragging:willDecelerate:\")) "
          + "as? any UIScrollViewDelegate else { return }; "
          + "return _target.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }"))
    #expect(source.components(separatedBy: "func scrollViewDidScroll(").count == 2)
    #expect(trailer(of: output.files[0]).contains("extension Proxy: _TesseraForwarding {}"))
  }

  @Test func invocationsCantBeHandedOn() {
    let output = translate([
      "class A: NSObject { override class func resolveInstanceMethod(_ sel: Selector!) -> Bool { true } }\n"
    ])
    #expect(output.files[0].diagnostics.contains { $0.message.hasPrefix("messages can't be forwarded here") })
  }
}
