// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionDiffing

/// The identities of rows, read one by one when they are asked for.
protocol RowIDs {
  var count: Int { get }
  func erased(at index: Int) -> AnyHashable
  /// The changes from an older list of rows of the same kind; `nil` where the kind is another.
  func changes(from old: any RowIDs) -> SequenceDifference?
}

/// The identities of the elements of a collection.
struct ForEachIDs<Data: RandomAccessCollection, ID: Hashable>: RowIDs {
  let data: Data
  let id: (Data.Element) -> ID

  var count: Int { data.count }

  private func id(at index: Int) -> ID { id(data[data.index(data.startIndex, offsetBy: index)]) }

  func erased(at index: Int) -> AnyHashable { AnyHashable(id(at: index)) }

  /// - Complexity: O(rows): ids at both ends that are the same are compared, those between hashed.
  func changes(from old: any RowIDs) -> SequenceDifference? {
    guard let old = old as? Self else { return nil }
    let (oldCount, newCount) = (old.count, count)
    let shorter = min(oldCount, newCount)
    var start = 0
    while start < shorter, old.id(at: start) == id(at: start) { start += 1 }
    var end = 0
    while end < shorter - start, old.id(at: oldCount - 1 - end) == id(at: newCount - 1 - end) { end += 1 }
    var numbers: [ID: Int] = [:]
    func number(_ id: ID) -> Int {
      if let number = numbers[id] { return number }
      numbers[id] = numbers.count
      return numbers.count - 1
    }
    let before = (start..<(oldCount - end)).map { number(old.id(at: $0)) }
    let after = (start..<(newCount - end)).map { number(id(at: $0)) }
    return SequenceDifference.between(before, after)?.shifted(by: start)
  }
}

/// The identities of rows that are made already.
struct FixedIDs: RowIDs {
  var ids: [AnyHashable]

  var count: Int { ids.count }
  func erased(at index: Int) -> AnyHashable { ids[index] }

  func changes(from old: any RowIDs) -> SequenceDifference? {
    (old as? FixedIDs).flatMap { SequenceDifference.between($0.ids, ids) }
  }
}

extension SequenceDifference {
  /// How one list becomes another; `nil` where an identity occurs twice.
  fileprivate static func between<ID: Hashable>(_ old: [ID], _ new: [ID]) -> SequenceDifference? {
    var numbers: [ID: Int] = [:]
    func number(_ id: ID) -> Int {
      if let number = numbers[id] { return number }
      numbers[id] = numbers.count
      return numbers.count - 1
    }
    let (before, after) = (old.map(number), new.map(number))
    guard Set(before).count == before.count else { return nil }
    return try? SequenceDifference(from: before, to: after)
  }

  fileprivate func shifted(by count: Int) -> SequenceDifference {
    var copy = self
    copy.deletes = deletes.map { $0 + count }
    copy.inserts = inserts.map { $0 + count }
    copy.moves = moves.map { Move(from: $0.from + count, to: $0.to + count) }
    return copy
  }
}

/// One row of a list, as it was found.
@MainActor struct ListRow {
  var box: Box
  var traits: Traits
  /// What the row is selected by.
  var tag: AnyHashable?
}

/// The sections and rows of a list at one time.
@MainActor struct ListSnapshot {
  struct Section {
    var key: AnyHashable
    var header: Box?
    var footer: Box?
    var spans: [LazySpan]
    var starts: [Int]
    var ids: [any RowIDs]
    var sources: [ObjectIdentifier?]
    var count: Int
  }

  var sections: [Section] = []

  init() {}

  init(_ list: LazyRowList) {
    var loose = 0
    for section in list.sections {
      var spans: [LazySpan] = []
      for span in section.spans {
        // Rows that are made already are one run.
        if case .items(let items) = span, case .items(let before)? = spans.last {
          spans[spans.count - 1] = .items(before + items)
        } else {
          spans.append(span)
        }
      }
      var made = Section(
        key: section.key ?? AnyHashable("loose \(loose)"), header: section.header, footer: section.footer, spans: spans,
        starts: [], ids: [], sources: [], count: 0)
      if section.key == nil { loose += 1 }
      for span in spans {
        made.starts.append(made.count)
        made.count += span.count
        switch span {
        case .items(let items):
          made.ids.append(FixedIDs(ids: items.map { AnyHashable(ObjectIdentifier($0.box)) }))
          made.sources.append(nil)
        case .rows(let source):
          made.ids.append(source.ids)
          made.sources.append(source.identity)
        }
      }
      sections.append(made)
    }
  }

