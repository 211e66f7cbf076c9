// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// Cells and headers of lists that stand in nibs of their own.

extension UITableView {
  /// Has views of an identifier made from a nib; `nil` for none any more.
  func registerNib(_ nib: UINib?, _ key: ReuseKey) {
    guard let nib else { return registerClass(nil, key) }
    let isCell = key.kind == ReuseKey.cell
    registerMaker(key) {
      let objects = nib.instantiate(withOwner: nil)
      let view = objects.count == 1 ? objects[0] as? UIView : nil
      guard let view, isCell ? view is UITableViewCell : view is UITableViewHeaderFooterView else {
        fatalError(
          "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level object "
            + "which must be a \(isCell ? "UITableViewCell" : "UITableViewHeaderFooterView") instance")
      }
      if let own = (view as? UITableViewCell)?.reuseIdentifier, own != key.identifier {
        fatalError(
          "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
            + "(\(key.identifier))")
      }
      return view
    }
  }
}

extension UICollectionView {
  /// Has views of a kind and an identifier made from a nib; `nil` for none any more.
  ///
  /// - Parameter name: The identifier that the nib has to have, where it has one; a registration's own has none.
  func registerNib(_ nib: UINib?, _ key: ReuseKey, name: String?) {
    guard let nib else { return registerClass(nil, key) }
    registerMaker(key) {
      let objects = nib.instantiate(withOwner: nil)
      let view = objects.count == 1 ? objects[0] as? UICollectionReusableView : nil
      guard let view, key.kind != ReuseKey.cell || view is UICollectionViewCell else {
        fatalError(
          "invalid nib registered for identifier (\(key.identifier)) - nib must contain exactly one top level object "
            + "which must be a UICollectionReusableView instance")
      }
      if let name, let own = view.reuseIdentifier, own != name {
        fatalError(
          "view reuse identifier in nib (\(own)) does not match the identifier used to register the nib (\(name))")
      }
      return view
    }
  }
}

extension UINib {
  /// Makes a layout's decoration of a kind, which is all that the nib holds.
  func makeDecoration(_ kind: String) -> UIView? {
    let objects = instantiate(withOwner: nil)
    guard objects.count == 1, let view = objects[0] as? UICollectionReusableView else {
      fatalError(
        "invalid nib registered for identifier (\(kind)) - nib must contain exactly one top level object which must be a "
          + "UICollectionReusableView instance")
    }
    return view
  }
}
