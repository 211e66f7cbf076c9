// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension CompositionalSolver {
  /// Starts over for another container or other traits: sections are asked for anew, and nothing is measured.
  public func invalidate(
    environment: CompositionalEnvironment? = nil, configuration: CompositionalConfiguration? = nil
  ) throws(CompositionalError) {
    if let environment { self.environment = environment }
    if let configuration { self.configuration = configuration }
    layouts = Array(repeating: nil, count: counts.count)
    starts = []
    overhang = 0
    boundarySizes = [:]
    kept = CompositionalMeasurements()
    try validate()
  }

  /// Asks for a section anew when it is next needed, and forgets what was measured in it.
  public func invalidateSection(_ section: Int) throws(CompositionalError) {
    guard counts.indices.contains(section) else { throw .missingSection(section) }
    layouts[section] = nil
    kept.items[section] = nil
    kept.boundaries[section] = nil
    forgetStarts(after: section)
  }

  /// Makes room for new items in a section; what was measured of the others stays.
  public func insertItems(_ count: Int, at index: Int, section: Int) throws(CompositionalError) {
    guard counts.indices.contains(section) else { throw .missingSection(section) }
    guard count >= 0 else { throw .negativeItemCount(count, section: section) }
    guard 0...counts[section] ~= index else { throw .noSuchElement(.item(section: section, item: index)) }
    counts[section] += count
    if layouts[section] == nil { kept.items[section] = nil }
    guard count > 0, layouts[section] != nil else { return }
    _ = try change(section) { layout throws(CompositionalError) in
      try layout.groups.insertItems(count, at: index)
      return true
    }
  }

  /// Takes items from a section; what was measured of the others stays.
  public func deleteItems(_ range: Range<Int>, section: Int) throws(CompositionalError) {
    guard counts.indices.contains(section) else { throw .missingSection(section) }
    guard range.lowerBound >= 0, range.upperBound <= counts[section] else {
      throw .noSuchElement(.item(section: section, item: range.upperBound))
    }
    counts[section] -= range.count
    if layouts[section] == nil { kept.items[section] = nil }
    guard !range.isEmpty, layouts[section] != nil else { return }
    _ = try change(section) { layout throws(CompositionalError) in
      try layout.groups.deleteItems(range)
      return true
    }
  }

  /// Makes room for new sections, given their counts of items. Sections after them are asked for anew, as their
  /// indices are others.
  public func insertSections(_ itemCounts: [Int], at index: Int) throws(CompositionalError) {
    guard 0...sectionCount ~= index else { throw .missingSection(index) }
    if let count = itemCounts.first(where: { $0 < 0 }) { throw .negativeItemCount(count, section: index) }
    counts.insert(contentsOf: itemCounts, at: index)
    startOver(from: index)
  }

  /// Takes sections away. Sections after them are asked for anew, as their indices are others.
  public func deleteSections(_ range: Range<Int>) throws(CompositionalError) {
    guard range.lowerBound >= 0, range.upperBound <= sectionCount else { throw .missingSection(range.upperBound) }
    counts.removeSubrange(range)
    startOver(from: range.lowerBound)
  }

  private func startOver(from section: Int) {
    kept = CompositionalMeasurements()
    layouts = layouts.prefix(section) + Array(repeating: nil, count: counts.count - section)
    forgetStarts(after: section - 1)
  }

  private func forgetStarts(after section: Int) {
    let known = max(section, 0) + 1
    if starts.count > known { starts.removeSubrange(known...) }
    // The gap before a section that is new or last now may be another.
    if section < 0 { starts = [] }
  }
}
