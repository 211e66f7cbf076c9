// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// What a lazy container consists of besides its rows.
struct LazyPlan {
  var axis: LayoutAxis
  var alignment: AlignmentPair
  /// Points between lines; `nil` for the standard distance.
  var spacing: CGFloat?
  /// The columns of a grid; `nil` in a stack.
  var tracks: [LazyTrack]?
  /// What stays at the edges of the visible part.
  var pinned: PinnedScrollableViews
}

/// The place of a row in a lazy container.
struct LazyRowPlace: Hashable {
  var section: Int
  var index: Int
}

/// The box of a lazy container: has boxes of the rows near the visible part of its scroll view only.
///
/// The part for which rows are made, the window, is known from the last layout. After a layout the host asks whether it
/// still covers what is visible, and lays out again if not.
final class LazyBox: Box {
  private(set) var plan: LazyPlan
  private let source: () -> LazyRowList
  private var sections: [LazyRowList.Section] = []
  private var areRowsStale = true
  private var container: LazyContainer?
  /// The proposed length across by which the rows were measured; the inner `nil` stands for none.
  private var across: CGFloat??
  /// The part of the container, along its axis, for which rows are made.
  private var window: ClosedRange<CGFloat>?
  private var pass: LazyContainer.Pass?
  private var placed: [Box] = []
  private var pinnedBoxes: [Box] = []
  /// The identities of measured lines, to find their lengths again after a change of data.
  private var keys: [Int: AnyHashable] = [:]
  /// How far better estimates have moved the rows in the window since the scroll view followed, in points.
  private var waitingShift: CGFloat = 0
  private weak var knownScroll: ScrollBox?

  init(_ element: ViewElement, plan: LazyPlan, rows source: @escaping () -> LazyRowList) {
    self.plan = plan
    self.source = source
    super.init(element)
    viewHost?.lazyBoxes.add(self)
  }

  override var algorithm: any LayoutAlgorithm { LazyLayout(box: self) }
  override var children: [Box] { placed + pinnedBoxes }
  override var layoutChildren: LayoutChildren { [] }

  func set(_ new: LazyPlan) {
    guard !FieldTable.areEqual(plan, new) else { return }
    plan = new
    container = nil
    contentDidChange()
  }

  /// The list of rows is another one.
  func rowsDidChange() {
    areRowsStale = true
    contentDidChange()
  }

  // MARK: - Rows

  private func refreshRows() {
    guard areRowsStale else { return }
    areRowsStale = false
    sections = source().sections.filter { !$0.isEmpty }
    rebuild()
  }

  private func box(at place: LazyRowPlace) -> (box: Box, isEmpty: Bool) {
    let section = sections[place.section]
    let number = section.span(of: place.index)
    let offset = place.index - section.starts[number]
    switch section.spans[number] {
    case .items(let items):
      let box = items[offset].box
      adopt(box)
      return (box, false)
    case .rows(let source):
      let row = source.row(at: offset)
      adopt(row.box)
      return (row.box, row.isEmpty)
    }
  }

  private func box(_ item: LazyContainer.Item) -> (box: Box, isEmpty: Bool)? {
    switch item {
    case .item(let section, let index): return box(at: LazyRowPlace(section: section, index: index))
    case .header(let section):
      guard let box = sections[section].header else { return nil }
      adopt(box)
      return (box, false)
    case .footer(let section):
      guard let box = sections[section].footer else { return nil }
      adopt(box)
      return (box, false)
    }
  }

  /// The identity of a row.
  private func id(at place: LazyRowPlace) -> AnyHashable {
    let section = sections[place.section]
    let number = section.span(of: place.index)
    let offset = place.index - section.starts[number]
    switch section.spans[number] {
    case .items(let items): return items[offset].traits.id ?? AnyHashable(ObjectIdentifier(items[offset].box))
    case .rows(let source): return source.id(at: offset)
    }
  }

  /// The row with an identity.
  func row(withID id: AnyHashable) -> LazyRowPlace? {
    refreshRows()
    return places(of: [id])[id]
  }

  private func places(of ids: Set<AnyHashable>) -> [AnyHashable: LazyRowPlace] {
    var found: [AnyHashable: LazyRowPlace] = [:]
    for (number, section) in sections.enumerated() {
      for (span, start) in zip(section.spans, section.starts) {
        switch span {
        case .items(let items):
          for offset in items.indices {
            let place = LazyRowPlace(section: number, index: start + offset)
            let id = id(at: place)
            if ids.contains(id) { found[id] = place }
          }
        case .rows(let source):
          for (id, index) in source.indices(of: ids) {
            found[id] = LazyRowPlace(section: number, index: start + index)
          }
        }
      }
    }
    return found
  }

