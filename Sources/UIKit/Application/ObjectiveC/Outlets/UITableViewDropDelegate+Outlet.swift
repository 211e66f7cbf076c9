// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITableViewDropDelegate`, by the names of its methods.
@MainActor final class UITableViewDropDelegateOutlet: NSObject, UITableViewDropDelegate {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    link.demand(
      OutletMessage(["tableView", "performDropWith"], ["UITableView", "UITableViewDropCoordinator"]),
      [tableView, coordinator])
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "canHandle"], ["UITableView", "UIDropSession"]), [tableView, session])
    {
      return answer
    }
    return UITableViewDropDelegateSilence.shared.tableView(tableView, canHandle: session)
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    link.send(
      OutletMessage(["tableView", "dropSessionDidEnter"], ["UITableView", "UIDropSession"]), [tableView, session])
  }

  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    if let answer: UITableViewDropProposal = link.answer(
      OutletMessage(
        ["tableView", "dropSessionDidUpdate", "withDestinationIndexPath"],
        ["UITableView", "UIDropSession", "IndexPath"]), [tableView, session, destinationIndexPath])
    {
      return answer
    }
    return UITableViewDropDelegateSilence.shared.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    link.send(
      OutletMessage(["tableView", "dropSessionDidExit"], ["UITableView", "UIDropSession"]), [tableView, session])
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    link.send(
      OutletMessage(["tableView", "dropSessionDidEnd"], ["UITableView", "UIDropSession"]), [tableView, session])
  }

  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  {
    if let answer: UIDragPreviewParameters? = link.answer(
      OutletMessage(["tableView", "dropPreviewParametersForRowAt"], ["UITableView", "IndexPath"]),
      [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDropDelegateSilence.shared.tableView(tableView, dropPreviewParametersForRowAt: indexPath)
  }
}

/// Implements nothing that it need not.
@MainActor private final class UITableViewDropDelegateSilence: NSObject, UITableViewDropDelegate {
  static let shared = UITableViewDropDelegateSilence()
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    fatalError("asked of nobody")
  }
}
