// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// The pictures of the device, three in a row and more where there is room, the newest last.
package final class PictureGridController: UICollectionViewController {
  /// Called when nothing is to be chosen.
  package var cancel: () -> Void = {}
  /// Called with the place of a picture that was tapped.
  package var pick: (Int) -> Void = { _ in }
  /// What stands in the corner of a picture; `nil` for nothing.
  package var mark: (Int) -> String? = { _ in nil }

  private let pictures: [UIImage]

  package init(_ pictures: [UIImage]) {
    self.pictures = pictures
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    super.init(collectionViewLayout: layout)
    title = "Photos"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
  }

  package required init?(coder: NSCoder) { fatalError("Grids of pictures are not archived") }

  package override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: "picture")
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    let columns = max((view.bounds.width / 150).rounded(.up), 3)
    let side = ((view.bounds.width - 2 * (columns - 1)) / columns).rounded(.down)
    if side > 0, layout.itemSize.width != side { layout.itemSize = CGSize(width: side, height: side) }
  }

  /// Brings the marks of what is in sight up to date.
  package func showMarks() {
    guard isViewLoaded else { return }
    for case let cell as PictureCell in collectionView.visibleCells {
      if let place = collectionView.indexPath(for: cell) { cell.show(mark: mark(place.item)) }
    }
  }

  package override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  package override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    if let cell = cell as? PictureCell {
      cell.picture.image = pictures[indexPath.item]
      cell.show(mark: mark(indexPath.item))
    }
    return cell
  }

  package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    pick(indexPath.item)
  }
}

/// A picture, with a mark in its corner when it is chosen.
private final class PictureCell: UICollectionViewCell {
  let picture = UIImageView()
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.frame = contentView.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    contentView.addSubview(picture)
    badge.frame = CGRect(x: contentView.bounds.maxX - 28, y: contentView.bounds.maxY - 28, width: 22, height: 22)
    badge.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    badge.textAlignment = .center
    badge.font = .systemFont(ofSize: 13, weight: .semibold)
    badge.textColor = .white
    badge.backgroundColor = .systemBlue
    badge.layer.cornerRadius = 11
    badge.layer.borderWidth = 1.5
    badge.layer.borderColor = UIColor.white.cgColor
    badge.clipsToBounds = true
    contentView.addSubview(badge)
    accessibilityLabel = "Photo"
    show(mark: nil)
  }

  required init?(coder: NSCoder) { fatalError("Cells of pictures are not archived") }

  func show(mark: String?) {
    badge.text = mark
    badge.isHidden = mark == nil
    picture.alpha = mark == nil ? 1 : 0.7
    accessibilityTraits = mark == nil ? .image : [.image, .selected]
  }
}
