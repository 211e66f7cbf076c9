// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite struct NibVariationTests {
  init() { Bench().take() }

  private let text = """
    <view id="v">
      <rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>
        <label text="Narrow" id="a"/>
        <label text="Wide" id="b">
          <fontDescription key="fontDescription" type="system" pointSize="10"/>
          <variation key="widthClass=regular" tag="9">
            <fontDescription key="fontDescription" type="system" pointSize="20"/>
          </variation>
        </label>
        <stackView id="s"><variation key="widthClass=compact" axis="vertical"/></stackView>
      </subviews>
      <constraints>
        <constraint firstAttribute="width" constant="1" id="c1">
          <variation key="heightClass=regular-widthClass=compact" constant="2"/>
          <variation key="widthClass=regular" constant="3" priority="400"/>
        </constraint>
        <constraint firstItem="b" firstAttribute="width" constant="50" id="c2"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="c2"/></mask>
      </variation>
      <variation key="widthClass=regular">
        <mask key="subviews"><include reference="b"/><exclude reference="a"/></mask>
        <mask key="constraints"><include reference="c2"/></mask>
      </variation>
      <connections><outlet property="title" destination="b" id="o1"/><outlet property="width" destination="c1" id="o2"/></connections>
    </view>
    """.replacing("<view id=\"v\">", with: "<view id=\"v\" customClass=\"NibCard\" customModule=\"UIKitTests\">")

  private func become(_ width: UIUserInterfaceSizeClass, _ view: UIView) {
    view.updateTraits(
      inherited: UITraitCollection(traitsFrom: [view.traitCollection, UITraitCollection(horizontalSizeClass: width)]))
  }

  @Test func aViewFollowsItsSizeClasses() throws {
    NibCard.table
    let view: NibCard = try made(text)
    let label = try #require(view.title)
    let stack = try #require(view.subviews.last as? UIStackView)
    func state() -> String {
      let names = view.subviews.compactMap { ($0 as? UILabel)?.text }.joined(separator: ",")
      return
        "\(names) \(view.width?.constant ?? 0) \(view.width?.priority.rawValue ?? 0) \(label.constraints.count) "
        + "\(label.font.pointSize) \(label.tag) \(stack.axis == .vertical)"
    }
    #expect(state() == "Narrow 2.0 1000.0 0 10.0 0 true")
    become(.regular, view)
    #expect(state() == "Wide 3.0 400.0 1 20.0 9 false")
    become(.compact, view)
    // What is not installed hears of no traits; it follows when it comes back.
    #expect(state() == "Narrow 2.0 1000.0 0 20.0 9 true")
  }
}
