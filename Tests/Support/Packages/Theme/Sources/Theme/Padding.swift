// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIView {
  /// The space around a view's content, for classes to say otherwise.
  @objc open var padding: UIEdgeInsets { .zero }

  @objc open func caption(of row: Int, short: Bool = false) -> String { "view \(row)" }
}

/// What lays out views with their padding.
@objcMembers open class Padder: NSObject {
  public func padding(of view: UIView) -> CGFloat { view.padding.left + extra() }
}

extension Padder {
  @objc open func extra() -> CGFloat { 1 }
}

/// A list whose subclasses, in other packages too, choose the heights of its rows.
open class ThemedList: UIViewController {
  public let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
  }
}

extension ThemedList: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
