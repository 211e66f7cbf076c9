// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import UIKit

/// Reads sections that are lists: how they look, and what their rows show.
@MainActor struct ListReader {
  /// Makes a picture of a size in points.
  let picture: (SceneNode) throws(SceneError) -> UIImage?

  /// What a list says of its looks, for the whole layout or for one section.
  static let configurationKeys: Set<String> = [
    "appearance", "style", "headerMode", "footerMode", "headerTopPadding", "showsSeparators", "separators",
  ]

  static let sectionKeys: Set<String> = configurationKeys.union([
    "list", "rows", "items", "header", "footer", "contentInsets_tlbr", "contentInsets", "insets_tlbr", "insets",
    "interGroupSpacing", "contentInsetsReference", "decorations", "decorationItems", "decoration", "background", "name",
  ])

  /// Takes in what an object says; what it leaves out stays.
  static func read(
    _ node: SceneNode, into configuration: inout UICollectionLayoutListConfiguration
  ) throws(SceneError) {
    if let appearance = try node.firstOf("appearance", "style")?.choice(appearances) {
      let old = configuration
      configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      (configuration.headerMode, configuration.footerMode) = (old.headerMode, old.footerMode)
      configuration.headerTopPadding = old.headerTopPadding
      configuration.showsSeparators = old.showsSeparators
    }
    if let mode = try node["headerMode"]?.choice(headerModes) { configuration.headerMode = mode }
    if let mode = try node["footerMode"]?.choice(footerModes) { configuration.footerMode = mode }
    if let padding = try node["headerTopPadding"]?.number() { configuration.headerTopPadding = padding }
    if let shows = try node.firstOf("showsSeparators", "separators")?.bool() { configuration.showsSeparators = shows }
  }

  /// The appearance that a layout's name holds: `list insetGrouped`, `insetGrouped list`, `list(plain)`.
  static func appearance(inName name: String) -> UICollectionLayoutListConfiguration.Appearance? {
    name.split { !$0.isLetter }.compactMap { appearances[String($0)] }.first
  }

  /// Reads a section's rows, header and footer.
  func section(_ node: SceneNode) throws(SceneError) -> ListSource.Section {
    try node.object("a section as an object")
    try node.accepts(Self.sectionKeys, in: "a section of a list")
    var section = ListSource.Section()
    section.header = try text(node["header"])
    section.footer = try text(node["footer"])
    guard let rows = node.firstOf("rows", "items") else { return section }
    if rows.isNumber {
      let count = try rows.count("a number of rows", atMost: 20_000)
      section.rows = (0..<count).map { ListSource.Row(text: "Row \($0)") }
      return section
    }
    for row in try rows.list("a list of rows") { try add(row, level: 0, to: &section.rows) }
    return section
  }

  private func text(_ node: SceneNode?) throws(SceneError) -> String? {
    guard let node else { return nil }
    guard case .object = node.value else { return try node.string("a text") }
    try node.accepts(["text", "title"], in: "a header or a footer")
    return try node.firstOf("text", "title")?.string("a text")
  }

  /// Adds a row and, below it, its children.
  private func add(_ node: SceneNode, level: Int, to rows: inout [ListSource.Row]) throws(SceneError) {
    guard level <= 100, rows.count < 20_000 else { throw node.malformed("fewer rows, or fewer levels of them") }
    rows.append(try row(node, level: level))
    guard try node["expanded"]?.bool() ?? true else { return }
    for child in try node["children"]?.list("a list of rows") ?? [] { try add(child, level: level + 1, to: &rows) }
  }

  /// A text; or text, secondary text and accessories in a list; or an object that names them.
  private func row(_ node: SceneNode, level: Int) throws(SceneError) -> ListSource.Row {
    var row = ListSource.Row()
    row.indentation = level
    if case .string(let text) = node.value {
      row.text = text
      return row
    }
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
    try node.accepts(Self.rowKeys, in: "a row")
    row.text = try node.firstOf("text", "title")?.string() ?? ""
    row.secondaryText = try node.firstOf("secondaryText", "secondary", "subtitle", "detail")?.string()
    row.indentation =
      try node.firstOf("indentationLevel", "indentation", "level")?.count("a level", atMost: 100) ?? level
    row.indentationWidth = try node["indentationWidth"]?.number()
    row.image = try node["image"].flatMap { node throws(SceneError) in try picture(node) }
    if let one = node["accessory"] { row.accessories.append(try one.choice(Self.accessories)) }
    for entry in try node["accessories"]?.list("a list of accessories") ?? [] {
      row.accessories.append(try entry.choice(Self.accessories))
    }
    return row
  }

  private static let rowKeys: Set<String> = [
    "text", "title", "secondaryText", "secondary", "subtitle", "detail", "indentationLevel", "indentation", "level",
    "indentationWidth", "accessory", "accessories", "image", "children", "expanded", "name",
  ]
  static let appearances: [String: UICollectionLayoutListConfiguration.Appearance] = [
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
    "disclosure": .disclosure, "disclosureIndicator": .disclosure, "chevron": .disclosure, "checkmark": .checkmark,
    "detail": .detail, "outline": .outline, "outlineDisclosure": .outline, "reorder": .reorder, "delete": .delete,
    "insert": .insert, "multiselect": .multiselect,
  ]
}
