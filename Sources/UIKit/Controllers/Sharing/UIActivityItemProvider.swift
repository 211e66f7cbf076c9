// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// An item to share that is made when an activity needs it. Subclasses override `item`.
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// Stands for the item while the activities are chosen.
  open private(set) var placeholderItem: Any?
  /// The activity that the item is made for; `nil` until one was chosen.
  open private(set) var activityType: UIActivity.ActivityType?
  private var made: Any?

  /// - Parameter placeholderItem: Stands for the item while the activities are chosen.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. Defaults to the placeholder.
  open var item: Any { placeholderItem ?? "" }

  /// Makes the item.
  open override func main() { made = item }

  @preconcurrency @MainActor
  public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }

  /// Makes the item for an activity, unless the operation was cancelled.
  @preconcurrency @MainActor
  public func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    guard !isCancelled else { return nil }
    if !isFinished { start() }
    return made ?? item
  }
}
