// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import UIKit

/// Selections that go little by little: in time, and with a page that comes back.
@MainActor struct ListFadingTests {
  /// A page with one list of three rows.
  private final class Page: UICollectionViewController {
    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) }

    /// How red, that is how white, the first row's background is shown: 1 is white, 209/255 selected.
    var shade: CGFloat? {
      let cell = collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
      let fill = cell?.subviews.first { $0 is BackgroundConfigurationView }?.subviews.first
      return fill?.shown.backgroundColor?.components?.first
    }
  }

  // Tests take turns with the app and its clock: each begins with a frame of its own.
  private let page = Page()
  private let navigation: UINavigationController
  private let phone: Phone
  private let path = IndexPath(item: 0, section: 0)
  private let selected: CGFloat = 209.0 / 255

  init() {
    navigation = UINavigationController(rootViewController: page)
    phone = Phone(root: navigation)
    page.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    phone.frame()
  }

  private func isNear(_ shade: CGFloat) -> Bool { abs((page.shade ?? 0) - shade) < 0.005 }

  @Test func anAnimatedDeselectionFadesFromGreyToWhite() {
    phone.frame()
    #expect(isNear(selected))
    page.collectionView.deselectItem(at: path, animated: true)
    #expect(page.collectionView.indexPathsForSelectedItems == [])
    phone.frame()
    phone.advance(0.175)
    #expect(isNear((selected + 1) / 2))
    phone.advance(0.2)
    #expect(isNear(1))
  }

  @Test func aPlainDeselectionDoesNot() {
    phone.frame()
    page.collectionView.deselectItem(at: path, animated: false)
    phone.frame()
    #expect(isNear(1))
  }

  @Test func aViewForTheSelectionFadesAndIsReadyForTheNextOne() throws {
    phone.frame()
    let cell = try #require(page.collectionView.cellForItem(at: path))
    let mark = UIView()
    cell.selectedBackgroundView = mark
    #expect(!mark.isHidden)
    page.collectionView.deselectItem(at: path, animated: true)
    phone.frame()
    phone.advance(0.175)
    #expect(!mark.isHidden && abs(mark.shown.opacity - 0.5) < 0.01)
    phone.advance(0.3)
    #expect(mark.isHidden && mark.alpha == 1)
    page.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(!mark.isHidden && mark.alpha == 1)
  }

  @Test func editingMakesRoomForControlsLittleByLittle() throws {
    phone.frame()
    let cell = try #require(page.collectionView.cellForItem(at: path) as? UICollectionViewListCell)
    cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing)]
    phone.frame()
    let chevron = try #require(cell.accessory(.disclosureIndicator))
    page.setEditing(true, animated: true)
    let minus = try #require(cell.accessory(.delete))
    #expect(cell.contentView.frame.minX == 40)
    phone.frame()
    phone.advance(0.15)
    #expect(abs(cell.contentView.shown.frame.minX - 20) < 0.5)
    #expect(abs(minus.shown.opacity - 0.5) < 0.02 && abs(chevron.shown.opacity - 0.5) < 0.02)
    #expect(minus.shown.frame.minX == 17)
    phone.advance(0.2)
    #expect(chevron.superview == nil && minus.shown.opacity == 1)
    page.setEditing(false, animated: false)
    phone.frame()
    #expect(cell.contentView.shown.frame.minX == 0 && minus.superview == nil)
  }

  @Test func aSwipeBackTakesTheSelectionAlongAndBringsItBackWhenItIsTakenBack() {
    phone.frame()
    navigation.pushViewController(UIViewController(), animated: false)
    phone.frame()
    #expect(page.collectionView.indexPathsForSelectedItems == [path])
    phone.down(5, 400)
    phone.move(to: 15 + 196.5, 400)
    phone.rest()
    phone.frame()
    // Half the way, and half the fading, eased as the page is not.
    #expect((page.shade ?? 0) > selected + 0.02 && (page.shade ?? 1) < 0.98)
    phone.move(to: 60, 400)
    phone.rest()
    phone.up()
    phone.advance(0.6)
    #expect(navigation.viewControllers.count == 2)
    #expect(page.collectionView.indexPathsForSelectedItems == [path])
    navigation.popViewController(animated: true)
    phone.frame()
    phone.advance(0.6)
    #expect(page.collectionView.indexPathsForSelectedItems == [])
    #expect(isNear(1))
  }
}
