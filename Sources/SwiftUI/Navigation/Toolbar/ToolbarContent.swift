// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// Items of the bars around a page.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the items that `body` returns.
  associatedtype Body: ToolbarContent

  /// What the items consist of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the element of the items. Ours alone: items of an app have the default.
  static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs
}

extension ToolbarContent {
  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ToolbarBodyElement(content.value, inputs))
  }

  /// Makes the element of items below another element.
  static func makeElement(_ value: Self, _ inputs: _ViewInputs) -> TypedElement<Self> {
    let made = _makeContent(content: _GraphValue(value), inputs: inputs).element
    guard let element = made as? TypedElement<Self> else {
      fatalError("\(Self.self) made the element of other items: \(type(of: made))")
    }
    return element
  }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Stops: items without a body of their own are shown by the framework.
  public var body: Never { fatalError("body should not be called on \(Self.self).") }
}

/// Builds the items of bars from the statements of a closure.
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }

  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
    content
  }

  public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
  where repeat each Content: ToolbarContent { _TupleToolbar(items: repeat each content) }

  public static func buildBlock<Content>(_ content: Content) -> some CustomizableToolbarContent
  where Content: CustomizableToolbarContent { content }

  public static func buildBlock<each Content>(_ content: repeat each Content) -> some CustomizableToolbarContent
  where repeat each Content: CustomizableToolbarContent { _TupleToolbar(items: repeat each content) }

  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { content }

  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content>(_ content: Content) -> some ToolbarContent
  where Content: ToolbarContent { content }
}

/// Several items.
public struct _TupleToolbar<T> {
  let list: (T) -> [any ToolbarContent]
  let value: T

  nonisolated init<each Content: ToolbarContent>(items: repeat each Content) where T == (repeat each Content) {
    value = (repeat each items)
    list = { items in
      var list: [any ToolbarContent] = []
      repeat list.append(each items)
      return list
    }
  }
}

extension _TupleToolbar: ToolbarContent {
  public typealias Body = Never

  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      ToolbarListElement(content.value, inputs) { $0.list($0.value).map { Optional($0) } })
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public typealias Body = Never

  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ToolbarListElement(content.value, inputs) { [$0.map { $0 }] })
  }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      ToolbarListElement(content.value, inputs) { value in
        switch value.storage {
        case .trueContent(let content): [content, nil]
        case .falseContent(let content): [nil, content]
        }
      })
  }
}

/// The element of items that consist of others.
final class ToolbarBodyElement<Content: ToolbarContent>: TypedElement<Content> {
  private var runner = BodyRunner<Content>()
  private var child: TypedElement<Content.Body>?

  override init(_ value: Content, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.Body.makeElement(runner.run(value, of: self) { $0.body }, _ViewInputs(below: self))
  }

  override func update(_ new: Content) {
    let isSame = FieldTable.areEqual(value, new)
    super.update(new)
    guard !isSame || isDirty else { return }
    clearDirty()
    rerun()
  }

  override func rerun() { child?.update(runner.run(value, of: self) { $0.body }) }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] { child?.items ?? [] }
}

/// The element of a list of items, some of which may be absent.
final class ToolbarListElement<Value>: TypedElement<Value> {
  private let list: (Value) -> [(any ToolbarContent)?]
  private var children: [ViewElement?] = []

  init(_ value: Value, _ inputs: _ViewInputs, list: @escaping (Value) -> [(any ToolbarContent)?]) {
    self.list = list
    super.init(value, inputs)
    children = list(value).map { $0.map(make) }
  }

  private func make(_ content: any ToolbarContent) -> ViewElement {
    func make<Content: ToolbarContent>(_ content: Content) -> ViewElement {
      Content.makeElement(content, _ViewInputs(below: self))
    }
    return make(content)
  }

  override func update(_ new: Value) {
    super.update(new)
    var isOtherList = false
    for (index, content) in list(new).enumerated() where index < children.count {
      guard let content else {
        isOtherList = isOtherList || children[index] != nil
        children[index]?.remove()
        children[index] = nil
        continue
      }
      func update<Content: ToolbarContent>(_ content: Content) {
        if let child = children[index] as? TypedElement<Content> { return child.update(content) }
        children[index]?.remove()
        children[index] = make(content)
        isOtherList = true
      }
      update(content)
    }
    if isOtherList { invalidateItems() }
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) { children.forEach { $0.map(body) } }
  override func makeItems() -> [Item] { children.flatMap { $0?.items ?? [] } }
}
