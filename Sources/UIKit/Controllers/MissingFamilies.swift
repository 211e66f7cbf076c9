// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Families that Tessera does not have: what they say at build time is better than what they would do.

@available(*, unavailable, message: "Tessera has no panel of fonts: offer what makes text bold in the app")
open class UITextFormattingCoordinator: NSObject {}

@available(*, unavailable, message: "Tessera has no panel of fonts: offer what makes text bold in the app")
open class UITextFormattingViewController: UIViewController {}

@available(*, unavailable, message: "Tessera has the loupe in its own text views and fields only")
open class UITextLoupeSession: NSObject {}

@available(*, unavailable, message: "Tessera shows suggestions by UISearchController only: set its searchSuggestions")
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
