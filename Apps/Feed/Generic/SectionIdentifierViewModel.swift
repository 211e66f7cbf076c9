// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// A section of a list as its data source wants it: what identifies it, and what identifies its cells.
protocol SectionIdentifierViewModel {
  associatedtype SectionIdentifier: Hashable
  associatedtype CellIdentifier: Hashable

  var sectionIdentifier: SectionIdentifier { get }
  var cellIdentifiers: [CellIdentifier] { get }
}

/// The usual section.
struct ContentSection<SectionIdentifier: Hashable, CellIdentifier: Hashable>: SectionIdentifierViewModel, Equatable {
  let sectionIdentifier: SectionIdentifier
  var cellIdentifiers: [CellIdentifier]

  init(_ sectionIdentifier: SectionIdentifier, cells: [CellIdentifier]) {
    self.sectionIdentifier = sectionIdentifier
    cellIdentifiers = cells
  }
}
