// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITableViewDragDelegate`, by the names of its methods.
@MainActor final class UITableViewDragDelegateOutlet: NSObject, UITableViewDragDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  {
    return link.require(
      OutletMessage(["tableView", "itemsForBeginning", "at"], ["UITableView", "UIDragSession", "IndexPath"]),
      [tableView, session, indexPath])
  }

  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    if let answer: UIDragPreviewParameters? = link.answer(
      OutletMessage(["tableView", "dragPreviewParametersForRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDragDelegateSilence.shared.tableView(tableView, dragPreviewParametersForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    link.send(
      OutletMessage(["tableView", "dragSessionWillBegin"], ["UITableView", "UIDragSession"]), [tableView, session])
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    link.send(
      OutletMessage(["tableView", "dragSessionDidEnd"], ["UITableView", "UIDragSession"]), [tableView, session])
  }

  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "dragSessionAllowsMoveOperation"], ["UITableView", "UIDragSession"]),
      [tableView, session])
    {
      return answer
    }
    return UITableViewDragDelegateSilence.shared.tableView(tableView, dragSessionAllowsMoveOperation: session)
  }

  func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
    -> Bool
  {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "dragSessionIsRestrictedToDraggingApplication"], ["UITableView", "UIDragSession"]),
      [tableView, session])
    {
      return answer
    }
    return UITableViewDragDelegateSilence.shared.tableView(
      tableView, dragSessionIsRestrictedToDraggingApplication: session)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UITableViewDragDelegateSilence: NSObject, UITableViewDragDelegate {
  static let shared = UITableViewDragDelegateSilence()
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  { fatalError("asked of nobody") }
}
