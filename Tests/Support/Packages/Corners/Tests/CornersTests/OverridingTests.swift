// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Theme
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

  private class Row: UIView {
    override var padding: UIEdgeInsets { UIEdgeInsets(top: 0, left: super.padding.left + 2, bottom: 0, right: 0) }
    override func caption(of row: Int, short: Bool) -> String { "row, " + super.caption(of: row + 1, short: short) }
  }

  private final class Leaf: Row {
    override var padding: UIEdgeInsets { UIEdgeInsets(top: 0, left: super.padding.left * 3, bottom: 0, right: 0) }
    override func caption(of row: Int, short: Bool) -> String { short ? "leaf" : super.caption(of: row, short: short) }
  }

  private final class Inner: Card {
    override var padding: UIEdgeInsets { UIEdgeInsets(top: 0, left: super.padding.left + 100, bottom: 0, right: 0) }
  }

  private final class Wide: Padder {
    override func extra() -> CGFloat { super.extra() + 10 }
  }

  private final class Tag: UILabel {
    override var mark: String { super.mark + " tag" }
  }

  /// What a module's extension shows to Objective-C is overridden in other modules, and in those above them.
  func testExtensionsOfOtherModulesAreOverridden() {
    class Local: UIView {
      override var padding: UIEdgeInsets { UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0) }
    }
    let padder = Padder()
    let views = [UIView(), Row(), Leaf(), Card(), Inner(), Local()]
    XCTAssertEqual(views.map { padder.padding(of: $0) }, [1, 3, 7, 9, 109, 6])
    XCTAssertEqual(Wide().padding(of: Leaf()), 17)
    XCTAssertEqual(
      views.map { $0.caption(of: 1) }, ["view 1", "row, view 2", "row, view 2", "view 1", "view 1", "view 1"])
    XCTAssertEqual(Leaf().caption(of: 1, short: true), "leaf")
    XCTAssertEqual([UILabel(), Tag()].map(\.mark), ["label", "label tag"])
    XCTAssertEqual(Tag().value(forKey: "mark") as? String, "label tag")
  }

  private final class TallList: ThemedList {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 77 }
  }

  /// What only a class of another module's delegate is, one of this module has methods for.
  func testOptionalMethodsOfDelegatesInOtherModulesAreFound() {
    for (list, height) in [(ThemedList(), UITableView.automaticDimension), (TallList(), 77)] {
      list.loadViewIfNeeded()
      XCTAssertEqual(
        list.table.delegate?.tableView?(list.table, heightForRowAt: [0, 0]) ?? UITableView.automaticDimension, height)
      XCTAssertEqual(
        list.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))), height == 77)
    }
    let list = TallList()
    list.loadViewIfNeeded()
    list.table.layoutIfNeeded()
    XCTAssertEqual(list.table.rectForRow(at: [0, 1]).minY, 77)
  }
}
