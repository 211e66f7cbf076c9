// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

/// The Today tab: one collection view, a section per day.
final class TodayViewController: UIViewController {
  let edition: Edition
  private(set) var collectionView: UICollectionView!

  /// Where the cards' shadows fall, in points. Held level, the device casts them a little downward.
  var shadowOffset = CardShadowView.restingOffset {
    didSet {
      for case let cell as CardCell in collectionView.visibleCells {
        cell.shadowView.offset = shadowOffset
      }
    }
  }

  /// The card whose story is open, or was last.
  var openCard: IndexPath?
  /// The card that is away in its story; the list shows its place empty, whichever cell comes to stand there.
  var awayCard: IndexPath? {
    didSet {
      for case let cell as CardCell in collectionView.visibleCells {
        cell.isAway = collectionView.indexPath(for: cell) == awayCard
      }
    }
  }

  init(edition: Edition) {
    self.edition = edition
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    edition = Edition(now: AppClock.now())
    super.init(coder: coder)
  }

  func story(at indexPath: IndexPath) -> Story {
    edition.days[indexPath.section].stories[indexPath.item]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.canvas

    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.backgroundColor = Palette.canvas
    collectionView.contentInset.bottom = 20
    collectionView.alwaysBounceVertical = true
    collectionView.delaysContentTouches = false
    collectionView.dataSource = self
    collectionView.delegate = self
    for kind in Story.Kind.allCases {
      collectionView.register(CardCell.self, forCellWithReuseIdentifier: kind.rawValue)
    }
    collectionView.register(
      DayHeaderView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: DayHeaderView.reuseIdentifier)

    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
    ])
  }
}

extension TodayViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    edition.days.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    edition.days[section].stories.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let story = story(at: indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: story.kind.rawValue, for: indexPath)
    if let cell = cell as? CardCell {
      cell.show(story)
      cell.isAway = indexPath == awayCard
      cell.shadowView.offset = shadowOffset
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: DayHeaderView.reuseIdentifier, for: indexPath)
    if let header = view as? DayHeaderView {
      let day = edition.days[indexPath.section]
      header.show(
        dateline: day.dateline(in: edition.calendar),
        title: day.title(on: edition.now, in: edition.calendar),
        portrait: indexPath.section == 0)
    }
    return view
  }
}
