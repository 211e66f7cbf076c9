// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// Headers and footers of an app's own, with an index beside them.
class GlossaryHeader: UITableViewHeaderFooterView {
  let title = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
    backgroundView = UIView()
    backgroundView?.backgroundColor = .secondarySystemBackground
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}

class GlossaryViewController: UITableViewController {
  let words: [(letter: String, words: [String])] = [
    ("A", ["Arc", "Axis"]), ("B", ["Band", "Bezier", "Blur"]), ("C", ["Cap", "Clip"]),
  ]

  init() {
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(GlossaryHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.sectionHeaderTopPadding = 0
    tableView.sectionIndexColor = .systemRed
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    label.text = "Glossary"
    label.textAlignment = .center
    tableView.tableHeaderView = label
  }

  override func numberOfSections(in tableView: UITableView) -> Int { words.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words[section].words.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "word")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "word")
    cell.textLabel?.text = words[indexPath.section].words[indexPath.row]
    cell.detailTextLabel?.text = words[indexPath.section].letter
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? GlossaryHeader
    header?.title.text = words[section].letter
    return header
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 32 }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == words.count - 1 ? "\(words.flatMap(\.words).count) words" : nil
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { words.map(\.letter) }

  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    words.firstIndex { $0.letter == title } ?? 0
  }

  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.backgroundColor = indexPath.row % 2 == 0 ? .systemBackground : .secondarySystemBackground
  }
}
