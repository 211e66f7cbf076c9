// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph

/// A part of an app's user interface, described by a value.
@MainActor @preconcurrency public protocol View {
  /// The type of the view that `body` returns.
  associatedtype Body: View

  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the element that keeps the view's identity. Ours alone: views of an app have the default.
  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs

  /// How many views of this type there are in a container; `nil` where that depends on the value. Ours alone.
  static func _viewListCount(inputs: _ViewListCountInputs) -> Int?
}

/// The value of a view whose element is made.
public struct _GraphValue<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Where in the tree an element is made.
public struct _ViewInputs {
  let parent: Element?
  let root: UpdateRoot
  var environment: EnvironmentChain
  /// Where transactions are changed on their way down; `nil` for nowhere.
  var transactionNode: TransactionNode?
  /// What shows the boxes of the elements.
  var host: ViewHost?
  /// The lazy container whose rows the views are; `nil` elsewhere.
  var lazyRows: LazyRowRule?
  /// Whether the views are the label of a control, whose texts after the first are subtitles.
  var isLabelContent = false

  /// The inputs of a child of `element`, which inherits its environment.
  @MainActor init(below element: Element) {
    parent = element
    root = element.root
    environment = element.environment
    transactionNode = (element as? ViewElement)?.transactionNode
    host = (element as? ViewElement)?.host
  }

  /// The inputs of a child of an element without a box, whose views are those of the child.
  @MainActor init(through element: ViewElement) {
    self.init(below: element)
    lazyRows = element.lazyRows
    isLabelContent = element.isLabelContent
  }

  @MainActor init(parent: Element?, environment: EnvironmentChain, host: ViewHost) {
    self.parent = parent
    self.host = host
    root = host.root
    self.environment = environment
  }
}

/// The element that was made.
public struct _ViewOutputs {
  let element: ViewElement

  init(_ element: ViewElement) {
    self.element = element
  }
}

extension View {
  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(BodyElement(view.value, inputs))
  }

  /// Makes the element of a view below another element.
  static func makeElement(_ value: Self, _ inputs: _ViewInputs) -> TypedElement<Self> {
    let made = _makeView(view: _GraphValue(value), inputs: inputs).element
    guard let element = made as? TypedElement<Self> else {
      fatalError("\(Self.self) made the element of another view: \(type(of: made))")
    }
    return element
  }
}

extension Never: View {
  public var body: Never { fatalError("Never is never shown") }
}

extension View where Body == Never {
  /// Stops: views without a body of their own are shown by the framework.
  public var body: Never { fatalError("body() should not be called on \(Self.self).") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(OptionalElement(view.value, inputs))
  }
}
