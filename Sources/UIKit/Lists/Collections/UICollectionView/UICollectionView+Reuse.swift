// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import CollectionUpdating

// Registering classes, making views of them and using views again.

extension UICollectionView {
  func registerClass(_ viewClass: AnyClass?, _ key: ReuseKey) {
    engine.reuse.makers[key] = nil
    engine.reuse.misfits[key] = nil
    guard let viewClass else {
      engine.reuse.classes[key] = nil
      return
    }
    let base: UICollectionReusableView.Type =
      key.kind == ReuseKey.cell ? UICollectionViewCell.self : UICollectionReusableView.self
    guard let type = viewClass as? UICollectionReusableView.Type,
      key.kind != ReuseKey.cell || type is UICollectionViewCell.Type
    else {
      engine.reuse.classes[key] = nil
      engine.reuse.misfits[key] =
        "the class \(viewClass) registered for \"\(key.identifier)\" must be a subclass of \(base)"
      return
    }
    engine.reuse.classes[key] = type
  }

  /// Says how views of a kind with an identifier are made.
  func registerMaker(_ key: ReuseKey, _ make: @escaping @MainActor () -> UIView?) {
    engine.reuse.classes[key] =
      key.kind == ReuseKey.cell ? UICollectionViewCell.self : UICollectionReusableView.self
    engine.reuse.makers[key] = make
  }

  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    if let (path, cell) = engine.reuse.reconfigured, path == indexPath,
      let cell = cell as? UICollectionViewCell, cell.reuseIdentifier == identifier
    {
      return cell
    }
    let view = dequeue(ReuseKey(kind: ReuseKey.cell, identifier: identifier)) {
      attributes(for: .cell(engine.reuse.attributesInHand?.indexPath ?? shownPath(indexPath)))
    }
    guard let cell = view as? UICollectionViewCell else {
      fatalError("\(type(of: view)) was registered for cells and is none")
    }
    return cell
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(ReuseKey(kind: kind, identifier: identifier)) {
      attributes(for: ElementKey(category: .supplementaryView, kind: kind, indexPath: indexPath))
    }
  }

  private func dequeue(
    _ key: ReuseKey, attributes: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView {
    guard let type = engine.reuse.classes[key] as? UICollectionReusableView.Type else {
      if let misfit = engine.reuse.misfits[key] { fatalError(misfit) }
      fatalError(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
    }
    let attributes = attributes()
    if let view = engine.reuse.take(key) as? UICollectionReusableView {
      if let attributes { view.setAttributes(attributes) }
      if let cell = view as? UICollectionViewCell {
        if cell.isSelected { cell.isSelected = false }
        if cell.isHighlighted { cell.isHighlighted = false }
      }
      view.prepareForReuse()
      return view
    }
    return make(type, key, attributes)
  }

  private func make(
    _ type: UICollectionReusableView.Type, _ key: ReuseKey, _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView {
    engine.statistics.viewsMade += 1
    let frame = attributes.map { CGRect(origin: $0.frame.origin, size: $0.size) } ?? .zero
    let made = engine.reuse.makers[key].map { $0() }
    guard let view = (made ?? UIView.make(type, frame: frame)) as? UICollectionReusableView else {
      fatalError("\(type) is not a UICollectionReusableView")
    }
    if made != nil, attributes != nil { view.frame = frame }
    let identifier = key.identifier
    view.reuseIdentifier = identifier
    view.owningCollectionView = self
    // Filled for the traits that it will have, not twice.
    view.updateTraits(inherited: traitCollection, overrides: attributes?.list.map { view.traitOverrides(in: $0) })
    if let attributes { view.adoptPlace(of: attributes) }
    return view
  }

  /// The attributes of an element, without asking the layout where they are at hand.
  private func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let inHand = engine.reuse.attributesInHand, inHand.key == key { return inHand }
    guard engine.layoutState.isPrepared else { return nil }
    return storedLayout.attributes(of: key)
  }

  /// The view of an element: from the data source, or for a decoration from the layout's registration.
  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let path = attributes.indexPath
    switch attributes.representedElementCategory {
    case .cell:
      guard let item = dataPath(path) else { return makePlaceholderCell(at: path) }
      return makeCell(at: item)
    case .supplementaryView: return makeSupplementary(attributes.representedElementKind ?? "", at: path)
    case .decorationView:
      let kind = attributes.representedElementKind ?? ""
      guard let type = storedLayout.decorationClass(kind) else {
        fatalError(
          "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
            + "prototype in a storyboard")
      }
      let key = ReuseKey(kind: ReuseKey.decoration + kind, identifier: kind)
      let nib = storedLayout.decorationNib(kind)
      engine.reuse.makers[key] = nil
      if let nib { engine.reuse.makers[key] = { nib.makeDecoration(kind) } }
      // A nib's class is known only when it is made.
      guard let view = engine.reuse.take(key) as? UICollectionReusableView,
        nib != nil || Swift.type(of: view) == type
      else {
        return make(type, key, attributes)
      }
      view.prepareForReuse()
      return view
    }
  }

  private func makeCell(at path: IndexPath) -> UICollectionViewCell {
    guard let dataSource = heldDataSource else {
      fatalError("the layout has items, but the collection view no data source")
    }
    let cell = asking { dataSource.collectionView(self, cellForItemAt: path) }
    guard cell.reuseIdentifier != nil, cell.owningCollectionView === self else {
      fatalError(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be "
          + "retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: (index path \(path.pathText), "
          + "cell \(cell))")
    }
    return cell
  }

  private func makePlaceholderCell(at path: IndexPath) -> UICollectionViewCell {
    guard let placeholder = placeholder(at: path) else { fatalError("there is no placeholder at \(path.pathText)") }
    let cell = dequeueCell(placeholder.reuseIdentifier, path)
    placeholder.fill(cell)
    return cell
  }

  private func makeSupplementary(_ kind: String, at path: IndexPath) -> UICollectionReusableView {
    guard let dataSource = heldDataSource else {
      fatalError("the layout has a \(kind), but the collection view no data source")
    }
    let view = asking { dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path) }
    guard view.reuseIdentifier != nil, view.owningCollectionView === self else {
      fatalError(
        "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: (\(kind),\(path.pathText)) "
          + "was not retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is "
          + "nil (\(view))")
    }
    return view
  }
}
