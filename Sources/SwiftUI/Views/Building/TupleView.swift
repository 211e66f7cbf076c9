// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A view of several views, as a builder makes it.
public struct TupleView<T> {
  public var value: T
  /// Lists the views of a value; known where the pack was.
  private let list: (T) -> [any View]

  /// Creates a view of a tuple of views.
  public nonisolated init(_ value: T) {
    self.value = value
    list = { value in
      Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
  }

  nonisolated init<each Content: View>(children: repeat each Content) where T == (repeat each Content) {
    value = (repeat each children)
    list = { value in
      var views: [any View] = []
      repeat views.append(each value)
      return views
    }
  }

  var views: [any View] { list(value) }
}

extension TupleView: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(TupleElement(view.value, inputs))
  }
}

/// The element of a tuple of views: one child for each.
final class TupleElement<T>: TypedElement<TupleView<T>> {
  private var children: [ViewElement] = []
  /// Whether the views after the first are subtitles: the tuple is the label of a control, and all are texts.
  private let hasSubtitles: Bool

  override init(_ value: TupleView<T>, _ inputs: _ViewInputs) {
    let views = value.views
    hasSubtitles = inputs.isLabelContent && views.allSatisfy { $0 is any TextualView }
    super.init(value, inputs)
    children = views.indices.map { make(views[$0], at: $0) }
  }

  private func make(_ view: any View, at index: Int) -> ViewElement {
    func make<Content: View>(_ view: Content) -> ViewElement {
      var inputs = _ViewInputs(through: self)
      inputs.isLabelContent = false
      inputs.environment = environment(at: index)
      return Content.makeElement(view, inputs)
    }
    return make(view)
  }

  private func environment(at index: Int) -> EnvironmentChain {
    hasSubtitles && index > 0 ? environment.subtitle : environment
  }

  override func environmentDidChange(readsDiffer: Bool) {
    guard hasSubtitles else { return super.environmentDidChange(readsDiffer: readsDiffer) }
    host?.invalidateDrawing()
    for index in children.indices { children[index].setEnvironment(environment(at: index)) }
  }

  override func update(_ new: TupleView<T>) {
    super.update(new)
    let views = new.views
    var isOtherList = views.count != children.count
    for index in views.indices {
      func update<Content: View>(_ view: Content) {
        if index < children.count, let child = children[index] as? TypedElement<Content> {
          child.update(view)
        } else {
          // Only where a tuple holds views of changing types, which a builder never makes.
          isOtherList = true
          if index < children.count { children[index].remove() }
          let made = make(view, at: index)
          if index < children.count { children[index] = made } else { children.append(made) }
        }
      }
      update(views[index])
    }
    if isOtherList { invalidateItems() }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) { children.forEach(body) }

  override func makeItems() -> [Item] { children.flatMap(\.items) }

  override func collectRows(into rows: inout LazyRowList) {
    for child in children { child.collectRows(into: &rows) }
  }
}
