// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

/// Cells and headers of nibs, and what lists hold of them.
@MainActor @Suite struct NibListTests {
  init() {
    Bench().take()
    NibCard.table
    NibRowOwner.table
  }

  private let cell = """
    <tableViewCell contentMode="scaleToFill" selectionStyle="none" accessoryType="checkmark" reuseIdentifier="row"
      rowHeight="60" id="c">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" opaque="NO" contentMode="center" tableViewCell="c" id="cv">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews><label text="In a cell" tag="7" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
        <constraints>
          <constraint firstItem="l" firstAttribute="leading" secondItem="cv" secondAttribute="leading" constant="9" id="k"/>
          <constraint firstItem="l" firstAttribute="centerY" secondItem="cv" secondAttribute="centerY" id="k2"/>
        </constraints>
      </tableViewCellContentView>
    </tableViewCell>
    """

  @Test func aRegisteredNibMakesCells() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(nib(cell), forCellReuseIdentifier: "row")
    let row = try #require(table.dequeueReusableCell(withIdentifier: "row"))
    #expect(row.reuseIdentifier == "row" && row.accessoryType == .checkmark && row.selectionStyle == .none)
    #expect((row.contentView.viewWithTag(7) as? UILabel)?.text == "In a cell")
    #expect(row.contentView.constraints.count == 2)
    table.register(nil as UINib?, forCellReuseIdentifier: "row")
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func aCellsStyleHasItsOwnLabels() throws {
    let row: UITableViewCell = try made(
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" reuseIdentifier="s" textLabel="t" detailTextLabel="d" id="c">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="c" id="cv">
          <subviews>
            <label text="Title" id="t"><color key="textColor" systemColor="systemRedColor"/></label>
            <label text="Detail" id="d"/>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    #expect(row.textLabel?.text == "Title" && row.detailTextLabel?.text == "Detail")
    #expect(row.textLabel?.textColor == .systemRed)
    #expect(row.contentView.subviews.count == 2)
  }

  @Test func aTableHasPrototypes() throws {
    let owner = NibRowOwner()
    let table = try #require(
      nib(
        """
        <tableView style="insetGrouped" separatorStyle="none" rowHeight="-1" estimatedRowHeight="44" id="t">
          <rect key="frame" x="0" y="0" width="320" height="400"/>
          <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="30"/></view>
          <prototypes>
            <tableViewCell reuseIdentifier="p" id="c" customClass="NibRow" customModule="UIKitTests">
              <tableViewCellContentView key="contentView" tableViewCell="c" id="cv"><subviews>
                <button id="b"><connections>
                  <action selector="tap:" destination="-1" eventType="touchUpInside" id="a"/></connections></button>
              </subviews></tableViewCellContentView>
            </tableViewCell>
          </prototypes>
          <connections><outlet property="dataSource" destination="-1" id="o"/></connections>
        </tableView>
        """
      ).instantiate(withOwner: owner).first as? UITableView)
    #expect(table.style == .insetGrouped && table.separatorStyle == .none)
    #expect(table.rowHeight == UITableView.automaticDimension && table.estimatedRowHeight == 44)
    #expect(table.tableHeaderView?.frame.height == 30 && table.dataSource === owner)
    let path = IndexPath(row: 0, section: 0)
    let first = try #require(table.dequeueReusableCell(withIdentifier: "p", for: path) as? NibRow)
    let second = table.dequeueReusableCell(withIdentifier: "p", for: path)
    #expect(first !== second && first.reuseIdentifier == "p" && first.isAwake)
    (first.contentView.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    #expect(owner.taps == 1)
  }

  @Test func prototypesKeepNeitherTheirListNorItsOwner() {
    weak var list: UITableView?
    weak var keeper: NibRowOwner?
    do {
      let owner = NibRowOwner()
      let table =
        nib(
          """
          <tableView id="t"><prototypes><tableViewCell reuseIdentifier="p" id="c"/></prototypes>
            <connections><outlet property="dataSource" destination="-1" id="o"/></connections></tableView>
          """
        ).instantiate(withOwner: owner).first as? UITableView
      (list, keeper) = (table, owner)
      #expect(table?.dequeueReusableCell(withIdentifier: "p") != nil)
    }
    #expect(list == nil && keeper == nil)
  }

  @Test func aCollectionHasItsLayoutAndPrototypes() throws {
    let view: UICollectionView = try made(
      """
      <collectionView clipsSubviews="YES" dataMode="prototypes" id="v">
        <rect key="frame" x="0" y="0" width="320" height="400"/>
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="3" minimumInteritemSpacing="4"
          scrollDirection="horizontal" automaticEstimatedItemSize="YES" id="f">
          <size key="itemSize" width="70" height="80"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          <size key="headerReferenceSize" width="0" height="20"/>
        </collectionViewFlowLayout>
        <cells><collectionViewCell reuseIdentifier="i" id="c">
          <view key="contentView" opaque="NO" id="cv"><subviews><label text="Item" tag="3" id="l"/></subviews></view>
        </collectionViewCell></cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="h" id="r"/>
      </collectionView>
      """)
    let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.minimumLineSpacing == 3 && flow.minimumInteritemSpacing == 4 && flow.scrollDirection == .horizontal)
    #expect(flow.itemSize == CGSize(width: 70, height: 80) && flow.headerReferenceSize.height == 20)
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(flow.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    let path = IndexPath(item: 0, section: 0)
    let cell = view.dequeueReusableCell(withReuseIdentifier: "i", for: path)
    #expect((cell.contentView.viewWithTag(3) as? UILabel)?.text == "Item" && cell.reuseIdentifier == "i")
    let header = view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "h", for: path)
    #expect(header.reuseIdentifier == "h")
  }

