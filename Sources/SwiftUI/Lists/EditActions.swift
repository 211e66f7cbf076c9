// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// What people may do with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: MutableCollection {
  /// Rows are moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows are deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// All that can be done.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension EditActions {
  /// What is done with rows of a binding's elements.
  fileprivate func edit(_ data: Binding<Data>) -> (inout Traits) -> Void where Data: MutableCollection {
    { traits in
      guard let position = traits.position else { return }
      if rawValue & 2 != 0, traits.row.delete == nil {
        traits.row.delete = RowDelete(index: position.index) { offsets in
          if let left = Self.removing(offsets, from: data.wrappedValue) { data.wrappedValue = left }
        }
      }
      if rawValue & 1 != 0, traits.row.move == nil {
        traits.row.move = RowMove(index: position.index, owner: position.owner) { offsets, place in
          data.wrappedValue.move(fromOffsets: offsets, toOffset: place)
        }
      }
    }
  }

  /// `nil` for collections of which nothing can be taken away.
  private static func removing(_ offsets: IndexSet, from data: Data) -> Data? {
    func removing<All: RangeReplaceableCollection>(_ all: All) -> Any {
      All(all.enumerated().filter { !offsets.contains($0.offset) }.map(\.element))
    }
    return (data as? any RangeReplaceableCollection).flatMap { removing($0) as? Data }
  }
}

extension ForEach {
  /// Views of a binding's elements, whose rows people may change in a list.
  public nonisolated init<C>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, ID == C.Element.ID, Content: View, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data: data, id: { $0.wrappedValue.id }, content: content)
    edit = editActions.edit(data)
  }

  /// Views of a binding's elements, whose rows people may change in a list.
  public nonisolated init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == Binding<C>, Content: View, C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    self.init(data: data, id: { $0.wrappedValue[keyPath: id] }, content: content)
    edit = editActions.edit(data)
  }
}

extension List where SelectionValue == Never {
  /// A list with a row for each of a binding's elements, which people may change.
  public nonisolated init<C, RowContent>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, C.Element.ID, RowContent>, RowContent: View,
    C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  { self.init(selecting: .none, content: ForEach(data, editActions: editActions, content: rowContent)) }

  /// A list with a row for each of a binding's elements, which people may change.
  public nonisolated init<C, ID, RowContent>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<Binding<C>, ID, RowContent>, RowContent: View, ID: Hashable,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  { self.init(selecting: .none, content: ForEach(data, id: id, editActions: editActions, content: rowContent)) }
}
