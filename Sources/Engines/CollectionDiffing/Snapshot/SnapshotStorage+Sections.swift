// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension SnapshotStorage {
  /// Appends sections.
  ///
  /// Fails with `duplicates` or `sectionsExist`.
  package mutating func appendSections(_ identifiers: [SectionID]) throws(SnapshotError) {
    try checkNew(identifiers)
    guard !identifiers.isEmpty else { return }
    willChange()
    sectionOrder.append(identifiers.map { sections.insert($0).slot }, weight: 0, in: 0)
  }

  /// Inserts sections before a section.
  ///
  /// Fails with `duplicates`, `sectionsExist`, `notFound` or `destinationIsAffected`.
  package mutating func insertSections(
    _ identifiers: [SectionID], beforeSection section: SectionID
  ) throws(SnapshotError) {
    try insert(identifiers, beside: section, offset: 0)
  }

  /// Inserts sections after a section.
  ///
  /// Fails with `duplicates`, `sectionsExist`, `notFound` or `destinationIsAffected`.
  package mutating func insertSections(
    _ identifiers: [SectionID], afterSection section: SectionID
  ) throws(SnapshotError) {
    try insert(identifiers, beside: section, offset: 1)
  }

  /// Deletes sections with their items; sections that aren't there are ignored.
  package mutating func deleteSections(_ identifiers: [SectionID]) {
    let slots = identifiers.compactMap { sections.slot(of: $0) }
    guard !slots.isEmpty else { return }
    willChange()
    isAppendedOnly = false
    for slot in slots where sections.identifiers[slot] != nil {
      var content: [Int] = []
      itemOrder.forEach(in: slot) { content.append($0) }
      for item in content { forget(item) }
      itemOrder.removeAll(in: slot)
      sectionOrder.remove(slot)
      sections.remove(slot: slot)
      reloadedSections.remove(slot)
    }
  }

  /// Moves a section with its items before another.
  ///
  /// Fails with `notFound` or `destinationIsAffected`.
  package mutating func moveSection(
    _ section: SectionID, beforeSection other: SectionID
  ) throws(SnapshotError) {
    try move(section, beside: other, offset: 0)
  }

  /// Moves a section with its items after another.
  ///
  /// Fails with `notFound` or `destinationIsAffected`.
  package mutating func moveSection(
    _ section: SectionID, afterSection other: SectionID
  ) throws(SnapshotError) {
    try move(section, beside: other, offset: 1)
  }

  private mutating func insert(
    _ identifiers: [SectionID], beside section: SectionID, offset: Int
  ) throws(SnapshotError) {
    try checkNew(identifiers, destination: section)
    guard let anchor = sections.slot(of: section) else { throw .notFound(parameter: "insertIndex") }
    guard !identifiers.isEmpty else { return }
    willChange()
    let place = sectionOrder.place(of: anchor).rank + offset
    sectionOrder.insert(identifiers.map { sections.insert($0).slot }, weight: 0, at: place, in: 0)
  }

  private mutating func move(
    _ section: SectionID, beside other: SectionID, offset: Int
  ) throws(SnapshotError) {
    guard let slot = sections.slot(of: section) else { throw .notFound(parameter: "fromIndex") }
    guard let anchor = sections.slot(of: other) else { throw .notFound(parameter: "toIndex") }
    if slot == anchor { throw .destinationIsAffected(.move, "\(section)") }
    willChange()
    isAppendedOnly = false
    let weight = Int32(sectionOrder.weight(of: slot))
    sectionOrder.remove(slot)
    sectionOrder.insert([slot], weight: weight, at: sectionOrder.place(of: anchor).rank + offset, in: 0)
  }

  private func checkNew(
    _ identifiers: [SectionID], destination: SectionID? = nil
  ) throws(SnapshotError) {
    try checkUnique(identifiers, .section)
    if let destination, identifiers.contains(destination) {
      throw .destinationIsAffected(.insertion, "\(destination)")
    }
    let known = identifiers.filter { sections.contains($0) }
    if !known.isEmpty { throw .sectionsExist(known.map { "\($0)" }) }
  }
}
