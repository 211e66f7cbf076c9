// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The actions that edit text, which every responder has as methods.
enum EditActions {
  static let names: Set<String> = [
    "cut:", "copy:", "paste:", "pasteAndMatchStyle:", "select:", "selectAll:", "delete:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "find:", "findAndReplace:", "findNext:", "findPrevious:",
    "useSelectionForFind:", "increaseSize:", "decreaseSize:", "pasteAndGo:", "pasteAndSearch:", "printContent:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
  ]

  /// Those that edit menus have, in their order.
  static let inMenus: [(title: String, name: String)] = [
    ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"),
    ("Select All", "selectAll:"),
  ]
}

/// What can be done to what is selected. Every responder has the methods, and says which of them it takes.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  func cut(_ sender: Any?)
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func pasteAndMatchStyle(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  func delete(_ sender: Any?)
  func toggleBoldface(_ sender: Any?)
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func pasteAndGo(_ sender: Any?)
  func pasteAndSearch(_ sender: Any?)
  func printContent(_ sender: Any?)
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions, UIPasteConfigurationSupporting {}

extension UIWindow {
  /// Has one responder take over from another, who may refuse to give up its role.
  func replaceFirstResponder(with responder: UIResponder) -> Bool {
    let wasReplacing = isReplacingFirstResponder
    isReplacingFirstResponder = true
    let isFree = firstResponder?.resignFirstResponder() ?? true
    isReplacingFirstResponder = wasReplacing
    guard isFree else {
      if firstResponder == nil { firstResponderDidChange() }
      return false
    }
    firstResponder = responder
    return true
  }

  /// Does something that may change the first responder, and only then has the keyboard come or go.
  func holdingInput<Result>(_ action: () -> Result) -> Result {
    let wasReplacing = isReplacingFirstResponder
    isReplacingFirstResponder = true
    let result = action()
    isReplacingFirstResponder = wasReplacing
    firstResponderDidChange()
    return result
  }

  func firstResponderDidChange() {
    guard !isReplacingFirstResponder else { return }
    owningApplication.inputDidChange(in: self)
  }

  func inputViewsDidChange(of responder: UIResponder) {
    guard let firstResponder, sequence(first: firstResponder, next: \.next).contains(where: { $0 === responder }) else {
      return
    }
    owningApplication.inputDidChange(in: self)
  }
}
