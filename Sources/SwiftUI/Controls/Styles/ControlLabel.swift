// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// The label of a control: of several texts the first is the title, and those below it are subtitles.
struct ControlLabel<Content: View> {
  let content: Content

  init(_ content: Content) { self.content = content }
}

extension ControlLabel: View {
  typealias Body = Never

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(ControlLabelElement(view.value, inputs))
  }
}

/// The element of a label: stacks its texts.
final class ControlLabelElement<Content: View>: TypedElement<ControlLabel<Content>> {
  private var child: TypedElement<Content>?
  /// Holds the title and the subtitles.
  private var stack: AlgorithmBox?

  /// Points.
  private static var spacing: CGFloat { 2 }

  override init(_ value: ControlLabel<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    var inputs = _ViewInputs(below: self)
    inputs.isLabelContent = true
    child = Content.makeElement(value.content, inputs)
  }

  override func update(_ new: ControlLabel<Content>) {
    super.update(new)
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() {
    stack?.itemsDidChange()
    invalidateItems()
  }

  override func makeItems() -> [Item] {
    let items = child?.items ?? []
    guard items.count > 1, items.allSatisfy(\.box.isText) else { return items }
    let stack =
      stack
      ?? AlgorithmBox(
        self, algorithm: StackLayout(axis: .vertical, alignment: .leading, spacing: Self.spacing), axis: .vertical
      ) { [unowned self] in child?.items ?? [] }
    self.stack = stack
    return [Item(box: stack)]
  }
}

extension Box {
  /// Whether the box shows one text and what modifiers add to it.
  fileprivate var isText: Bool {
    if self is TextBox { return true }
    return children.first?.isText ?? false
  }
}

extension EnvironmentChain {
  /// What the subtitles of a label inherit.
  @MainActor var subtitle: EnvironmentChain {
    var values = EnvironmentValues(self)
    values.font = .subheadline
    ForegroundModifier(levels: [AnyShapeStyle(HierarchicalShapeStyle.secondary)]).apply(to: &values)
    return values.chain
  }
}

/// A view that is a text, with what modifiers change of it.
protocol TextualView {}

extension Text: TextualView {}
extension Optional: TextualView where Wrapped: TextualView {}
extension ModifiedContent: TextualView where Content: TextualView {}
extension _ConditionalContent: TextualView where TrueContent: TextualView, FalseContent: TextualView {}
