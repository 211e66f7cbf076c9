// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TesseraTruth

/// Frames that are stored in nibs, beside those that the kit gives the same views.
@MainActor @Suite(.serialized) struct NibTruthTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-truth-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// What is said of a nib with one view of 200 × 100 points.
  private func nib(
    _ subviews: String, constraints: String = ""
  ) throws -> (counts: NibTruth.Counts, lines: [String]) {
    try run(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES" useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/>
      <objects><view id="root" customClass="Unknown"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints></view></objects></document>
      """, "Card.xib")
  }

  private func run(_ text: String, _ name: String) throws -> (counts: NibTruth.Counts, lines: [String]) {
    let file = folder.appendingPathComponent(name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    var lines: [String] = []
    let counts = NibTruth().run(path: file.path) { lines.append($0) }
    return (counts, lines)
  }

  private func box(_ frame: String, _ more: String = "") -> String {
    """
    <view id="box" translatesAutoresizingMaskIntoConstraints="NO" \(more)><rect key="frame" \(frame)/>
      <constraints><constraint firstAttribute="height" constant="20" id="c0"/></constraints></view>
    """
  }

  private let constraints = """
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10"
      id="c1"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="40" id="c3"/>
    """

  @Test func aFrameThatIsStoredAgreesOrIsTold() throws {
    let good = try nib(box("x=\"10\" y=\"30\" width=\"150\" height=\"20\""), constraints: constraints)
    #expect(good.counts.frames == 1 && good.counts.agree == 1 && good.counts.files == 1 && good.counts.roots == 1)
    let close = try nib(box("x=\"10.5\" y=\"30\" width=\"149.5\" height=\"20\""), constraints: constraints)
    #expect(close.counts.agree == 1)
    let bad = try nib(box("x=\"10\" y=\"30\" width=\"160\" height=\"20\""), constraints: constraints)
    #expect(bad.counts.frames == 1 && bad.counts.agree == 0)
    #expect(bad.lines.first == "  differs view[root]/view[box]: 10 30 150 20, stored 10 30 160 20")
  }

  @Test(arguments: ["misplaced", "fixedFrame", "ambiguous"])
  func whatIsNoResultOfLayoutDoesNotCount(_ flag: String) throws {
    let result = try nib(
      box("x=\"1\" y=\"3\" width=\"160\" height=\"20\"", "\(flag)=\"YES\""), constraints: constraints)
    #expect(result.counts.frames == 0 && result.counts.excluded == 1)
  }

  @Test func whatGoesByTextsIsCountedApart() throws {
    let label = """
      <label text="Hello" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="label">
        <rect key="frame" x="0" y="0" width="500" height="20"/></label>
      """
    let beside = """
      \(constraints)
      <constraint firstItem="label" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="d1"/>
      <constraint firstItem="label" firstAttribute="top" secondItem="root" secondAttribute="top" id="d2"/>
      """
    let result = try nib(
      label + box("x=\"10\" y=\"30\" width=\"150\" height=\"20\""), constraints: beside)
    #expect(result.counts.frames == 1 && result.counts.agree == 1)
    #expect(result.counts.textFrames == 1 && result.counts.textAgree == 0)
    #expect(result.lines.first?.hasPrefix("  differs (text) view[root]/label[label]") == true)
  }

  @Test func whatStandsDirectlyInAnEffectStandsInItsContent() throws {
    let effect = """
      <visualEffectView id="effect"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <blurEffect style="regular"/><subviews>\(box("x=\"0\" y=\"0\" width=\"30\" height=\"20\"", "fixedFrame=\"YES\""))</subviews>
      </visualEffectView>
      """
    let result = try nib(effect)
    #expect(result.counts.frames == 1 && result.counts.agree == 1 && result.counts.excluded == 1, "\(result.lines)")
  }

  @Test(arguments: ["unknownView", "sceneKitView"])
  func elementsThatNobodyKnowsHaveTheirPlace(_ name: String) throws {
    let unknown = box("x=\"10\" y=\"30\" width=\"150\" height=\"20\"").replacing("view id", with: "\(name) id")
      .replacing("</view>", with: "</\(name)>")
    let result = try nib(unknown, constraints: constraints)
    #expect(result.counts.frames == 1 && result.counts.agree == 1, "\(result.lines)")
  }

  @Test func whatIsThereForInterfaceBuilderAloneHoldsOnTheCanvas() throws {
    let held = """
      \(constraints.replacing("id=\"c3\"", with: "id=\"c3\" placeholder=\"YES\""))
      """
    let result = try nib(box("x=\"10\" y=\"30\" width=\"150\" height=\"20\""), constraints: held)
    #expect(result.counts.frames == 1 && result.counts.agree == 1, "\(result.lines)")
  }

  @Test func aControllersViewHasTheSafeAreaOfItsDevice() throws {
    let scene = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait"/>
      <scenes>
      <scene><objects><navigationController id="nav"><connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="ID"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="16" y="TOP" width="361" height="HEIGHT"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin"
            id="c1"/>
          <constraint firstItem="box" firstAttribute="trailing" secondItem="root" secondAttribute="trailingMargin"
            id="c2"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c3"/>
          <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c4"/>
        </constraints></view></viewController></objects></scene>
      </scenes></document>
      """
    let plain = scene.replacing("ID", with: "alone").replacing("TOP", with: "59").replacing("HEIGHT", with: "759")
    let alone = try run(plain, "Main.storyboard")
    #expect(alone.counts.frames == 1 && alone.counts.agree == 1, "\(alone.lines)")
    let below = scene.replacing("ID", with: "one").replacing("TOP", with: "103").replacing("HEIGHT", with: "715")
    let barred = try run(below, "Main.storyboard")
    #expect(barred.counts.agree == 1, "\(barred.lines)")
  }

  /// The place of a navigation bar in a file, and the top of what is below it.
  struct Bar: Sendable {
    let bar: String
    let largeTitle: String
    let top: Int
  }

  @Test(arguments: [
    Bar(bar: "y=\"96\" width=\"414\" height=\"54\"", largeTitle: "never", top: 150),
    Bar(bar: "y=\"48\" width=\"414\" height=\"96\"", largeTitle: "always", top: 144),
    Bar(bar: "y=\"48\" width=\"414\" height=\"96\"", largeTitle: "never", top: 92),
    // Nobody laid this one out.
    Bar(bar: "y=\"0\" width=\"414\" height=\"44\"", largeTitle: "never", top: 92),
    Bar(bar: "y=\"20\" width=\"320\" height=\"44\"", largeTitle: "never", top: 92),
  ])
  func aBarStandsWhereTheFileHasIt(_ bar: Bar) throws {
    let result = try run(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait"/>
      <scenes>
      <scene><objects><navigationController id="nav">
        <navigationBar key="navigationBar" largeTitles="YES" id="bar"><rect key="frame" x="0" \(bar.bar)/></navigationBar>
        <connections><segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController></objects></scene>
      <scene><objects><viewController id="one"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="414" height="896"/>
        <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="\(bar.top)" width="414" height="\(862 - bar.top)"/></view></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c1"/>
          <constraint firstItem="box" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="c2"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c3"/>
          <constraint firstItem="box" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c4"/>
        </constraints></view>
        <navigationItem key="navigationItem" largeTitleDisplayMode="\(bar.largeTitle)" id="item"/>
      </viewController></objects></scene>
      </scenes></document>
      """, "Bars.storyboard")
    #expect(result.counts.frames == 1 && result.counts.agree == 1, "\(result.lines)")
  }

  @Test func labelsInWholePointsKeepTheirDistanceAlongAChainOfBaselines() throws {
    let count = 6
    let labels = (0..<count).map { index in
      """
      <label text="Label" lineBreakMode="tailTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="l\(index)">
        <rect key="frame" x="0" y="\(index * 24)" width="42" height="21"/></label>
      """
    }
    let chain = (0..<count).map { index in
      """
      <constraint firstItem="l\(index)" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x\(index)"/>
      """
        + (index == 0
          ? "<constraint firstItem=\"l0\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"y0\"/>"
          : """
          <constraint firstItem="l\(index)" firstAttribute="firstBaseline" secondItem="l\(index - 1)"
            secondAttribute="baseline" constant="24" id="y\(index)"/>
          """)
    }
    let result = try nib(labels.joined(), constraints: chain.joined())
    #expect(result.counts.textFrames == count && result.counts.textAgree == count, "\(result.lines)")
  }

  @Test func textsOfStylesStandAsTheToolsHadThem() throws {
    func cell(_ style: String, _ accessory: String, _ content: Double, _ one: String, _ two: String) -> String {
      """
      <tableView id="table"><rect key="frame" x="0" y="0" width="375" height="100"/><prototypes>
        <tableViewCell reuseIdentifier="A" style="IBUITableViewCellStyle\(style)" textLabel="one" detailTextLabel="two"
          accessoryType="\(accessory)" id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="\(content)" height="43.5"/>
            <subviews>
              <label text="Title" lineBreakMode="tailTruncation" id="one"><rect key="frame" \(one)/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
              <label text="Detail" lineBreakMode="tailTruncation" id="two"><rect key="frame" \(two)/>
                <fontDescription key="fontDescription" type="system" pointSize="12"/></label>
            </subviews>
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    func result(_ body: String) throws -> (counts: NibTruth.Counts, lines: [String]) {
      try run(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
          toolsVersion="14109" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
        <objects>\(body)</objects></document>
        """, "Cells.xib")
    }
    let subtitle = try result(
      cell(
        "Subtitle", "none", 375, "x=\"16\" y=\"5\" width=\"34\" height=\"20.5\"",
        "x=\"16\" y=\"25.5\" width=\"33\" height=\"14.5\""))
    #expect(subtitle.counts.textFrames == 2 && subtitle.counts.textAgree == 2, "\(subtitle.lines)")
    let value = try result(
      cell(
        "Value1", "none", 375, "x=\"16\" y=\"12\" width=\"34\" height=\"20.5\"",
        "x=\"326\" y=\"15\" width=\"33\" height=\"14.5\""))
    #expect(value.counts.textFrames == 2 && value.counts.textAgree == 2, "\(value.lines)")
  }

  @Test func rowsAreLaidOutInTheirStoredSize() throws {
    let table = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="200" height="100"/><prototypes>
        <tableViewCell reuseIdentifier="A" id="cell"><rect key="frame" x="0" y="28" width="200" height="60"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0" y="0" width="200" height="60"/>
            <subviews><view id="box" translatesAutoresizingMaskIntoConstraints="NO">
              <rect key="frame" x="10" y="5" width="180" height="50"/></view></subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="leading" secondItem="content"
                secondAttribute="leading" constant="10" id="c1"/>
              <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="10" id="c2"/>
              <constraint firstItem="box" firstAttribute="top" secondItem="content"
                secondAttribute="top" constant="5" id="c3"/>
              <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" constant="5" id="c4"/>
            </constraints>
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let result = try nib(table)
    // The content view, what it holds, and the table.
    #expect(result.counts.roots == 2 && result.counts.frames == 3 && result.counts.agree == 3, "\(result.lines)")
  }

  @Test(arguments: ["", "<document", "<archive type=\"x\"/>", "<document type=\"a\" targetRuntime=\"MacOSX.Cocoa\"/>"])
  func whatCannotBeReadIsNamed(_ text: String) throws {
    let result = try run(text, "Broken.xib")
    #expect(result.counts.unreadable == 1 && result.counts.files == 1)
    #expect(result.lines.count == 1 && result.lines[0].contains("Broken.xib"))
  }

  @Test func sumsSayAllThatWasCounted() {
    var counts = NibTruth.Counts()
    (counts.files, counts.frames, counts.agree, counts.crashed) = (2, 3, 1, 1)
    #expect(
      (counts + counts).summary
        == "nibs files=4 roots=0 frames=6 agree=2 text_frames=0 text_agree=0 excluded=0 unreadable=0 crashed=2")
  }
}
