// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

struct Contact: Hashable {
  let id = UUID()
  var name: String
}

enum ContactGroup: String, CaseIterable {
  case favourites = "Favourites"
  case others = "Others"
}

/// Titles and editing of a diffable data source come by overriding.
class ContactsDataSource: UITableViewDiffableDataSource<ContactGroup, Contact> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    return sectionIdentifier(for: section)?.rawValue
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let contact = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([contact])
    apply(snapshot, animatingDifferences: true)
  }
}

class ContactsViewController: UIViewController, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private(set) var dataSource: ContactsDataSource!
  private(set) var opened: Contact?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView.delegate = self
    dataSource = ContactsDataSource(tableView: tableView) { tableView, indexPath, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = contact.name
      content.image = UIImage(systemName: "person")
      cell.contentConfiguration = content
      return cell
    }
    dataSource.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<ContactGroup, Contact>()
    snapshot.appendSections(ContactGroup.allCases)
    snapshot.appendItems([Contact(name: "Ada")], toSection: .favourites)
    snapshot.appendItems(["Bo", "Cy", "Di"].map { Contact(name: $0) }, toSection: .others)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func add(_ name: String) async {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([Contact(name: name)], toSection: .others)
    await dataSource.apply(snapshot)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
    opened = contact
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
