// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Keys that were never the apps' to use.
@MainActor @Suite struct PrivateKeysTests {
  @Test func aPlaceholderTakesAColourByItsLabel() throws {
    let field = UITextField()
    field.placeholder = "Name"
    field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
    let text = try #require(field.attributedPlaceholder)
    #expect(text.string == "Name")
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func anAlertTakesItsTitleWithoutAttributes() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.setValue(NSAttributedString(string: "Sure?"), forKey: "attributedTitle")
    let action = UIAlertAction(title: "Yes", style: .default)
    action.setValue(UIColor.red, forKey: "titleTextColor")
    #expect(alert.title == "Sure?")
  }

  @Test func aSearchBarHasItsFieldAndThereIsNoStatusBarView() {
    let bar = UISearchBar()
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
    let bench = Bench()
    bench.take()
    #expect(bench.application.value(forKeyPath: "statusBarWindow.statusBar") == nil)
    UIDatePicker().setValue(UIColor.white, forKey: "textColor")
  }
}
