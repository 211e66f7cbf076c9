// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Changes of lists that nobody has shown yet, as tests with stand-ins for a list make them.
@MainActor struct ChangesBeforeLoadingTests {
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 1
    private(set) var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      asked += 1
      return count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      asked += 1
      return count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      UICollectionViewCell()
    }
  }

  @Test func aChangeByItselfIsNoneWhereNothingWasLoaded() {
    let (table, rows) = (UITableView(), Rows())
    table.dataSource = rows
    rows.count = 0
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(rows.asked == 0 && table.numberOfRows(inSection: 0) == 0)
    rows.count = 1
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    #expect(table.numberOfRows(inSection: 0) == 1)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.dataSource = rows
    rows.count = 0
    collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(collection.numberOfItems(inSection: 0) == 0)
  }
}
