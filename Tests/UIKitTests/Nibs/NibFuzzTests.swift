// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import UIKit

/// Damaged nibs make less, or something else; they never stop the app.
@MainActor @Suite struct NibFuzzTests {
  init() { Bench().take() }

  private static let values = [
    "", "-1", "0", "1", "3.5", "-7.25", "1e308", "-1e308", "NaN", "inf", "99999999999999999999", "YES", "NO", "x", "v",
    "default", "custom", "system", "vertical", "top", "width", "leading", "left", "16:0", "1001",
  ]

  private static let text = nibText(
    """
    <view contentMode="scaleToFill" tag="3" alpha="0.5" id="v">
      <rect key="frame" x="0" y="0" width="300" height="200"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/>
      <subviews>
        <label text="One" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="2" minimumFontSize="9"
          translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251" preferredMaxLayoutWidth="90" id="l">
          <fontDescription key="fontDescription" type="system" weight="bold" pointSize="17"/>
          <color key="textColor" red="0.5" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <size key="shadowOffset" width="1" height="1"/>
        </label>
        <button buttonType="system" contentHorizontalAlignment="center" id="b">
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><state key="normal" title="Go"/>
        </button>
        <button id="b2"><buttonConfiguration key="configuration" style="filled" title="Buy" imagePadding="6"/></button>
        <stackView axis="vertical" spacing="5" distribution="fillEqually" id="s"><subviews>
          <slider value="0.5" minValue="0" maxValue="1" id="sl"/><stepper maximumValue="100" stepValue="2" value="4" id="st"/>
          <switch on="YES" id="sw"/><progressView progress="0.5" id="pr"/>
          <pageControl numberOfPages="3" currentPage="1" id="pc"/>
          <segmentedControl selectedSegmentIndex="1" id="sc"><segments><segment title="A" width="30"/><segment title="B"/></segments></segmentedControl>
          <activityIndicatorView style="large" animating="YES" id="ai"/>
          <datePicker datePickerMode="date" minuteInterval="5" style="compact" useCurrentDate="NO" id="dp">
            <date key="date" timeIntervalSinceReferenceDate="1000"/><date key="maximumDate" timeIntervalSinceReferenceDate="500"/>
          </datePicker>
        </subviews></stackView>
        <textField text="x" minimumFontSize="17" borderStyle="roundedRect" id="tf"/>
        <textView text="y" id="tv"><rect key="frame" x="5" y="5" width="50" height="50"/></textView>
        <scrollView minimumZoomScale="1" maximumZoomScale="3" id="sv"><rect key="frame" x="5" y="5" width="50" height="50"/></scrollView>
        <tableView rowHeight="44" estimatedRowHeight="30" sectionHeaderHeight="28" id="tb">
          <rect key="frame" x="5" y="5" width="50" height="50"/>
          <prototypes><tableViewCell reuseIdentifier="r" indentationWidth="10" id="ce"/></prototypes></tableView>
        <collectionView id="cl"><rect key="frame" x="5" y="5" width="50" height="50"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" id="fl">
            <size key="itemSize" width="50" height="50"/><inset key="sectionInset" minX="0" minY="0" maxX="0" maxY="0"/>
          </collectionViewFlowLayout></collectionView>
        <visualEffectView id="ve"><blurEffect style="regular"/></visualEffectView>
        <searchBar text="z" selectedScopeButtonIndex="0" id="sb"/>
      </subviews>
      <viewLayoutGuide key="safeArea" id="sa"/>
      <constraints>
        <constraint firstItem="l" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="topMargin" multiplier="1.5" id="c2"/>
        <constraint firstItem="l" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="1:2" priority="900" id="c3"/>
        <constraint firstItem="b" firstAttribute="width" relation="lessThanOrEqual" constant="80" id="c4"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c4"/></mask></variation>
      <variation key="widthClass=compact" tag="4"><mask key="constraints"><include reference="c4"/></mask></variation>
    </view>
    <tapGestureRecognizer numberOfTapsRequired="2" id="t"/><navigationItem title="N" id="n"/>
    """)

  @Test func noDamageStopsTheApp() {
    var random = SeededRandom(seed: 1414)
    let parts = Self.text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let lines = Self.text.split(separator: "\n").map(String.init)
    let window = makeWindow(320, 480)
    var made = 0
    for round in 0..<150 {
      let text: String
      if round % 3 == 0 {
        var lines = lines
        for _ in 0...Int.random(in: 0..<3, using: &random) {
          // Lines of the document's own frame are left alone: a file that is no nib at all is another test's.
          lines.remove(at: Int.random(in: 6..<lines.count - 2, using: &random))
        }
        text = lines.joined(separator: "\n")
      } else {
        var parts = parts
        for _ in 0...Int.random(in: 0..<6, using: &random) {
          let at = Int.random(in: 15..<parts.count, using: &random) | 1
          guard at < parts.count else { continue }
          parts[at] = Self.values.randomElement(using: &random) ?? ""
        }
        text = parts.joined(separator: "\"")
      }
      let nib = UINib(data: Data(text.utf8), bundle: nil)
      guard let view = nib.instantiate(withOwner: nil).first as? UIView else { continue }
      let second = nib.instantiate(withOwner: nil).first as? UIView
      #expect(second.map(tree) == tree(view), "made once more:\n\(text)")
      made += 1
      window.addSubview(view)
      window.layoutIfNeeded()
      view.removeFromSuperview()
    }
    #expect(made > 50)
  }
}
