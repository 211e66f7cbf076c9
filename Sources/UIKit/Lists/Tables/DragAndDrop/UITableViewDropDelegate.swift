// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Says what becomes of items that are dragged over a table, and takes them. All but taking may be left out.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what was dropped: changes the data and, in the same call, the table.
  ///
  /// Not called for a row of the table itself that the data source moves.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

  /// Whether the table is interested in a drag at all. Defaults to `true`.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// What a drop would do now. Defaults to a copy.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - session: The drag.
  ///   - destinationIndexPath: The row's place under the finger, counted without the dragged row: behind the last row of a
  ///     section its number of rows; `nil` below all rows.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// How a cell looks to which a dropped item flies; `nil`, the default, for the whole cell.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { tableView.byDefault(UITableViewDropProposal(operation: .copy)) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What a table would do if what is over it were dropped now.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would go.
  public enum Intent: Int, Sendable {
    /// Somewhere; the table shows nothing.
    case unspecified = 0
    /// Between the rows, which make room.
    case insertAtDestinationIndexPath = 1
    /// Into the row under the finger.
    case insertIntoDestinationIndexPath = 2
    /// Between the rows where the finger is near the edge of one, else into it.
    case automatic = 3
  }

  open private(set) var intent: Intent

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { with(intent) }

  /// The same with another intent.
  func with(_ intent: Intent) -> UITableViewDropProposal {
    let copy = UITableViewDropProposal(operation: operation, intent: intent)
    copy.isPrecise = isPrecise
    copy.prefersFullSizePreview = prefersFullSizePreview
    return copy
  }
}

/// An item that was dropped.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }

  /// Where the row was in this table; `nil` for one from elsewhere.
  var sourceIndexPath: IndexPath? { get }

  /// The size of what is seen of the item, points; zero where nothing is.
  var previewSize: CGSize { get }
}

/// What was dropped, and where it flies.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }

  /// The place of the drop, counted without the dragged row; `nil` below all rows.
  var destinationIndexPath: IndexPath? { get }

  /// The delegate's last proposal.
  var proposal: UITableViewDropProposal { get }

  var session: any UIDropSession { get }

  /// Shows a placeholder for a row whose data is still to be loaded, and lets the item fly there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext

  /// Lets an item fly to a row of the data as it is after the drop.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

  /// Lets an item fly into a row, to a rectangle of its cell's bounds space.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

  /// Lets an item fly to a place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

extension ListDrop.Item: UITableViewDropItem {}
extension ListDrop.PlaceholderFlight: UITableViewDropPlaceholderContext {}

/// A drop on a table, for its delegate, and what the delegate wants of the animation.
@MainActor final class TableDropCoordinator: ListDrop, UITableViewDropCoordinator {
  let proposal: UITableViewDropProposal

  init(
    _ session: any UIDropSession, on tableView: UITableView, at destination: IndexPath?,
    proposal: UITableViewDropProposal
  ) {
    self.proposal = proposal
    super.init(session, on: tableView, at: destination)
  }

  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, .item(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, .into(indexPath, rect))
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem, .place(target))
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext { land(dragItem, at: placeholder) }
}
