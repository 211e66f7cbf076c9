// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

// Collection views that are lists.

extension SceneBuilder {
  func listCollection(_ node: SceneNode) throws(SceneError) -> UICollectionView {
    note(node, known: Self.listKeys)
    let entries = try node.required("sections", "a list of sections").list("a list of sections")
    var sections: [ListSource.Section] = []
    for entry in entries { sections.append(try listSection(entry)) }
    var configuration = UICollectionLayoutListConfiguration(
      appearance: try node.firstOf("appearance", "style")?.choice(Self.appearances) ?? .plain)
    configuration.headerMode =
      try node["headerMode"]?.choice(Self.headerModes)
      ?? (sections.contains { $0.header != nil } ? .supplementary : .none)
    configuration.footerMode =
      try node["footerMode"]?.choice(Self.footerModes)
      ?? (sections.contains { $0.footer != nil } ? .supplementary : .none)
    if let padding = try node["headerTopPadding"]?.number() { configuration.headerTopPadding = padding }
    if let shows = try node["showsSeparators"]?.bool() { configuration.showsSeparators = shows }
    var frame = CGRect.zero
    if let size = try node["size"]?.size() { frame.size = size }
    if let stated = try node["frame"]?.rect() { frame = stated }
    let layout = UICollectionViewCompositionalLayout { index, environment in
      // A section has a header or a footer where the scene gives it one.
      var own = configuration
      if own.headerMode == .supplementary, sections[index].header == nil { own.headerMode = .none }
      if own.footerMode == .supplementary, sections[index].footer == nil { own.footerMode = .none }
      return .list(using: own, layoutEnvironment: environment)
    }
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    if let insets = try node.firstOf("contentInset_tlbr", "contentInset")?.insets() { view.contentInset = insets }
    showsText = true
    let source = ListSource(sections: sections, hasTallLines: scene.hasTallLines)
    source.register(in: view)
    sources.append(source)
    collections.append(view)
    if let offset = try node["contentOffset"]?.point() { startingOffsets.append((view, offset)) }
    return view
  }

  private func listSection(_ node: SceneNode) throws(SceneError) -> ListSource.Section {
    try node.object("a section as an object")
    var section = ListSource.Section()
    section.header = try node["header"]?.string()
    section.footer = try node["footer"]?.string()
    guard let rows = node.firstOf("rows", "items") else { return section }
    if rows.isNumber {
      let count = try rows.count("a number of rows", atMost: 20_000)
      try takeItems(count)
      section.rows = (0..<count).map { ListSource.Row(text: "Row \($0)") }
      return section
    }
    for row in try rows.list("a list of rows") {
      try takeItems(1)
      section.rows.append(try listRow(row))
    }
    return section
  }

  /// A text; or text, secondary text and accessories in a list; or an object that names them.
  private func listRow(_ node: SceneNode) throws(SceneError) -> ListSource.Row {
    if case .string(let text) = node.value { return ListSource.Row(text: text) }
    var row = ListSource.Row()
    if node.isList {
      for (index, part) in try node.list("the parts of a row").enumerated() where !part.isNull {
        let text = try part.string()
        if index == 0 {
          row.text = text
        } else if let accessory = Self.accessories[text] {
          row.accessories.append(accessory)
        } else {
          row.secondaryText = text
        }
      }
      return row
    }
    try node.object("a row as a text, a list or an object")
    row.text = try node.firstOf("text", "title")?.string() ?? ""
    row.secondaryText = try node.firstOf("secondaryText", "secondary", "subtitle", "detail")?.string()
    row.indentation = try node.firstOf("indentationLevel", "level")?.count("a level", atMost: 100) ?? 0
    if let one = node["accessory"] { row.accessories.append(try one.choice(Self.accessories)) }
    for entry in try node["accessories"]?.list("a list of accessories") ?? [] {
      row.accessories.append(try entry.choice(Self.accessories))
    }
    return row
  }

  private static let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
    "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped, "sidebar": .sidebar,
    "sidebarPlain": .sidebarPlain,
  ]
  private static let headerModes: [String: UICollectionLayoutListConfiguration.HeaderMode] = [
    "none": .none, "supplementary": .supplementary, "firstItemInSection": .firstItemInSection,
  ]
  private static let footerModes: [String: UICollectionLayoutListConfiguration.FooterMode] = [
    "none": .none, "supplementary": .supplementary,
  ]
  private static let accessories: [String: ListSource.Accessory] = [
    "disclosure": .disclosure, "disclosureIndicator": .disclosure, "checkmark": .checkmark, "detail": .detail,
    "outline": .outline, "outlineDisclosure": .outline, "reorder": .reorder, "delete": .delete,
    "multiselect": .multiselect,
  ]
  private static let listKeys: Set<String> = [
    "layout", "appearance", "style", "sections", "headerMode", "footerMode", "headerTopPadding", "showsSeparators",
    "contentInset", "contentInset_tlbr", "contentOffset",
  ]
}

extension TruthCase {
  /// Whether lines of text styles were some points higher where the scene was measured than on an English phone.
  var hasTallLines: Bool { origin.contains("iPhone SE 3") }
}