  @Test func theContentOfACellFillsItWhateverSizeThatComesToHave() throws {
    let cell: UICollectionViewCell = try made(
      """
      <collectionViewCell reuseIdentifier="i" id="v"><rect key="frame" x="10" y="20" width="50" height="40"/>
        <autoresizingMask key="autoresizingMask"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center">
          <rect key="frame" x="0" y="0" width="50" height="40"/><autoresizingMask key="autoresizingMask"/>
        </view>
      </collectionViewCell>
      """)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    cell.frame.size = CGSize(width: 120, height: 90)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 120, height: 90))
  }

  @Test func decorationsComeFromNibs() throws {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        subitems: [
          NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        ]))
    section.decorationItems = [.background(elementKind: "back")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(nib("<collectionReusableView tag=\"9\" id=\"r\"/>"), forDecorationViewOfKind: "back")
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let window = makeWindow(300, 300, holding: view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(view.subviews.contains { $0.tag == 9 && $0.frame.width == 300 })
  }

  @Test func registrationsOfNibsMakeCells() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
    let text = """
      <collectionViewCell id="c"><view key="contentView" id="cv"><subviews><label tag="3" id="l"/></subviews></view>
      </collectionViewCell>
      """
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String>(cellNib: nib(text)) {
      cell, _, item in (cell.contentView.viewWithTag(3) as? UILabel)?.text = item
    }
    let path = IndexPath(item: 0, section: 0)
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: "one")
    #expect((cell.contentView.viewWithTag(3) as? UILabel)?.text == "one")
    view.register(nib("<collectionReusableView id=\"r\"/>"), forSupplementaryViewOfKind: "k", withReuseIdentifier: "h")
    let header = view.dequeueReusableSupplementaryView(ofKind: "k", withReuseIdentifier: "h", for: path)
    #expect(header.reuseIdentifier == "h")
  }
}

/// An app's row.
class NibRow: UITableViewCell {
  var isAwake = false

  override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = true
  }
}

/// What owns a list.
class NibRowOwner: NSObject, UITableViewDataSource {
  static let table: Void = {
    var table = _TesseraClassTable(NibRowOwner.self)
    table.add(action: ._tessera("tap:", NibRowOwner.self, { $0.tap(_:) }))
    _TesseraClassTable.register(table)
  }()

  var taps = 0

  @MainActor func tap(_ sender: Any) { taps += 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
