// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension IndexPath {
  /// The path of an item of a collection view.
  public init(item: Int, section: Int) {
    // A list of numbers would be an object of its own for a moment.
    self.init(index: section)
    append(item)
  }

  /// The path of a row of a table view.
  public init(row: Int, section: Int) {
    self.init(item: row, section: section)
  }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index, as collection views call it.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index, as table views call it.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

extension NSIndexPath {
  /// The path of an item of a collection view.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(section: section, second: item)
  }

  /// The path of a row of a table view.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(section: section, second: row)
  }

  public convenience init(item: Int, section: Int) { self.init(section: section, second: item) }
  public convenience init(row: Int, section: Int) { self.init(section: section, second: row) }

  private convenience init(section: Int, second: Int) {
    let indexes = [section, second]
    // The indexes are copied before the array ends.
    self.init(indexes: indexes, length: indexes.count)
  }

  /// The first index.
  public var section: Int { index(atPosition: 0) }

  /// The second index, as collection views call it.
  public var item: Int { index(atPosition: 1) }

  /// The second index, as table views call it.
  public var row: Int { index(atPosition: 1) }
}
