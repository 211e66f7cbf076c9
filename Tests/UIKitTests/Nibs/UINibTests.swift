// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UINibTests {
  init() {
    Bench().take()
    NibCard.table
    NibLog.words = []
  }

  private static let card = """
    <view contentMode="scaleToFill" id="card" customClass="NibCard" customModule="UIKitTests">
      <rect key="frame" x="0" y="0" width="300" height="200"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
          verticalHuggingPriority="251" text="Hello" textAlignment="natural" lineBreakMode="tailTruncation"
          baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO"
          translatesAutoresizingMaskIntoConstraints="NO" id="label" customClass="NibLabel" customModule="UIKitTests">
          <rect key="frame" x="20" y="40" width="260" height="21"/>
          <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
          <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <nil key="highlightedColor"/>
        </label>
        <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center"
          contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation"
          translatesAutoresizingMaskIntoConstraints="NO" id="button">
          <state key="normal" title="Go"/>
          <connections>
            <action selector="tap:" destination="card" eventType="touchUpInside" id="a1"/>
          </connections>
        </button>
      </subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/>
      <constraints>
        <constraint firstItem="label" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="safe" firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="20" id="c2"/>
        <constraint firstItem="label" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="40" id="c3"/>
        <constraint firstItem="button" firstAttribute="top" secondItem="label" secondAttribute="bottom" constant="8" id="c4"/>
        <constraint firstItem="button" firstAttribute="centerX" secondItem="card" secondAttribute="centerX" id="c5"/>
        <constraint firstItem="button" firstAttribute="width" secondItem="card" secondAttribute="width" multiplier="1:3" priority="900" identifier="third" id="c6"/>
      </constraints>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="12.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="ink"><color key="value" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="9"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="noSuchThing" value="x"/>
      </userDefinedRuntimeAttributes>
      <connections>
        <outlet property="title" destination="label" id="o1"/>
        <outlet property="button" destination="button" id="o2"/>
        <outlet property="width" destination="c6" id="o3"/>
        <outletCollection property="parts" destination="label" collectionClass="NSMutableArray" id="o4"/>
        <outletCollection property="parts" destination="button" collectionClass="NSMutableArray" id="o5"/>
      </connections>
    </view>
    """

  /// The same in code.
  private func twin() -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    card.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.backgroundColor = .systemBackground
    card.clipsToBounds = true
    let label = UILabel()
    label.text = "Hello"
    label.font = .boldSystemFont(ofSize: 15)
    label.textColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isOpaque = false
    for view in [label, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
      card.addSubview(view)
    }
    let third = button.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 1.0 / 3)
    third.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.safeAreaLayoutGuide.leadingAnchor, constant: 20),
      card.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: card.safeAreaLayoutGuide.topAnchor, constant: 40),
      button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
      button.centerXAnchor.constraint(equalTo: card.centerXAnchor), third,
    ])
    return card
  }

  @Test func aNibMakesWhatCodeWouldMake() throws {
    let window = makeWindow(300, 400)
    let card: NibCard = try made(Self.card)
    let twin = twin()
    let trees = [card, twin].map { view in
      window.addSubview(view)
      window.layoutIfNeeded()
      view.layoutIfNeeded()
      defer { view.removeFromSuperview() }
      return tree(view).replacing("NibLabel", with: "UILabel").replacing("NibCard", with: "UIView")
    }
    #expect(trees[0] == trees[1])
    #expect(card.title.font == .boldSystemFont(ofSize: 15))
    #expect(card.title.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(card.layer.cornerRadius == 9 && card.layer.masksToBounds)
  }

  @Test func objectsHearOfThingsInTheirOrder() throws {
    let card: NibCard = try made(Self.card)
    #expect(
      NibLog.take() == [
        "decode", "label Hello", "add NibLabel", "add UIButton", "decoded 2 subviews, frame 300.0, title missing",
        "corner 12.5, title missing", "awake, title there", "label awake",
      ])
    card.button.sendActions(for: .touchUpInside)
    #expect(NibLog.take() == ["tap by UIButton"])
  }

  @Test func outletsReachViewsConstraintsAndLists() throws {
    let card: NibCard = try made(Self.card)
    #expect(card.title.text == "Hello")
    #expect(card.parts.map { $0 === card.title } == [true, false] && card.parts[1] === card.button)
    #expect(card.width?.identifier == "third" && card.width?.isActive == true)
    #expect(card.width?.priority.rawValue == 900 && abs((card.width?.multiplier ?? 0) - 1.0 / 3) < 1e-6)
    #expect(card.count == 3 && card.corner == 12.5 && card.ink == UIColor(white: 0, alpha: 1))
    #expect(
      NibWarnings.hasTold(
        "Failed to set (noSuchThing) user defined inspected property on (NibCard): the class has no property of that "
          + "name that takes the value."))
  }

  @Test func aClassIsFoundByItsNameOfObjectiveC() throws {
    var table = _TesseraClassTable(NibCard.self)
    table.add(className: "XYZCard")
    _TesseraClassTable.register(table)
    let card: UIView = try made("<view id=\"v\" customClass=\"XYZCard\"/>")
    #expect(card is NibCard)
  }

  @Test func eachInstantiationMakesObjectsOfItsOwn() {
    let nib = nib(Self.card)
    let first = nib.instantiate(withOwner: nil).first as? NibCard
    let second = nib.instantiate(withOwner: nil).first as? NibCard
    #expect(first != nil && first !== second && first?.title !== second?.title)
  }

  @Test func theOwnerIsConnectedAndNotAwakened() {
    let owner = NibCard(frame: .zero)
    let objects = nib(
      """
      <label text="Of the owner" id="l"/>
      <button id="b"><connections>
        <action selector="tap:" destination="-1" eventType="touchUpInside" id="a"/>
        <action selector="tap:" destination="-2" eventType="touchDown" id="a2"/>
      </connections></button>
      """, owner: "<outlet property=\"title\" destination=\"l\" id=\"o\"/>"
    ).instantiate(withOwner: owner)
    #expect(objects.count == 2 && owner.title === objects[0] as? UILabel)
    let button = objects[1] as? UIButton
    button?.sendActions(for: .touchUpInside)
    #expect(NibLog.take() == ["tap by UIButton"])
    #expect(button?.actions(forTarget: nil, forControlEvent: .touchDown) == ["tap:"])
  }

  @Test func withoutAnOwnerItsConnectionsAreLeftOut() {
    let objects = nib(
      "<label id=\"l\"/>", owner: "<outlet property=\"title\" destination=\"l\" id=\"o\"/>"
    ).instantiate(withOwner: nil)
    #expect(objects.count == 1)
  }

  @Test func anUnknownClassIsToldAndIsItsElementsOwn() throws {
    let label: UILabel = try made("<label text=\"x\" id=\"l\" customClass=\"Gone\" customModule=\"Nowhere\"/>")
    #expect(type(of: label) == UILabel.self && label.text == "x")
    #expect(
      NibWarnings.hasTold("Unknown class Gone in Interface Builder file, line 6: it is a UILabel."))
  }

  @Test func damagedBytesAreToldAndMakeNothing() {
    #expect(UINib(data: Data("<document>".utf8), bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(NibWarnings.hasTold("the data of a nib, line 1: expected the end of document, which begins at line 1"))
  }

  @Test func plainAttributesAreAPlainViews() throws {
    let label: UILabel = try made("<label id=\"l\"/>")
    #expect(label.isUserInteractionEnabled && label.isOpaque && label.contentMode == .scaleToFill)
    #expect(label.textAlignment == .left && label.adjustsFontSizeToFitWidth && label.numberOfLines == 1)
    #expect(label.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
  }

  @Test func constraintsThatMeanNothingAreToldAndLeftOut() throws {
    let view: UIView = try made(
      """
      <view id="v"><constraints>
        <constraint firstAttribute="top" constant="3" id="c1"/>
        <constraint firstAttribute="width" secondItem="v" secondAttribute="top" id="c2"/>
        <constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="c3"/>
        <constraint firstAttribute="left" secondItem="v" secondAttribute="leading" id="c4"/>
        <constraint firstAttribute="width" constant="44" id="c5"/>
        <constraint firstAttribute="height" constant="44" placeholder="YES" id="c6"/>
      </constraints></view>
      """)
    #expect(view.constraints.map(\.constant) == [44])
  }

  @Test func withoutAutoLayoutFramesAndMasksCount() throws {
    let view: UIView = try made(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="w">
          <frame key="frameInset" minX="10" maxX="20" minY="5" height="8"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
        </view></subviews>
        <constraints><constraint firstAttribute="width" constant="44" id="c"/></constraints>
      </view>
      """, attributes: "")
    #expect(view.constraints.isEmpty && view.subviews[0].translatesAutoresizingMaskIntoConstraints)
    #expect(view.subviews[0].frame == CGRect(x: 10, y: 5, width: 70, height: 8))
    view.frame.size.width = 200
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame.width == 170)
  }
}
