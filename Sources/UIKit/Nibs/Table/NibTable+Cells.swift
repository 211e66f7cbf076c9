// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import NibReader

extension NibTable {
  static let cellRows: [NibRow] = [
    .view("tableViewCell", UITableViewCell.self, tableCellProperties),
    .view("collectionViewCell", UICollectionViewCell.self, collectionCellProperties),
    .view("collectionReusableView", UICollectionReusableView.self, [reuseIdentifier]),
    // Content views are there already; these elements say what they are.
    .view("tableViewCellContentView", UIView.self, [.skipped("tableViewCell")]),
    .view("collectionViewCellContentView", UIView.self, []),
  ]

  private static let tableCellProperties: [NibProperty] = [
    reuseIdentifier,
    // Read before the cell is made.
    .skipped("style", "rowHeight", "tableViewCell"),
    .choice(
      "selectionStyle", \UITableViewCell.selectionStyle,
      ["none": .none, "blue": .blue, "gray": .gray, "default": .default]),
    .choice("accessoryType", \UITableViewCell.accessoryType, accessories),
    .choice("editingAccessoryType", \UITableViewCell.editingAccessoryType, accessories),
    .number("indentationWidth", \UITableViewCell.indentationWidth),
    .integer("indentationLevel", \UITableViewCell.indentationLevel),
    .flag("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing, absent: nil),
    .flag("showsReorderControl", \UITableViewCell.showsReorderControl, absent: nil),
    .skipped("hidesAccessoryWhenEditing"),
    .insets("separatorInset", \UITableViewCell.separatorInset),
    NibProperty("textLabel", "detailTextLabel", "imageView") { (cell: UITableViewCell, element, graph) in
      // They stand among the subviews of the content, and say what the style's own are.
      let parts: [(String, UIView?)] = [
        ("textLabel", element["textLabel"] == nil ? nil : cell.textLabel),
        ("detailTextLabel", element["detailTextLabel"] == nil ? nil : cell.detailTextLabel),
        ("imageView", element["imageView"] == nil ? nil : cell.imageView),
      ]
      for (name, view) in parts {
        guard let view, let part = element[name].flatMap(graph.document.element) else { continue }
        graph.configure(view, with: part)
      }
    },
    contentView { (cell: UITableViewCell) in cell.contentView },
    NibProperty("contentConfiguration") { (cell: UITableViewCell, element, graph) in
      guard let child = element.child(key: "contentConfiguration"), child.name == "listContentConfiguration" else {
        return
      }
      var content = cell.defaultContentConfiguration()
      content.text = graph.text("text", of: child)
      content.secondaryText = graph.text("secondaryText", of: child)
      content.image = graph.image("image", of: child)
      cell.contentConfiguration = content
    },
    NibProperty("backgroundView") { (cell: UITableViewCell, element, graph) in
      if let view = graph.view("backgroundView", of: element) { cell.backgroundView = view }
    },
    NibProperty("selectedBackgroundView") { (cell: UITableViewCell, element, graph) in
      if let view = graph.view("selectedBackgroundView", of: element) { cell.selectedBackgroundView = view }
    },
    NibProperty("accessoryView") { (cell: UITableViewCell, element, graph) in
      if let view = graph.view("accessoryView", of: element) { cell.accessoryView = view }
    },
    NibProperty("editingAccessoryView") { (cell: UITableViewCell, element, graph) in
      if let view = graph.view("editingAccessoryView", of: element) { cell.editingAccessoryView = view }
    },
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "checkmark": .checkmark,
    "detailDisclosureButton": .detailDisclosureButton, "detailButton": .detailButton,
  ]

  private static let collectionCellProperties: [NibProperty] = [
    reuseIdentifier,
    contentView { (cell: UICollectionViewCell) in cell.contentView },
    NibProperty("backgroundView") { (cell: UICollectionViewCell, element, graph) in
      if let view = graph.view("backgroundView", of: element) { cell.backgroundView = view }
    },
    NibProperty("selectedBackgroundView") { (cell: UICollectionViewCell, element, graph) in
      if let view = graph.view("selectedBackgroundView", of: element) { cell.selectedBackgroundView = view }
    },
    .skipped("customSize"),
  ]

  private static let reuseIdentifier = NibProperty("reuseIdentifier") { (view: UIView, element, _) in
    guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return }
    switch view {
    case let cell as UITableViewCell: cell.reuseIdentifier = identifier
    case let view as UITableViewHeaderFooterView: view.reuseIdentifier = identifier
    case let view as UICollectionReusableView: view.reuseIdentifier = identifier
    default: break
    }
  }

  /// The element of a content view, which says what the one that is there is and holds.
  private static func contentView<Cell: UIView>(_ view: @escaping @MainActor (Cell) -> UIView) -> NibProperty {
    NibProperty("contentView") { (cell: Cell, element, graph) in
      if let child = element.child(key: "contentView") { graph.configure(view(cell), with: child) }
    }
  }
}
