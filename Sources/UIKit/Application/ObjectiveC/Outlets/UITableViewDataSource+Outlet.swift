// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Made by `tessera-dev generate outlets`.

/// Answers for an object that does not declare `UITableViewDataSource`, by the names of its methods.
@MainActor final class UITableViewDataSourceOutlet: NSObject, UITableViewDataSource {
  private let link: OutletLink

  init(_ link: OutletLink) { self.link = link }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return link.require(
      OutletMessage(["tableView", "numberOfRowsInSection"], ["UITableView", "Int"]), [tableView, section])
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return link.require(
      OutletMessage(["tableView", "cellForRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    if let answer: Int = link.answer(OutletMessage(["numberOfSectionsIn"], ["UITableView"]), [tableView]) {
      return answer
    }
    return UITableViewDataSourceSilence.shared.numberOfSections(in: tableView)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let answer: String? = link.answer(
      OutletMessage(["tableView", "titleForHeaderInSection"], ["UITableView", "Int"]), [tableView, section])
    {
      return answer
    }
    return UITableViewDataSourceSilence.shared.tableView(tableView, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let answer: String? = link.answer(
      OutletMessage(["tableView", "titleForFooterInSection"], ["UITableView", "Int"]), [tableView, section])
    {
      return answer
    }
    return UITableViewDataSourceSilence.shared.tableView(tableView, titleForFooterInSection: section)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "canEditRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDataSourceSilence.shared.tableView(tableView, canEditRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    if let answer: Bool = link.answer(
      OutletMessage(["tableView", "canMoveRowAt"], ["UITableView", "IndexPath"]), [tableView, indexPath])
    {
      return answer
    }
    return UITableViewDataSourceSilence.shared.tableView(tableView, canMoveRowAt: indexPath)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    if let answer: [String]? = link.answer(OutletMessage(["sectionIndexTitlesFor"], ["UITableView"]), [tableView]) {
      return answer
    }
    return UITableViewDataSourceSilence.shared.sectionIndexTitles(for: tableView)
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    if let answer: Int = link.answer(
      OutletMessage(["tableView", "sectionForSectionIndexTitle", "at"], ["UITableView", "String", "Int"]),
      [tableView, title, index])
    {
      return answer
    }
    return UITableViewDataSourceSilence.shared.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if !link.send(
      OutletMessage(["tableView", "commit", "forRowAt"], ["UITableView", "EditingStyle", "IndexPath"]),
      [tableView, editingStyle, indexPath])
    {
      UITableViewDataSourceSilence.shared.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    if !link.send(
      OutletMessage(["tableView", "moveRowAt", "to"], ["UITableView", "IndexPath", "IndexPath"]),
      [tableView, sourceIndexPath, destinationIndexPath])
    {
      UITableViewDataSourceSilence.shared.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

/// Implements nothing that it need not.
@MainActor private final class UITableViewDataSourceSilence: NSObject, UITableViewDataSource {
  static let shared = UITableViewDataSourceSilence()
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError("asked of nobody") }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    fatalError("asked of nobody")
  }
}
