// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// Views in rows and columns.
public struct Grid<Content> where Content: View {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content

  /// Creates a grid; spacings are points, `nil` leaves them to the cells.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }
}

extension Grid: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(GridElement(view.value, inputs))
  }
}

/// A row of a grid; outside one its views stand in the container above.
public struct GridRow<Content> where Content: View {
  let alignment: VerticalAlignment?
  let content: Content

  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  public typealias Body = Never

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs(GridRowElement(view.value, inputs))
  }
}

/// The row that an item of a grid is in.
struct GridRowTrait {
  var row: ObjectIdentifier
  var alignment: VerticalAlignment?
}

/// What a cell of a grid says about itself.
enum GridCellKey {}

/// The element of a grid's row: its items are the row's cells.
final class GridRowElement<Content: View>: TypedElement<GridRow<Content>> {
  private var child: TypedElement<Content>?

  override init(_ value: GridRow<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(below: self))
  }

  override func update(_ new: GridRow<Content>) {
    let isAligned = new.alignment == value.alignment
    super.update(new)
    if !isAligned { invalidateItems() }
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func makeItems() -> [Item] {
    (child?.items ?? []).map { item in
      var item = item
      item.traits[GridRowTrait.self] = GridRowTrait(row: ObjectIdentifier(self), alignment: value.alignment)
      return item
    }
  }
}

/// The element of a grid.
final class GridElement<Content: View>: TypedElement<Grid<Content>> {
  private var child: TypedElement<Content>?
  private var box: GridBox!

  override init(_ value: Grid<Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = Content.makeElement(value.content, _ViewInputs(below: self))
    box = GridBox(self) { [unowned self] in child?.items ?? [] }
    setUp(value)
  }

  private func setUp(_ value: Grid<Content>) {
    box.alignment = value.alignment
    box.horizontalSpacing = value.horizontalSpacing
    box.verticalSpacing = value.verticalSpacing
  }

  override func update(_ new: Grid<Content>) {
    let isSame =
      new.alignment == value.alignment && new.horizontalSpacing == value.horizontalSpacing
      && new.verticalSpacing == value.verticalSpacing
    super.update(new)
    if !isSame {
      setUp(new)
      box.contentDidChange()
    }
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { box.itemsDidChange() }
  override func makeItems() -> [Item] { [Item(box: box)] }
}

/// The box of a grid.
final class GridBox: ContainerBox {
  var alignment = Alignment.center
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  override var algorithm: any LayoutAlgorithm {
    var rows: [ViewLayoutCore.GridRow] = []
    var current: ObjectIdentifier?
    for item in currentItems {
      let cell = item.traits[GridCellKey.self] as? GridCell ?? GridCell()
      guard let trait = item.traits[GridRowTrait.self] as? GridRowTrait else {
        rows.append(.view(cell))
        current = nil
        continue
      }
      if current == trait.row, let last = rows.indices.last {
        rows[last].cells.append(cell)
      } else {
        rows.append(ViewLayoutCore.GridRow([cell], alignment: trait.alignment?.key))
        current = trait.row
      }
    }
    return GridLayout(
      rows: rows, alignment: alignment.pair, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
}

struct GridCellModifier {
  var change: (inout GridCell) -> Void
}

extension GridCellModifier: TraitModifier {
  func apply(to traits: inout Traits) {
    var cell = traits[GridCellKey.self] as? GridCell ?? GridCell()
    change(&cell)
    traits[GridCellKey.self] = cell
  }
}

extension View {
  /// Has the view take several columns of its grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellModifier { $0.columns = max(count, 1) })
  }

  /// Has the view not make its grid larger along some axes.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(GridCellModifier { $0.unsizedAxes = axes.layoutAxes })
  }

  /// Sets where the view stands in its cell.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(GridCellModifier { $0.anchor = anchor.point })
  }

  /// Sets the alignment of the view's column.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(GridCellModifier { $0.columnAlignment = guide.key })
  }
}