  /// Takes over the lengths of lines that were measured before a change of data.
  private func rebuild() {
    guard let old = container, let across else { return }
    var new = makeContainer(across: across)
    let oldKeys = keys
    keys = [:]
    if plan.tracks == nil {
      let places = places(of: Set(oldKeys.values))
      var lines: [Int: Int] = [:]
      for (former, key) in oldKeys {
        guard let place = places[key] else { continue }
        lines[former] = new.sections.line(ofItem: place.index, section: place.section)
      }
      new.adopt(old) { lines[$0] }
      for (former, key) in oldKeys { if let line = lines[former] { keys[line] = key } }
    }
    container = new
    pass = nil
  }

  private func makeContainer(across: CGFloat?) -> LazyContainer {
    LazyContainer(
      axis: plan.axis, alignment: plan.alignment, spacing: plan.spacing, tracks: plan.tracks,
      sections: sections.map {
        .init(itemCount: $0.count, hasHeader: $0.header != nil, hasFooter: $0.footer != nil)
      }, across: across)
  }

  // MARK: - Layout

  /// The answer to a proposal.
  ///
  /// Only lengths across that may be final measure rows: a stack around this box also asks with none and with infinity.
  func answer(_ proposal: Proposal) -> CGSize {
    refreshRows()
    let length = proposal[plan.axis.cross]
    guard isTentative(length) else {
      measure(across: length)
      return container?.size ?? .zero
    }
    guard let container else { return makeContainer(across: length).size }
    let own = container.size
    return CGSize(along: own[plan.axis], across: length ?? own[plan.axis.cross], axis: plan.axis)
  }

  private func isTentative(_ length: CGFloat?) -> Bool {
    // Without a length across the container is as wide as its widest row, unless it has had one.
    guard let length else { return across.flatMap { $0 } != nil }
    return length == 0 || length == .infinity
  }

  /// Measures the rows in the window.
  private func measure(across length: CGFloat?) {
    if across != .some(length) || container == nil {
      across = .some(length)
      container = makeContainer(across: length)
      keys = [:]
    }
    guard var measured = container else { return }
    let window = window ?? firstWindow()
    let standard = plan.spacing ?? LazyColumns.standardSpacing
    let made = measured.layout(window) { [unowned self] item in
      guard let (box, isEmpty) = box(item) else { fatalError("a section without a header has no line for one") }
      return isEmpty && plan.tracks == nil ? NoLine(spacing: standard) : box
    }
    container = measured
    pass = made
    self.window = (window.lowerBound + made.shift)...(window.upperBound + made.shift)
    waitingShift += made.shift
    guard plan.tracks == nil else { return }
    for line in made.lines {
      if case .items(let section, let range) = measured.sections[line] {
        keys[line] = id(at: LazyRowPlace(section: section, index: range.lowerBound))
      }
    }
  }

  /// The part that is made before anything is known of what is visible, in points.
  private func firstWindow() -> ClosedRange<CGFloat> {
    guard scroll != nil else { return -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude }
    let length = viewHost?.bounds.size[plan.axis] ?? 0
    return 0...(length > 0 ? length * 1.5 : 1000)
  }

  func placeRows(in proposal: Proposal, size: CGSize) {
    refreshRows()
    measure(across: proposal[plan.axis.cross])
    guard let container, let pass else { return }
    placed = []
    pinnedBoxes = []
    var needed: Set<LazyRowPlace> = []
    var pinned = PinnedPlaces(self, container)
    for placement in pass.placements {
      if case .item(let section, let index) = placement.item {
        needed.insert(LazyRowPlace(section: section, index: index))
      } else if pinned.holds(placement.item) {
        continue
      }
      guard let (box, isEmpty) = box(placement.item), !isEmpty else { continue }
      box.place(at: placement.frame.origin, in: placement.proposal)
      placed.append(box)
    }
    pinned.place { item, start in
      guard let box = box(item)?.box else { return }
      let own = Proposal(along: nil, across: across.flatMap { $0 }, axis: plan.axis)
      box.place(at: CGPoint(along: start, across: 0, axis: plan.axis), in: own)
      pinnedBoxes.append(box)
    }
    for (number, section) in sections.enumerated() {
      for (span, start) in zip(section.spans, section.starts) {
        guard case .rows(let source) = span else { continue }
        source.retire { needed.contains(LazyRowPlace(section: number, index: $0 + start)) }
      }
    }
    // The size was asked for before the rows were measured.
    if container.size != size { viewHost?.layOutAgain(self) }
  }

  /// Headers and footers that hold at the edges of the visible part.
  @MainActor private struct PinnedPlaces {
    let box: LazyBox
    let container: LazyContainer
    let visible: ClosedRange<CGFloat>?

    init(_ box: LazyBox, _ container: LazyContainer) {
      self.box = box
      self.container = container
      visible = box.plan.pinned.isEmpty ? nil : box.visible
    }

    func holds(_ item: LazyContainer.Item) -> Bool {
      guard visible != nil else { return false }
      switch item {
      case .header: return box.plan.pinned.contains(.sectionHeaders)
      case .footer: return box.plan.pinned.contains(.sectionFooters)
      case .item: return false
      }
    }

