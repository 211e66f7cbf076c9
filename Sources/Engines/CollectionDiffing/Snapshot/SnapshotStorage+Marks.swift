// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// What is to be loaded anew though it stays where it is.
extension SnapshotStorage {
  /// Marks items to be loaded anew; fails with `markOfMissing`.
  package mutating func reloadItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    for slot in try slots(of: identifiers, .reload) { reloadedItems.insert(slot) }
  }

  /// Marks items to be configured anew, in the cells they have; fails with `markOfMissing`.
  package mutating func reconfigureItems(_ identifiers: [ItemID]) throws(SnapshotError) {
    for slot in try slots(of: identifiers, .reconfigure) { reconfiguredItems.insert(slot) }
  }

  /// Marks sections to be loaded anew; fails with `markOfMissing`.
  package mutating func reloadSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    var slots: [Int] = []
    for identifier in identifiers {
      guard let slot = sections.slot(of: identifier) else {
        throw .markOfMissing(.reload, .section, "\(identifier)")
      }
      slots.append(slot)
    }
    for slot in slots { reloadedSections.insert(slot) }
  }

  /// In the order in which they were marked; none twice.
  package var reloadedItemIdentifiers: [ItemID] { reloadedItems.slots.map { items[$0] } }

  /// In the order in which they were marked; none twice.
  package var reconfiguredItemIdentifiers: [ItemID] { reconfiguredItems.slots.map { items[$0] } }

  /// In the order in which they were marked; none twice.
  package var reloadedSectionIdentifiers: [SectionID] { reloadedSections.slots.map { sections[$0] } }

  /// Whether anything is marked.
  package var hasMarks: Bool { !(reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty) }

  /// Takes all marks away, as when the snapshot was applied.
  package mutating func clearMarks() {
    reloadedSections = Marks()
    reloadedItems = Marks()
    reconfiguredItems = Marks()
  }

  /// Marks what is marked in an earlier snapshot and stands here, too, before what is marked here.
  package mutating func adoptMarks(of earlier: Self) {
    guard earlier.hasMarks else { return }
    reloadedSections.prepend(earlier.reloadedSections.slots.compactMap { sections.slot(of: earlier.sections[$0]) })
    reloadedItems.prepend(earlier.reloadedItems.slots.compactMap { items.slot(of: earlier.items[$0]) })
    reconfiguredItems.prepend(earlier.reconfiguredItems.slots.compactMap { items.slot(of: earlier.items[$0]) })
  }

  private func slots(of identifiers: [ItemID], _ mark: SnapshotError.Mark) throws(SnapshotError) -> [Int] {
    var slots: [Int] = []
    for identifier in identifiers {
      guard let slot = items.slot(of: identifier) else { throw .markOfMissing(mark, .item, "\(identifier)") }
      slots.append(slot)
    }
    return slots
  }
}
