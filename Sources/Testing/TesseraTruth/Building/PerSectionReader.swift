// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CoreGraphics

/// Reads what a collection scene says once for all sections (`sectionInset_tlbr`) or section by section
/// (`sectionInset_tlbr_by_section`, a list in which null stands for the value of all).
struct PerSectionReader {
  let node: SceneNode
  let sections: Int

  /// The value of a name with or without the endings that tell its form.
  private func find(_ name: String, bySection: Bool) -> SceneNode? {
    let key = node.keys.first { key in
      let stem = key.replacingOccurrences(of: "_tlbr", with: "").replacingOccurrences(of: "_by_section", with: "")
      return (stem == name || stem == name + "s") && key.contains("_by_section") == bySection
    }
    return key.flatMap { node[$0] }
  }

  /// The value for all sections.
  func uniform<Value>(_ name: String, _ read: (SceneNode) throws(SceneError) -> Value) throws(SceneError) -> Value? {
    guard let value = find(name, bySection: false) else { return nil }
    return try read(value)
  }

  /// One value a section.
  func values<Value>(
    _ name: String, _ fallback: Value, _ read: (SceneNode) throws(SceneError) -> Value
  ) throws(SceneError) -> [Value] {
    let common = try uniform(name, read) ?? fallback
    guard let list = find(name, bySection: true) else { return Array(repeating: common, count: sections) }
    var result: [Value] = []
    for entry in try sectionList(list) { result.append(entry.isNull ? common : try read(entry)) }
    return result
  }

  /// What sections have each for themselves; where there is but one section, also without `_by_section`.
  func nodes(_ name: String) throws(SceneError) -> [SceneNode?] {
    if let list = find(name, bySection: true) { return try sectionList(list).map { $0.isNull ? nil : $0 } }
    guard let common = find(name, bySection: false) else { return Array(repeating: nil, count: sections) }
    guard sections == 1 else {
      throw .malformed(
        path: common.path, expected: "\(name)_by_section, as there are \(sections) sections",
        found: common.value.kindText)
    }
    return [common]
  }

  private func sectionList(_ node: SceneNode) throws(SceneError) -> [SceneNode] {
    let expected = "a list with one entry for each of \(sections) sections"
    let entries = try node.list(expected)
    guard entries.count == sections else { throw node.malformed(expected) }
    return entries
  }

  /// The size of every item, where sections or items have sizes of their own.
  func itemSizes(counts: [Int], default size: CGSize) throws(SceneError) -> [[CGSize]]? {
    guard let list = find("itemSize", bySection: true) else { return nil }
    var result: [[CGSize]] = []
    for (section, entry) in try sectionList(list).enumerated() {
      result.append(try entry.sizes(count: counts[section], default: size))
    }
    return result
  }
}

extension SceneNode {
  /// `[width, height]` for all items of a section, or a list of them, one an item.
  func sizes(count: Int, default size: CGSize) throws(SceneError) -> [CGSize] {
    if isNull { return Array(repeating: size, count: count) }
    let expected = "[width, height], or one for each of \(count) items"
    let entries = try list(expected)
    if entries.count == 2, entries[0].isNumber { return Array(repeating: try self.size(), count: count) }
    guard entries.count == count else { throw malformed(expected) }
    var result: [CGSize] = []
    for entry in entries { result.append(entry.isNull ? size : try entry.size()) }
    return result
  }
}
