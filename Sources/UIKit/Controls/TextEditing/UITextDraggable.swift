// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import TesseraShims_ObjectiveC

/// What is dragged of a text.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preview has the text's look and no colours of its own.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

/// Text that is about to be dragged.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
  var dragRange: UITextRange { get }
  var suggestedItems: [UIDragItem] { get }
  var existingItems: [UIDragItem] { get }
  var isSelected: Bool { get }
  var dragSession: any UIDragSession { get }
}

/// Says what is dragged of a text. Text is not dragged here: no method is called.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// A view whose text can be dragged. Text of the kit's views is not: as with dragging switched off.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// Says what is dragged.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// What lifts the text; `nil`, since it is not dragged.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text is being dragged: no.
  var isTextDragActive: Bool { get }
  /// How it is dragged.
  var textDragOptions: UITextDragOptions { get set }
}

/// What an object keeps of its drags and drops.
@MainActor final class TextDragState {
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  var options: UITextDragOptions = []

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func of(_ object: NSObject) -> TextDragState {
    if let known = objc_getAssociatedObject(object, key) as? TextDragState { return known }
    let state = TextDragState()
    objc_setAssociatedObject(object, key, state, .OBJC_ASSOCIATION_RETAIN)
    return state
  }
}

extension UITextView: UITextDraggable {
  /// Says what is dragged. Nothing is: it is not asked.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragState.of(self).dragDelegate }
    set { TextDragState.of(self).dragDelegate = newValue }
  }
  /// `nil`: text is not dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
  /// How text is dragged. Defaults to nothing.
  public var textDragOptions: UITextDragOptions {
    get { TextDragState.of(self).options }
    set { TextDragState.of(self).options = newValue }
  }
}

extension UITextField: UITextDraggable {
  /// Says what is dragged. Nothing is: it is not asked.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { TextDragState.of(self).dragDelegate }
    set { TextDragState.of(self).dragDelegate = newValue }
  }
  /// `nil`: text is not dragged.
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
  /// How text is dragged. Defaults to nothing.
  public var textDragOptions: UITextDragOptions {
    get { TextDragState.of(self).options }
    set { TextDragState.of(self).options = newValue }
  }
}
