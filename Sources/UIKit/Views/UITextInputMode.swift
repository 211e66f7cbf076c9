// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A way of typing: a keyboard of a language. There is one, that of the language which the app runs in.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  private static let only = UITextInputMode()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The language that is typed, as in `en-US`.
  open var primaryLanguage: String? { Locale.preferredLanguages.first }

  /// The ways of typing that people have chosen.
  open class var activeInputModes: [UITextInputMode] { [only] }
}
