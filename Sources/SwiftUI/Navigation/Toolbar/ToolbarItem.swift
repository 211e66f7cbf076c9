// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Where in the bars an item stands.
public struct ToolbarItemPlacement: Sendable {
  enum Place: Hashable, Sendable {
    case leading
    case trailing
    case principal
    case bottom
    case keyboard
  }
  let place: Place
  var isProminent = false
  /// Whether the item stands without glass behind it.
  var hidesBackground = false

  /// At the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  public static let navigation = ToolbarItemPlacement(place: .leading)
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  public static let status = ToolbarItemPlacement(place: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  public static let destructiveAction = ToolbarItemPlacement(place: .leading)
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In a bar above the keyboard, while a field of the page has it.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// One item of a bar.
public struct ToolbarItem<ID, Content> where Content: View {
  let storedID: ID
  /// Whether the item is in its bar.
  let isShown: Bool
  let placement: ToolbarItemPlacement
  let content: Content

  nonisolated init(id: ID, isShown: Bool = true, placement: ToolbarItemPlacement, content: Content) {
    storedID = id
    self.isShown = isShown
    self.placement = placement
    self.content = content
  }

  /// What stands in the bar.
  var shownContent: Content? { isShown ? content : nil }
}

extension ToolbarItem where ID == () {
  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.init(id: (), placement: placement, content: content())
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      ToolbarItemElement(
        content.value, inputs, placement: content.value.placement, isOne: true, content: \.shownContent))
  }
}

/// Several items of a bar: one for each view.
public struct ToolbarItemGroup<Content> where Content: View {
  let placement: ToolbarItemPlacement
  let content: Content

  public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func _makeContent(content: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(
      ToolbarItemElement(content.value, inputs, placement: content.value.placement, isOne: false, content: \.content))
  }
}

/// How large a space between items is.
public struct SpacerSizing: Hashable, Sendable {
  let isFlexible: Bool
  public static let flexible = SpacerSizing(isFlexible: true)
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between items of a bar, which stand on glass of their own.
public struct ToolbarSpacer {
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  public nonisolated init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent {
  public var body: some ToolbarContent {
    ToolbarItem(placement: placement) { Color.clear.modifier(ToolbarSpace(sizing: sizing)) }
  }
}

/// Marks a space among items.
struct ToolbarSpace: TraitModifier {
  var sizing: SpacerSizing
  func apply(to traits: inout Traits) { traits[ToolbarSpace.self] = sizing }
}

/// Marks the placement among the traits of an item.
enum ToolbarPlacementKey {}

/// The element of an item of a bar: its views, with the placement.
final class ToolbarItemElement<Value, Content: View>: TypedElement<Value> {
  private let path: KeyPath<Value, Content>
  private let placement: ToolbarItemPlacement
  private let isOne: Bool
  private var child: TypedElement<Content>?
  /// Holds the views of one item side by side.
  private var row: AlgorithmBox?

  init(
    _ value: Value, _ inputs: _ViewInputs, placement: ToolbarItemPlacement, isOne: Bool,
    content path: KeyPath<Value, Content>
  ) {
    self.path = path
    self.placement = placement
    self.isOne = isOne
    super.init(value, inputs)
    child = Content.makeElement(value[keyPath: path], _ViewInputs(below: self))
  }

  override func update(_ new: Value) {
    super.update(new)
    child?.update(new[keyPath: path])
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() {
    row?.itemsDidChange()
    invalidateItems()
  }

  override func makeItems() -> [Item] {
    var items = child?.items ?? []
    if isOne, items.count > 1 {
      let row =
        row
        ?? AlgorithmBox(
          self, algorithm: StackLayout(axis: .horizontal, alignment: .verticalCenter, spacing: 8), axis: .horizontal
        ) { [unowned self] in child?.items ?? [] }
      self.row = row
      items = [Item(box: row)]
    }
    return items.map { item in
      var item = item
      item.traits[ToolbarPlacementKey.self] = placement
      // A spacer among items is the bar's own flexible space.
      if item.box is SpacerBox { item.traits[ToolbarSpace.self] = SpacerSizing.flexible }
      return item
    }
  }
}
