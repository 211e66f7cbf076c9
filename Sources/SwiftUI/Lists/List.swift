// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// How the rows of a list are selected.
enum ListSelection {
  case none
  case one(get: () -> AnyHashable?, set: (AnyHashable?) -> Void, accepts: (AnyHashable) -> Bool)
  case many(get: () -> Set<AnyHashable>, set: (Set<AnyHashable>) -> Void)
}

/// Rows that scroll, made when they come near the screen.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: ListSelection
  let content: Content

  nonisolated init(selecting selection: ListSelection, content: Content) {
    self.selection = selection
    self.content = content
  }

  private nonisolated static func one(_ binding: Binding<SelectionValue?>?) -> ListSelection {
    guard let binding else { return .none }
    return .one(
      get: { binding.wrappedValue.map { AnyHashable($0) } },
      set: { binding.wrappedValue = $0.flatMap { $0.base as? SelectionValue } },
      accepts: { $0.base is SelectionValue })
  }

  private nonisolated static func many(_ binding: Binding<Set<SelectionValue>>?) -> ListSelection {
    guard let binding else { return .none }
    return .many(
      get: { Set(binding.wrappedValue.map { AnyHashable($0) }) },
      set: { binding.wrappedValue = Set($0.compactMap { $0.base as? SelectionValue }) })
  }
}

extension List: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ListElement(view.value, inputs))
  }
}

extension List: ListView {}

/// A view that is a list.
protocol ListView: View where Body == Never {
  associatedtype Content: View
  var selection: ListSelection { get }
  var content: Content { get }
}

extension List {
  /// A list in which one row can be selected.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selecting: Self.one(selection), content: content())
  }

  /// A list in which several rows can be selected.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selecting: Self.many(selection), content: content())
  }

  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  { self.init(selecting: Self.one(selection), content: ForEach(data, content: rowContent)) }

  public nonisolated init<Data, RowContent>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  { self.init(selecting: Self.many(selection), content: ForEach(data, content: rowContent)) }

  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(selecting: Self.one(selection), content: ForEach(data, id: id, content: rowContent))
  }

  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(selecting: Self.many(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selecting: .none, content: content())
  }

  /// A list with a row for each element.
  public nonisolated init<Data, RowContent>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View,
    Data.Element: Identifiable
  { self.init(selecting: .none, content: ForEach(data, content: rowContent)) }

  /// A list with a row for each element.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View {
    self.init(selecting: .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// A list with a row for each number.
  public nonisolated init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(selecting: .none, content: ForEach(data, content: rowContent))
  }
}

/// Controls in groups.
public struct Form<Content> where Content: View {
  let content: Content

  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View {
  public var body: some View { List { content } }
}
