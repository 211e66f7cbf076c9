// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import WebKit
import XCTest

@testable import Corners

/// Members that Objective-C's categories declare are overridden like all others.
final class OverridingTests: XCTestCase {
  private final class Board: UIPasteboard {
    var texts: [String?] = []
    override var string: String? {
      get { texts.last ?? nil }
      set { texts.append(newValue) }
    }
  }

  private final class Page: WKWebView {
    var requests: [URLRequest] = []
    override func load(_ request: URLRequest) -> WKNavigation? {
      requests.append(request)
      return nil
    }
  }

  private final class Strip: UIView {
    var priorities: [UILayoutPriority] = []
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      priorities.append(priority)
      super.setContentHuggingPriority(priority, for: axis)
    }
    override var lastBaselineAnchor: NSLayoutYAxisAnchor { bottomAnchor }
  }

  func testPasteboardsAreStoodInFor() {
    let board = Board()
    board.string = "copied"
    XCTAssertEqual(board.texts, ["copied"])
    XCTAssertEqual(board.string, "copied")
  }

  func testWebViewsAreStoodInFor() throws {
    let page = Page(frame: .zero, configuration: WKWebViewConfiguration())
    page.load(URLRequest(url: try XCTUnwrap(URL(string: "https://example.com"))))
    XCTAssertEqual(page.requests.map { $0.url?.host }, ["example.com"])
  }

  func testPrioritiesAndAnchorsAreAViewsOwn() {
    let strip = Strip()
    strip.setContentHuggingPriority(.required, for: .vertical)
    XCTAssertEqual(strip.priorities, [.required])
    XCTAssertEqual(strip.contentHuggingPriority(for: .vertical), .required)
    let constraint = strip.lastBaselineAnchor.constraint(equalTo: UIView().topAnchor)
    XCTAssertEqual(constraint.firstAttribute, .bottom)
  }
}