    /// Reports the items that hold, with their starts along the axis.
    func place(_ report: (LazyContainer.Item, CGFloat) -> Void) {
      guard let visible else { return }
      for (number, section) in box.sections.enumerated() {
        let lines = container.sections.lines(of: number)
        guard !lines.isEmpty else { continue }
        let last = lines.upperBound - 1
        let start = container.lengths.start(of: lines.lowerBound)
        let end = container.lengths.start(of: last) + container.lengths[last]
        let span = start...max(end, start)
        guard span.upperBound >= visible.lowerBound, span.lowerBound <= visible.upperBound else { continue }
        if holds(.header(section: number)), section.header != nil {
          let length = container.lengths[lines.lowerBound]
          report(
            .header(section: number), PinnedSpan.headerStart(length: length, section: span, visible: visible))
        }
        if holds(.footer(section: number)), section.footer != nil {
          let length = container.lengths[last]
          report(
            .footer(section: number), PinnedSpan.footerStart(length: length, section: span, visible: visible))
        }
      }
    }
  }

  // MARK: - What is visible

  /// The scroll view that moves the rows along the axis.
  private var scroll: ScrollBox? {
    if let knownScroll { return knownScroll }
    knownScroll = enclosingScroll(along: plan.axis)
    return knownScroll
  }

  /// The visible part along the axis, in the container's coordinates.
  private var visible: ClosedRange<CGFloat>? {
    guard let scroll, let host = viewHost, let own = host.rect(of: self), let port = host.viewport(of: scroll)
    else { return nil }
    let (start, end) =
      switch (plan.axis, isRightToLeft) {
      case (.vertical, _): (port.minY - own.minY, port.maxY - own.minY)
      case (.horizontal, false): (port.minX - own.minX, port.maxX - own.minX)
      case (.horizontal, true): (own.maxX - port.maxX, own.maxX - port.minX)
      }
    return start...max(start, end)
  }

  /// Has more rows made if the window does not cover what is visible. Returns whether layout is to be done again.
  func coverVisible() -> Bool {
    guard !element.isRemoved, let container, let visible else { return false }
    let total = container.size[plan.axis]
    let lower = min(max(visible.lowerBound, 0), total)
    let upper = min(max(visible.upperBound, 0), total)
    if let window, window.lowerBound <= lower, window.upperBound >= upper { return false }
    let margin = (visible.upperBound - visible.lowerBound) / 2
    window = max(lower - margin, 0)...max(upper + margin, 0)
    contentDidChange()
    return true
  }

  /// The scroll view moved. Returns whether layout is to be done again.
  func visibleDidMove() -> Bool {
    if coverVisible() { return true }
    guard !plan.pinned.isEmpty, sections.contains(where: { $0.header != nil || $0.footer != nil }) else { return false }
    contentDidChange()
    return true
  }

  /// How far the rows moved since this was asked last, by the scroll view that is to follow.
  func takeShift() -> (scroll: ScrollBox, axis: LayoutAxis, shift: CGFloat)? {
    defer { waitingShift = 0 }
    guard waitingShift != 0, let scroll else { return nil }
    return (scroll, plan.axis, waitingShift)
  }

  /// The part that a row takes, or is thought to take, in the container's leading coordinates.
  func part(of place: LazyRowPlace) -> ClosedRange<CGFloat>? {
    guard let container else { return nil }
    let line = container.sections.line(ofItem: place.index, section: place.section)
    let start = container.lengths.start(of: line)
    return start...(start + max(container.lengths[line], 0))
  }

  /// The rows that are made, with their identities.
  var placedRows: [(id: AnyHashable, box: Box)] {
    guard let pass else { return [] }
    return pass.placements.compactMap { placement in
      guard case .item(let section, let index) = placement.item else { return nil }
      let place = LazyRowPlace(section: section, index: index)
      return (id(at: place), box(at: place).box)
    }
  }
}

/// Lays out the rows of a lazy container.
struct LazyLayout: LayoutAlgorithm {
  let box: LazyBox

  func size(in proposal: Proposal, of children: LayoutChildren) -> CGSize {
    MainActorValue.get { box.answer(proposal) }
  }

  func place(
    _ children: LayoutChildren, in proposal: Proposal, size: CGSize, emit: (Int, CGPoint, Proposal) -> Void
  ) {
    MainActorValue.get { box.placeRows(in: proposal, size: size) }
  }

  func guideKeys(of children: LayoutChildren) -> AlignmentKeySet { .none }
  func spacing(of children: LayoutChildren) -> SpacingPreferences { .ordinary }
}

/// The line of a row without views: takes back the distance to the next one.
private final class NoLine: LayoutChild {
  let spacing: CGFloat

  init(spacing: CGFloat) { self.spacing = spacing }

  func size(in proposal: Proposal) -> CGSize { CGSize(width: -spacing, height: -spacing) }
  func place(at origin: CGPoint, in proposal: Proposal) {}
}
