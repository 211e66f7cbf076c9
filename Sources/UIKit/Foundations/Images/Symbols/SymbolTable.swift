// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Synchronization

/// The symbols that can be drawn, by Apple's names for them. Outlines are free ones: `Tools/symbols`.
enum SymbolTable {
  private static let known = Mutex<[String: SymbolOutline]>([:])
  private static let toldOf = Mutex<Set<String>>([])
  /// Made-up names must not fill memory.
  private static let mostNames = 4_096

  /// The outline of a symbol, composed where the name says so (`heart.circle.fill`, `bell.slash`, `folder.badge.plus`).
  ///
  /// - Parameter isRightToLeft: Which way `forward` points.
  static func outline(named name: String, isRightToLeft: Bool = false) -> SymbolOutline? {
    composed(named: name, isRightToLeft: isRightToLeft) ?? silhouette(named: name)
  }

  /// The same but for filled forms without an outline of their own.
  static func composed(named name: String, isRightToLeft: Bool = false) -> SymbolOutline? {
    if let outline = drawn(name) ?? SymbolComposition.outline(named: name) { return outline }
    let directed = name.split(separator: ".", omittingEmptySubsequences: false).map { word in
      switch word {
      case "forward": isRightToLeft ? "left" : "right"
      case "backward": isRightToLeft ? "right" : "left"
      default: String(word)
      }
    }.joined(separator: ".")
    guard directed != name else { return nil }
    return drawn(directed) ?? SymbolComposition.outline(named: directed)
  }

  /// A filled form that has no outline of its own: what the lines of the other form enclose.
  private static func silhouette(named name: String) -> SymbolOutline? {
    let ending = ".fill"
    guard name.hasSuffix(ending), var outline = drawn(String(name.dropLast(ending.count))) else { return nil }
    for index in outline.parts.indices where outline.parts[index].shape == .line {
      outline.parts[index].shape = .solid
    }
    return outline
  }

  /// The outline of a symbol that is in the table itself.
  static func drawn(_ name: String) -> SymbolOutline? {
    if let outline = known.withLock({ $0[name] }) { return outline }
    let name = otherNames[name] ?? name
    guard let text = outlinesToF[name] ?? outlinesFromG[name] else { return nil }
    let outline = SymbolOutline(text)
    known.withLock { $0[name] = outline }
    return outline
  }

  /// Every name in the table.
  static var names: [String] {
    (Array(outlinesToF.keys) + Array(outlinesFromG.keys) + Array(otherNames.keys)).sorted()
  }

  /// What is shown for a name that is not known: a dashed square with a question mark. The name is told of once.
  static func placeholder(for name: String) -> SymbolOutline {
    let isNew = toldOf.withLock { names in names.count < mostNames && names.insert(name).inserted }
    if isNew {
      AssetWarnings.warn(
        "UIImage: no symbol named \"\(name)\" is known here; a dashed square with a question mark stands for it.")
    }
    return missing
  }

  private static let missing = SymbolOutline(
    "S1M370 760L370 650C370 495 495 370 650 370L760 370M1040 370L1360 370M1640 370L1750 370C1905 370 2030 495 2030 650"
      + "L2030 760M2030 1040L2030 1360M2030 1640L2030 1750C2030 1905 1905 2030 1750 2030L1640 2030M1360 2030L1040 2030"
      + "M760 2030L650 2030C495 2030 370 1905 370 1750L370 1640M370 1360L370 1040;"
      + "S1M980 1000C980 860 1080 780 1210 780C1340 780 1440 870 1440 990C1440 1130 1200 1140 1200 1320;"
      + "S1M1200 1600L1200 1601")
}
