// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// A list with every kind of row, header, footer and accessory.
final class ListGallery: UICollectionViewController {
  struct Row: Hashable, Sendable {
    let name: String
    let fill: @MainActor @Sendable (UICollectionViewListCell, inout UIListContentConfiguration) -> Void

    nonisolated static func == (one: Row, other: Row) -> Bool { one.name == other.name }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  struct Part {
    var header: String
    var rows: [Row]
    var footer: String
  }

  private let parts: [Part]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Row>?

  init(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ parts: [Part] = ListGallery.everything) {
    self.parts = parts
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = parts.contains { !$0.footer.isEmpty } ? .supplementary : .none
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
      let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
      flag.image = UIImage(systemName: "flag.fill")
      flag.backgroundColor = .systemOrange
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      delete.image = UIImage(systemName: "trash.fill")
      return UISwipeActionsConfiguration(actions: [delete, flag, more])
    }
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.name
      cell.accessories = []
      cell.indentationLevel = 0
      row.fill(cell, &content)
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collectionView) { view, path, row in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: row)
    }
    let parts = parts
    func extra(_ kind: String, _ text: @escaping (Part) -> String)
      -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
    {
      UICollectionView.SupplementaryRegistration(elementKind: kind) { cell, _, path in
        var content = cell.defaultContentConfiguration()
        content.text = text(parts[path.section])
        cell.contentConfiguration = content
      }
    }
    let header = extra(UICollectionView.elementKindSectionHeader) { $0.header }
    let footer = extra(UICollectionView.elementKindSectionFooter) { $0.footer }
    source.supplementaryViewProvider = { view, kind, path in
      view.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: path)
    }
    dataSource = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    for (index, part) in parts.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(part.rows, toSection: index)
    }
    source.apply(snapshot, animatingDifferences: false)
  }

  func path(of name: String) -> IndexPath? {
    dataSource?.indexPath(for: Row(name: name) { _, _ in })
  }

  func cell(_ name: String) -> UICollectionViewListCell? {
    path(of: name).flatMap { collectionView.cellForItem(at: $0) } as? UICollectionViewListCell
  }
}

extension ListGallery {
  static let contents = Part(
    header: "Contents",
    rows: [
      Row(name: "Text alone") { cell, _ in cell.accessories = [.delete(), .reorder()] },
      Row(name: "With a secondary text") { _, content in
        content.secondaryText = "Version 26.0.1, with everything that belongs to it and a little more"
      },
      Row(name: "Picture") { cell, content in
        content.image = tile(.systemOrange)
        content.secondaryText = "And a text under it"
        cell.accessories = [.disclosureIndicator()]
      },
      Row(name: "Symbol") { cell, content in
        content.image = UIImage(systemName: "wifi")
        cell.accessories = [.disclosureIndicator()]
      },
      Row(name: "Name") { cell, content in
        content = .valueCell()
        content.text = "Name"
        content.secondaryText = "iPhone"
        cell.accessories = [.insert(), .disclosureIndicator(), .reorder()]
      },
      Row(name: "Value that does not fit") { _, content in
        content = .valueCell()
        content.text = "Value that does not fit"
        content.secondaryText = "In the same line as its name"
      },
      Row(name: "Selected") { cell, _ in cell.accessories = [.multiselect()] },
      Row(name: "After it") { cell, _ in cell.accessories = [.multiselect()] },
    ], footer: "A footer says what all this is about, in as many lines as that takes on a screen of this width.")

  static let accessories = Part(
    header: "Accessories",
    rows: [
      Row(name: "Disclosure") { cell, _ in cell.accessories = [.disclosureIndicator()] },
      Row(name: "Checkmark") { cell, _ in cell.accessories = [.checkmark()] },
      Row(name: "Label") { cell, _ in cell.accessories = [.label(text: "12"), .disclosureIndicator()] },
      Row(name: "Detail") { cell, _ in cell.accessories = [.detail(), .disclosureIndicator()] },
      Row(name: "Outline") { cell, _ in cell.accessories = [.outlineDisclosure()] },
      Row(name: "Indented") { cell, _ in
        cell.indentationLevel = 1
        cell.accessories = [.customView(configuration: .init(customView: knob(), placement: .trailing()))]
      },
      Row(name: "Delete") { cell, _ in
        cell.accessories = [.delete(displayed: .always), .reorder(displayed: .always), .disclosureIndicator()]
      },
      Row(name: "Insert") { cell, _ in
        cell.accessories = [.insert(displayed: .always), .reorder(displayed: .always)]
      },
      Row(name: "Multiselect") { cell, _ in cell.accessories = [.multiselect(displayed: .always)] },
    ], footer: "")

  static var everything: [Part] { [contents, accessories] }

  static func many(_ count: Int) -> [Part] {
    ["Fruit", "Trees", "Rivers", "Towns", "Winds"].map { header in
      Part(
        header: header,
        rows: (1...count).map { number in
          Row(name: "\(header) number \(number)") { _, content in
            content.image = UIImage(systemName: "leaf")
            content.secondaryText = "Something to read under a bar"
          }
        }, footer: "")
    }
  }

  static func tile(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 7).fill()
    }
  }

  private static func knob() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 63, height: 28))
    view.backgroundColor = .systemGreen
    view.layer.cornerRadius = 14
    return view
  }
}
