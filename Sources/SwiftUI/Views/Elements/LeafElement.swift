// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import ViewGraph
internal import ViewLayoutCore

/// A view that draws something by itself.
protocol LeafView: View where Body == Never {
  associatedtype LeafBox: Box

  /// Makes the view's box.
  func makeBox(_ element: ViewElement) -> LeafBox

  /// Brings the box in line with the value and the environment; what is read of the environment is noted.
  func resolve(_ box: LeafBox, _ environment: EnvironmentValues)
}

/// The element of a view that draws something by itself.
class LeafElement<V: LeafView>: TypedElement<V> {
  private(set) final var box: V.LeafBox!

  override init(_ value: V, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    box = value.makeBox(self)
    rerun()
  }

  override func update(_ new: V) {
    let isSame = FieldTable.areEqual(value, new)
    super.update(new)
    guard !isSame || isDirty else { return }
    clearDirty()
    rerun()
  }

  /// The value as it is shown now.
  var shown: V { value }

  override func rerun() {
    reads.removeAll()
    shown.resolve(box, EnvironmentValues(environment, reads: reads))
  }

  override func makeItems() -> [Item] { [Item(box: box)] }
}

/// A view that places other views.
protocol LayoutContainer: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  var algorithm: any LayoutAlgorithm { get }
  var stackAxis: LayoutAxis? { get }
  /// Whether the algorithm may leave children out.
  static var placesSomeChildren: Bool { get }
}

extension LayoutContainer {
  var stackAxis: LayoutAxis? { nil }
  static var placesSomeChildren: Bool { false }
}

/// The element of a view that places other views.
final class ContainerElement<V: LayoutContainer>: TypedElement<V> {
  private var child: TypedElement<V.Content>?
  private var box: AlgorithmBox!

  override init(_ value: V, _ inputs: _ViewInputs) {
    super.init(value, inputs)
    child = V.Content.makeElement(value.content, _ViewInputs(below: self))
    box = AlgorithmBox(self, algorithm: value.algorithm, axis: value.stackAxis, placesSome: V.placesSomeChildren) {
      [unowned self] in child?.items ?? []
    }
  }

  override func update(_ new: V) {
    super.update(new)
    // Algorithms are small values: a new one costs less than to know whether it is another.
    box.set(new.algorithm)
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewGraphElement) -> Void) {
    if let child { body(child) }
  }

  override func childItemsDidChange() { box.itemsDidChange() }
  override func makeItems() -> [Item] { [Item(box: box)] }
}

/// The box of a container with an algorithm of the core's.
final class AlgorithmBox: ContainerBox {
  private var current: any LayoutAlgorithm
  private let axis: LayoutAxis?
  private let placesSome: Bool
  /// What shows the box where it is the outermost one.
  weak var shownBy: ViewHost?

  init(
    _ element: ViewElement, algorithm: any LayoutAlgorithm, axis: LayoutAxis? = nil, placesSome: Bool = false,
    items: @escaping () -> [Item]
  ) {
    current = algorithm
    self.axis = axis
    self.placesSome = placesSome
    super.init(element, items: items)
  }

  override var algorithm: any LayoutAlgorithm { current }
  override var stackAxis: LayoutAxis? { axis }

  /// Takes another algorithm; an equal one changes nothing.
  func set(_ new: any LayoutAlgorithm) {
    func isSame<Algorithm: LayoutAlgorithm>(_ new: Algorithm) -> Bool {
      (current as? Algorithm).map { FieldTable.areEqual($0, new) } ?? false
    }
    guard !isSame(new) else { return }
    current = new
    contentDidChange()
  }

  override var drawnChildren: [Box] {
    guard placesSome else { return super.drawnChildren }
    var placed: Set<ObjectIdentifier> = []
    let all = children
    current.place(layoutChildren, in: placedProposal, size: frame.size) { index, _, _ in
      placed.insert(ObjectIdentifier(all[index]))
    }
    return super.drawnChildren.filter { placed.contains(ObjectIdentifier($0)) }
  }
}
