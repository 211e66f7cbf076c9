// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What a data source holds: a snapshot, and the outlines of those sections that were given as outlines.
///
/// The items of such a section in the snapshot are the visible ones of its outline, whichever of the two was changed.
package struct SnapshotContent<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
  package private(set) var snapshot = SnapshotStorage<SectionID, ItemID>()
  package private(set) var outlines: [SectionID: OutlineStorage<ItemID>] = [:]

  package init() {}

  /// Puts a whole snapshot in the place of what is there; outlines follow.
  package mutating func set(_ new: SnapshotStorage<SectionID, ItemID>) {
    let isSame = outlines.isEmpty || new.isCopy(of: snapshot)
    snapshot = new
    if !isSame { rebaseOutlines() }
  }

  /// Puts an outline in the place of a section's items; a section that isn't there is appended.
  ///
  /// Items that stand in other sections move here.
  package mutating func set(_ outline: OutlineStorage<ItemID>, in section: SectionID) throws(SnapshotError) {
    if snapshot.indexOfSection(section) == nil { try snapshot.appendSections([section]) }
    try snapshot.setItems(outline.visibleItemIdentifiers, inSection: section)
    outlines[section] = outline
    if outlines.count > 1 { rebaseOutlines() }
  }

  /// The outline of a section: what it was given as, or its items as roots; empty where it isn't there.
  package func outline(of section: SectionID) -> OutlineStorage<ItemID> {
    if let outline = outlines[section] { return outline }
    guard let items = try? snapshot.itemIdentifiers(inSection: section) else { return OutlineStorage() }
    // Identifiers of a snapshot are unique.
    return (try? OutlineStorage(roots: items)) ?? OutlineStorage()
  }

  /// Takes on what an earlier content has marked and this one has, too.
  package mutating func adoptMarks(of earlier: Self) { snapshot.adoptMarks(of: earlier.snapshot) }

  package mutating func clearMarks() {
    if snapshot.hasMarks { snapshot.clearMarks() }
  }

  private mutating func rebaseOutlines() {
    let old = outlines
    for (section, outline) in old {
      guard let items = try? snapshot.itemIdentifiers(inSection: section) else {
        outlines[section] = nil
        continue
      }
      guard items != outline.visibleItemIdentifiers else { continue }
      let others = old.filter { $0.key != section }.map(\.value)
      outlines[section] = outline.rebased(to: items, others: others)
    }
  }
}
