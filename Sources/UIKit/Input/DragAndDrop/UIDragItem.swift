// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// One thing that is dragged: its data, and what only this app knows of it.
@preconcurrency @MainActor open class UIDragItem: NSObject {
  /// The data, in all the forms in which it can be had.
  open private(set) var itemProvider: NSItemProvider

  /// Anything by which the app knows the item again; other apps would not get it. Defaults to `nil`.
  open var localObject: Any?

  /// Makes what is shown under the finger; `nil`, the default, for a picture of the view that was lifted.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What comes of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; the drag is called off.
  case cancel = 0
  /// Nothing, where a drop would otherwise be possible.
  case forbidden = 1
  case copy = 2
  /// A copy, and the source takes away what was dragged. Only where the drag allows it.
  case move = 3
}

/// What a view would do if what is over it were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject, @preconcurrency NSCopying {
  open private(set) var operation: UIDropOperation

  /// Whether the place matters to a few points. Kept; the finger is where it is on every screen here. Defaults to `false`.
  open var isPrecise = false

  /// Whether what is dragged is shown in full size over the view. Defaults to `false`; it always is here.
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIDropProposal(operation: operation)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}
