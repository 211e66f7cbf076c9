// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What views say of the row that they stand in.
struct RowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var separators: [VerticalEdge: Visibility] = [:]
  var separatorTints: [VerticalEdge: Color] = [:]
  var sectionSeparators: [VerticalEdge: Visibility] = [:]
  var sectionSeparatorTints: [VerticalEdge: Color] = [:]
  var leadingSwipe: RowSwipe?
  var trailingSwipe: RowSwipe?
  var badge: Text?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  var delete: RowDelete?
  var move: RowMove?
}

/// Buttons beside a row.
struct RowSwipe {
  var allowsFull: Bool
  var content: AnyView
}

/// Deletes elements of a `ForEach`, by their numbers.
struct RowDelete {
  var index: Int
  var action: (IndexSet) -> Void
}

/// Moves elements of a `ForEach`, by their numbers.
struct RowMove {
  var index: Int
  /// Tells the `ForEach` apart.
  var owner: ObjectIdentifier
  var action: (IndexSet, Int) -> Void
}

/// Marks the traits of a row among those of an item.
enum RowTraitsKey {}
/// Marks the number of an element in the nearest `ForEach`.
enum ForEachIndexKey {}

extension Traits {
  var row: RowTraits {
    get { self[RowTraitsKey.self] as? RowTraits ?? RowTraits() }
    set { self[RowTraitsKey.self] = newValue }
  }

  /// The number of the element in the nearest `ForEach`, and that `ForEach`.
  var position: (index: Int, owner: ObjectIdentifier)? {
    get { self[ForEachIndexKey.self] as? (index: Int, owner: ObjectIdentifier) }
    set { self[ForEachIndexKey.self] = newValue }
  }
}

struct RowModifier {
  var change: (inout RowTraits) -> Void
}

extension RowModifier: TraitModifier {
  func apply(to traits: inout Traits) {
    // What was said farther in counts.
    var outer = RowTraits()
    change(&outer)
    traits.row = traits.row.within(outer)
  }
}

extension RowTraits {
  func within(_ outer: RowTraits) -> RowTraits {
    var joined = self
    joined.insets = insets ?? outer.insets
    joined.background = background ?? outer.background
    joined.separators.merge(outer.separators) { mine, _ in mine }
    joined.separatorTints.merge(outer.separatorTints) { mine, _ in mine }
    joined.sectionSeparators.merge(outer.sectionSeparators) { mine, _ in mine }
    joined.sectionSeparatorTints.merge(outer.sectionSeparatorTints) { mine, _ in mine }
    joined.leadingSwipe = leadingSwipe ?? outer.leadingSwipe
    joined.trailingSwipe = trailingSwipe ?? outer.trailingSwipe
    joined.badge = badge ?? outer.badge
    joined.isDeleteDisabled = isDeleteDisabled || outer.isDeleteDisabled
    joined.isMoveDisabled = isMoveDisabled || outer.isMoveDisabled
    joined.isSelectionDisabled = isSelectionDisabled || outer.isSelectionDisabled
    return joined
  }
}

struct DeleteModifier {
  var action: ((IndexSet) -> Void)?
}

extension DeleteModifier: TraitModifier {
  func apply(to traits: inout Traits) {
    guard let action, let position = traits.position, traits.row.delete == nil else { return }
    traits.row.delete = RowDelete(index: position.index, action: action)
  }
}

struct MoveModifier {
  var action: ((IndexSet, Int) -> Void)?
}

extension MoveModifier: TraitModifier {
  func apply(to traits: inout Traits) {
    guard let action, let position = traits.position, traits.row.move == nil else { return }
    traits.row.move = RowMove(index: position.index, owner: position.owner, action: action)
  }
}

/// A view whose content follows data that can be edited.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  /// What the views are made of.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets people delete elements; the action gets their numbers.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: DeleteModifier(action: action))
  }

  /// Lets people move elements; the action gets their numbers and where they are to stand.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: MoveModifier(action: action))
  }
}

extension View {
  private nonisolated func row(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    modifier(RowModifier(change: change))
  }

  /// Sets the room around the content of the row; `nil` for the list's own.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }

  /// Puts a view behind the row; `nil` for the list's own.
  public nonisolated func listRowBackground<V>(_ view: V?) -> some View where V: View {
    row { $0.background = view.map { AnyView($0) } }
  }

  /// Shows or hides the lines above and below the row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { for edge in VerticalEdge.allCases where edges.contains(.init(edge)) { $0.separators[edge] = visibility } }
  }

  /// Sets the colour of the lines above and below the row.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    row { for edge in VerticalEdge.allCases where edges.contains(.init(edge)) { $0.separatorTints[edge] = color } }
  }

  /// Shows or hides the lines above and below the section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row {
      for edge in VerticalEdge.allCases where edges.contains(.init(edge)) { $0.sectionSeparators[edge] = visibility }
    }
  }

  /// Sets the colour of the lines above and below the section.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row {
      for edge in VerticalEdge.allCases where edges.contains(.init(edge)) { $0.sectionSeparatorTints[edge] = color }
    }
  }

  /// Sets the distance between rows of lists in the view, in points; `nil` for rows that touch.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Puts buttons beside the row, for who swipes it.
  public nonisolated func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View where T: View {
    let swipe = RowSwipe(allowsFull: allowsFullSwipe, content: AnyView(content()))
    return row { if edge == .leading { $0.leadingSwipe = swipe } else { $0.trailingSwipe = swipe } }
  }

  /// Keeps people from deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { row { $0.isDeleteDisabled = isDisabled } }

  /// Keeps people from moving the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { row { $0.isMoveDisabled = isDisabled } }

  /// Keeps people from selecting the row.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    row { $0.isSelectionDisabled = isDisabled }
  }

  /// Shows a number at the end of the row, or at a tab; 0 for none.
  public nonisolated func badge(_ count: Int) -> some View {
    row { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Shows a text at the end of the row, or at a tab.
  public nonisolated func badge(_ label: Text?) -> some View { row { $0.badge = label } }

  /// Shows a text at the end of the row, or at a tab.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { row { $0.badge = key.map { Text($0) } } }

  /// Shows a text at the end of the row, or at a tab.
  @_disfavoredOverload
  public nonisolated func badge<S>(_ label: S?) -> some View where S: StringProtocol {
    row { $0.badge = label.map { Text($0) } }
  }
}

private struct DefaultMinListRowHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 52 }

extension EnvironmentValues {
  /// The least height of a row, in points. Defaults to 52.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }
}
