// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension UICollectionView {
  /// A cell class and how its cells are filled.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let identifier: String
    let origin: RegistrationOrigin
    let nib: UINib?
    let handler: Handler

    /// Creates a registration. Make it once and ahead of time: one made where a cell is asked for stops the app when it is
    /// used, since none of its cells could be used again.
    public init(handler: @escaping Handler) { self.init(nib: nil, handler) }

    /// Creates a registration whose cells are made from a nib, which holds one cell and nothing else.
    public init(cellNib: UINib, handler: @escaping Handler) { self.init(nib: cellNib, handler) }

    private init(nib: UINib?, _ handler: @escaping Handler) {
      identifier = RegistrationNames.next(for: Cell.self)
      origin = RegistrationOrigin()
      (self.nib, self.handler) = (nib, handler)
    }
  }

  /// A supplementary view class and how its views are filled.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view for a place.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identifier: String
    let origin: RegistrationOrigin
    let elementKind: String
    let nib: UINib?
    let handler: Handler

    /// Creates a registration for views of a kind. Make it once and ahead of time, as for cells.
    public init(elementKind: String, handler: @escaping Handler) { self.init(nib: nil, elementKind, handler) }

    /// Creates a registration whose views are made from a nib, which holds one view and nothing else.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.init(nib: supplementaryNib, elementKind, handler)
    }

    private init(nib: UINib?, _ elementKind: String, _ handler: @escaping Handler) {
      identifier = RegistrationNames.next(for: Supplementary.self)
      origin = RegistrationOrigin()
      (self.nib, self.elementKind, self.handler) = (nib, elementKind, handler)
    }
  }

  /// A cell of a registration's class, filled for an item; `nil` items are not handed to the handler.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    guard !registration.origin.isWithinQuestion(of: self) else {
      fatalError(
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: "
          + "or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is "
          + "requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
          + "collection view. Registrations should be created up front and reused. "
          + "Registration: \(registration.identifier)")
    }
    let key = ReuseKey(kind: ReuseKey.cell, identifier: registration.identifier)
    if engine.reuse.classes[key] == nil { register(Cell.self, registration.nib, key) }
    guard let cell = dequeueCell(registration.identifier, indexPath) as? Cell else {
      fatalError("the cell dequeued for \(registration.identifier) is no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  private func register(_ type: UICollectionReusableView.Type, _ nib: UINib?, _ key: ReuseKey) {
    if let nib { registerNib(nib, key, name: nil) } else { registerClass(type, key) }
  }

  /// A supplementary view of a registration's class, filled for a place.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    guard !registration.origin.isWithinQuestion(of: self) else {
      fatalError(
        "Attempted to dequeue a supplementary view using a registration that was created inside "
          + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath: or inside a UICollectionViewDiffableDataSource "
          + "supplementary view provider. Registrations should be created up front and reused. "
          + "Registration: \(registration.identifier)")
    }
    let key = ReuseKey(kind: registration.elementKind, identifier: registration.identifier)
    if engine.reuse.classes[key] == nil { register(Supplementary.self, registration.nib, key) }
    guard
      let view = dequeueSupplementary(registration.elementKind, registration.identifier, indexPath) as? Supplementary
    else { fatalError("the view dequeued for \(registration.identifier) is no \(Supplementary.self)") }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }
}

/// Where a registration was made: by whom it may not be used.
@MainActor struct RegistrationOrigin {
  private weak var asker = ListQuestions.asking as? UICollectionView

  func isWithinQuestion(of view: UICollectionView) -> Bool { asker === view }
}

/// Reuse identifiers for registrations, each used once.
@MainActor private enum RegistrationNames {
  private static var count = 0

  static func next(for type: Any.Type) -> String {
    count += 1
    return "\(type) registration \(count)"
  }
}
