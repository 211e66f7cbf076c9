// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How a drop changes a text.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// What the drop takes the place of.
  public enum Action: UInt, Sendable {
    case insert = 0
    case replaceSelection = 1
    case replaceAll = 2
  }

  /// Who reads what is dropped.
  public enum Performer: UInt, Sendable {
    case view = 0
    case delegate = 1
  }

  /// Defaults to `insert`.
  open var dropAction = Action.insert
  /// Whether items of the same app come at once. Defaults to `false`.
  open var useFastSameViewOperations = false
  /// Defaults to `view`.
  open var dropPerformer = Performer.view
}

/// A drop over a text.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  var dropPosition: UITextPosition { get }
  var suggestedProposal: UITextDropProposal { get }
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// Says what becomes of a drop. Nothing is dropped into texts here: no method is called.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// A view that text can be dropped into. The kit's views take none.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Says what becomes of a drop.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// What takes drops; `nil`, since none is taken.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is held over the text: no.
  var isTextDropActive: Bool { get }
}

extension UITextView: UITextDroppable {
  /// Says what becomes of a drop. None is taken: it is not asked.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragState.of(self).dropDelegate }
    set { TextDragState.of(self).dropDelegate = newValue }
  }
  /// `nil`: no drop is taken.
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDroppable {
  /// Says what becomes of a drop. None is taken: it is not asked.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { TextDragState.of(self).dropDelegate }
    set { TextDragState.of(self).dropDelegate = newValue }
  }
  /// `nil`: no drop is taken.
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
}
