// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Views made of the elements of a collection, told apart by their ids.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements that views are made of.
  public var data: Data
  /// Makes the content of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// Says what people may do with the row of an element.
  var edit: ((inout Traits) -> Void)?
  /// Makes the element where the data is known only below it.
  var makeDeferred: (@MainActor (Self, _ViewInputs) -> ViewElement)?

  nonisolated init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if let make = view.value.makeDeferred { return _ViewOutputs(make(view.value, inputs)) }
    if let rule = inputs.lazyRows,
      !rule.splitsRows || Content._viewListCount(inputs: _ViewListCountInputs()) == 1
    {
      return _ViewOutputs(LazyForEachElement(view.value, inputs, rule))
    }
    return _ViewOutputs(ForEachElement(view.value, inputs))
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates views of elements by their own ids.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach where Content: View {
  /// Creates views of elements by a property that tells them apart.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates views of numbers; the range is constant.
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: { $0 }, content: content)
  }
}

/// The element of a collection's views: a child for each id.
final class ForEachElement<Data, ID, Content>: TypedElement<ForEach<Data, ID, Content>>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private var order: [ID] = []
  private var children: [ID: TypedElement<Content>] = [:]
  /// Views that are shown until their transitions are over.
  private var leaving: [ID: LeavingChild<TypedElement<Content>>] = [:]

  override init(_ value: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    apply(value)
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    super.update(new)
    if apply(new) { invalidateItems() }
  }

  /// Brings the children in line with the data; whether the list of ids is another one.
  @discardableResult private func apply(_ value: ForEach<Data, ID, Content>) -> Bool {
    // Rows may be asked for while others are updated, so nothing is changed in place.
    let old = self.order
    var rest = children
    var (kept, order): ([ID: TypedElement<Content>], [ID]) = ([:], [])
    kept.reserveCapacity(value.data.count)
    order.reserveCapacity(value.data.count)
    for element in value.data {
      let id = value.id(element)
      guard kept[id] == nil else {
        root.complain(
          "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within the "
            + "collection, this will give undefined results!")
        continue
      }
      let view = value.content(element)
      if let child = rest.removeValue(forKey: id) {
        child.update(view)
        kept[id] = child
      } else if let back = leaving.removeValue(forKey: id) {
        back.departure.cancel()
        back.child.update(view)
        kept[id] = back.child
      } else {
        kept[id] = Content.makeElement(view, _ViewInputs(through: self))
      }
      order.append(id)
    }
    children = kept
    self.order = order
    for gone in old { if let child = rest[gone] { retire(child, gone) } }
    return order != old
  }

  private func retire(_ child: TypedElement<Content>, _ id: ID) {
    leaving[id] = retire(child) { [weak self] in
      self?.leaving[id] = nil
      self?.invalidateItems()
    }
  }

  override func willRemove() { leaving.values.forEach { $0.departure.end() } }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    for id in order { if let child = children[id] { body(child) } }
  }

  override func box(withID id: AnyHashable) -> Box? {
    if let id = id.base as? ID, let child = children[id], let item = child.items.first { return item.box }
    return super.box(withID: id)
  }

  override func makeItems() -> [Item] {
    let items = order.enumerated().flatMap { index, id in
      (children[id]?.items ?? []).map { item in
        var item = item
        item.traits.setTagIfNone(id)
        if item.traits.position == nil { item.traits.position = (index, ObjectIdentifier(self)) }
        value.edit?(&item.traits)
        return item
      }
    }
    return leaving.isEmpty ? items : items + leaving.values.flatMap(\.items)
  }

  override func collectRows(into rows: inout LazyRowList) {
    for (index, id) in order.enumerated() {
      rows.mapping { [self] traits in
        traits.setTagIfNone(id)
        if traits.position == nil { traits.position = (index, ObjectIdentifier(self)) }
        value.edit?(&traits)
      } _: {
        children[id]?.collectRows(into: &$0)
      }
    }
  }
}