  func row(at path: IndexPath) -> ListRow? {
    guard let (span, offset) = place(path) else { return nil }
    switch span {
    case .items(let items):
      let item = items[offset]
      return ListRow(box: item.box, traits: item.traits, tag: item.traits.selectionTag)
    case .rows(let source):
      let traits = source.traits(at: offset)
      return ListRow(box: source.row(at: offset).box, traits: traits, tag: traits.selectionTag)
    }
  }

  private func place(_ path: IndexPath) -> (LazySpan, Int)? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    guard path.item < section.count, let index = section.starts.lastIndex(where: { $0 <= path.item }) else {
      return nil
    }
    return (section.spans[index], path.item - section.starts[index])
  }

  /// Lets go of rows that are not among those in sight.
  func retire(keeping paths: Set<IndexPath>) {
    for (number, section) in sections.enumerated() {
      for (span, start) in zip(section.spans, section.starts) {
        guard case .rows(let source) = span else { continue }
        source.retire { paths.contains(IndexPath(item: $0 + start, section: number)) }
      }
    }
  }
}

extension Traits {
  /// What a row with these traits is selected by.
  var selectionTag: AnyHashable? { self[TagKey.self] as? AnyHashable ?? id }
}

/// What a batch update of a collection view does.
@MainActor struct ListChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var deletes: [IndexPath] = []
  var inserts: [IndexPath] = []
  var moves: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletes.isEmpty && inserts.isEmpty && moves.isEmpty
  }

  /// `nil` where the lists can't be compared, so that all is made anew.
  init?(from old: ListSnapshot, to new: ListSnapshot) {
    let (oldKeys, newKeys) = (old.sections.map(\.key), new.sections.map(\.key))
    guard let sections = FixedIDs(ids: newKeys).changes(from: FixedIDs(ids: oldKeys)) else { return nil }
    // A section that goes elsewhere is taken out and put in.
    deletedSections = IndexSet(sections.deletes + sections.moves.map(\.from))
    insertedSections = IndexSet(sections.inserts + sections.moves.map(\.to))
    var places: [AnyHashable: Int] = [:]
    for (index, key) in oldKeys.enumerated() { places[key] = index }
    for (number, section) in new.sections.enumerated() where !insertedSections.contains(number) {
      guard let before = places[section.key] else { continue }
      guard add(from: old.sections[before], before, to: section, number) else { return nil }
    }
  }

  private mutating func add(
    from old: ListSnapshot.Section, _ oldNumber: Int, to new: ListSnapshot.Section, _ newNumber: Int
  ) -> Bool {
    if old.sources == new.sources {
      for index in new.ids.indices {
        guard let changes = new.ids[index].changes(from: old.ids[index]) else { return false }
        add(changes, old.starts[index], oldNumber, new.starts[index], newNumber)
      }
      return true
    }
    func all(_ section: ListSnapshot.Section) -> FixedIDs {
      FixedIDs(
        ids: zip(section.ids, section.sources).flatMap { ids, source in
          (0..<ids.count).map { AnyHashable([AnyHashable(source), ids.erased(at: $0)]) }
        })
    }
    guard let changes = all(new).changes(from: all(old)) else { return false }
    add(changes, 0, oldNumber, 0, newNumber)
    return true
  }

  private mutating func add(
    _ changes: SequenceDifference, _ oldStart: Int, _ oldSection: Int, _ newStart: Int, _ newSection: Int
  ) {
    func before(_ index: Int) -> IndexPath { IndexPath(item: index + oldStart, section: oldSection) }
    func after(_ index: Int) -> IndexPath { IndexPath(item: index + newStart, section: newSection) }
    deletes += changes.deletes.map(before)
    inserts += changes.inserts.map(after)
    moves += changes.moves.map { (before($0.from), after($0.to)) }
  }
}
