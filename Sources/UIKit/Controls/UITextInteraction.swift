// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Gestures and signs of text for views of an app's own. Those of text views and fields are their own here: an interaction
/// that is given to another view has none, and the first says so on standard error.
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  /// Whether text can be changed.
  public enum Mode: Int, Sendable {
    case editable = 0
    case nonEditable = 1
  }

  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  open private(set) var textInteractionMode: Mode
  /// None.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  open private(set) weak var view: UIView?

  public init(for mode: Mode) {
    textInteractionMode = mode
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { AbsentTextGestures.report("UITextInteraction") }
  }
}

@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Signs of a selection for views of an app's own. Text views and fields draw their own: an interaction draws none, and the
/// first says so on standard error.
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// Whether the signs are to be seen.
  open var isActivated = false
  open private(set) weak var textInput: (any UIView & UITextInput)?
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  open private(set) weak var view: UIView?

  public init(textInput: any UIView & UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    (self.textInput, self.delegate) = (textInput, delegate)
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { AbsentTextGestures.report("UITextSelectionDisplayInteraction") }
  }
  /// Would draw the signs anew.
  open func setNeedsSelectionUpdate() {}
  open func layoutManagedSubviews() {}
}

@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Says once what a view of an app's own does not get.
@MainActor private enum AbsentTextGestures {
  private static var reported: Set<String> = []

  static func report(_ name: String) {
    guard reported.insert(name).inserted else { return }
    let text = "\(name): Tessera gives gestures and selections of text to its own text views and fields only.\n"
    FileHandle.standardError.write(Data(text.utf8))
  }
}
