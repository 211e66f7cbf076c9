// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Families that Tessera does not have: what they say at build time is better than what they would do.

@available(*, unavailable, message: "Tessera has no panel to find text in: offer a UISearchBar")
open class UIFindInteraction: NSObject {}

extension UITextView {
  @available(*, unavailable, message: "Tessera has no panel to find text in: offer a UISearchBar")
  public var isFindInteractionEnabled: Bool {
    get { false }
    set {}
  }
}
