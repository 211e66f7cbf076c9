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
