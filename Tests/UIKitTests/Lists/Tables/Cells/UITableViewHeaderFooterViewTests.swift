// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Headers and footers with texts of their own, as measured on a phone 375 points wide with two pixels a point.
@MainActor struct UITableViewHeaderFooterViewTests {
  private func show(
    _ view: UITableViewHeaderFooterView = UITableViewHeaderFooterView(reuseIdentifier: nil),
    _ change: (inout TableHeaderPlace) -> Void
  ) -> UITableViewHeaderFooterView {
    let window = makeWindow(375, 667)
    window.overrideTraits { $0.displayScale = 2 }
    window.addSubview(view)
    var place = TableHeaderPlace()
    place.title = "Title"
    place.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    change(&place)
    view.place = place
    view.frame = CGRect(x: 0, y: 0, width: 375, height: view.preferredHeight(fittingWidth: 375))
    view.layoutIfNeeded()
    keep = window
    return view
  }

  @Test func aPlainHeaderIsTwentyEightHighBelowItsPadding() {
    let header = show { $0.topPadding = 22 }
    #expect(header.frame.height == 50)
    #expect(header.contentView.frame == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(header.textLabel?.frame.origin == CGPoint(x: 16, y: 4))
    #expect(header.textLabel?.font.pointSize == 17)
  }

  @Test func theFirstHeaderOfACardIsHigher() {
    func header(_ isFirst: Bool) -> UITableViewHeaderFooterView {
      show {
        $0.style = .insetGrouped
        $0.isFirst = isFirst
        $0.layoutMargins.left = 32
      }
    }
    #expect(header(true).frame.height == 55.5)
    #expect(header(true).textLabel?.frame.origin == CGPoint(x: 32, y: 27))
    #expect(header(false).frame.height == 38)
    #expect(header(false).textLabel?.frame.minY == 9.5)
  }

  @Test func aFooterIsThirtyHigh() {
    let footer = show {
      $0.style = .grouped
      $0.isFooter = true
    }
    #expect(footer.frame.height == 30)
    #expect(footer.textLabel?.font.pointSize == 13)
    #expect(footer.textLabel?.frame.minY == 8)
  }

  @Test func titlesGoWithThePlace() {
    let header = show { _ in }
    #expect(header.textLabel?.text == "Title")
    header.place?.title = nil
    #expect(header.textLabel?.text == nil)
  }

  @Test func aContentConfigurationStandsForTheTexts() {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let header = show(view) {
      $0.style = .insetGrouped
      $0.title = nil
    }
    var content = header.defaultContentConfiguration()
    #expect(content == .groupedHeader())
    content.text = "Header"
    header.contentConfiguration = content
    #expect(header.textLabel == nil)
    #expect(header.preferredHeight(fittingWidth: 375) == 40.5)
  }

  @Test func aPinnedHeaderSaysSo() {
    let header = show { $0.isFloating = true }
    #expect(header.configurationState.isPinned)
    var states: [Bool] = []
    header.configurationUpdateHandler = { states.append($1.isPinned) }
    header.place?.isFloating = false
    header.layoutIfNeeded()
    #expect(states == [false])
  }
}

@MainActor private var keep: UIWindow?
