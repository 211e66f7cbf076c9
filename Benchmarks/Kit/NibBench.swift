// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import NibReader
internal import RenderProtocol
internal import TesseraHost
internal import UIKit

/// Measures nibs: a form of a hundred views from a nib beside the same form in code, and reading a large storyboard.
@MainActor enum NibBench {
  /// Rows of a stack, a label, a field and a switch each.
  private static let rows = 24

  static func run() {
    let session = AppSession(
      configuration: DeviceConfiguration(device: .named("iphone-16") ?? DeviceDescription.catalogue[0]), date: nil)
    defer { withExtendedLifetime(session) {} }
    // As an app's code is run: in its session's turn.
    session.application.session.run { measure() }
  }

  private static func measure() {
    let nib = UINib(data: Data(form.utf8), bundle: nil)
    Samples(count: 101) { _ in _ = nib.instantiate(withOwner: nil) }.describe("make \(count) views from a nib")
    Samples(count: 101) { _ in _ = makeForm() }.describe("… the same in code")
    Samples(count: 51) { _ in
      (nib.instantiate(withOwner: nil).first as? UIView)?.layoutIfNeeded()
    }.describe("make and lay out \(count) views from a nib")
    Samples(count: 51) { _ in makeForm().layoutIfNeeded() }.describe("… the same in code")
    let bytes = Array(storyboard.utf8)
    Samples(count: 31) { _ in _ = try? NibDocument(bytes) }.describe(
      "read a storyboard of 60 scenes, \(bytes.count >> 10) KB")
  }

  private static var count: Int { rows * 4 + 2 }

  // MARK: - In code

  private static func makeForm() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    view.backgroundColor = .systemBackground
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    for row in 0..<rows {
      let label = UILabel()
      label.text = "Label \(row)"
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      label.translatesAutoresizingMaskIntoConstraints = false
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = "Field \(row)"
      field.font = .systemFont(ofSize: 14)
      field.translatesAutoresizingMaskIntoConstraints = false
      let toggle = UISwitch()
      toggle.translatesAutoresizingMaskIntoConstraints = false
      let line = UIStackView(arrangedSubviews: [label, field, toggle])
      line.spacing = 12
      line.alignment = .center
      line.translatesAutoresizingMaskIntoConstraints = false
      column.addArrangedSubview(line)
      label.widthAnchor.constraint(equalToConstant: 90).isActive = true
    }
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      view.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: 16),
    ])
    return view
  }

  // MARK: - As a nib

  private static func line(_ row: Int, _ id: String) -> String {
    """
    <stackView opaque="NO" contentMode="scaleToFill" alignment="center" spacing="12"
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)s"><rect key="frame" x="0" y="0" width="361" height="34"/>
    <subviews>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251"
      verticalHuggingPriority="251" text="Label \(row)" textAlignment="natural" lineBreakMode="tailTruncation"
      baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO"
      id="\(id)l"><rect key="frame" x="0" y="6" width="90" height="21"/>
      <constraints><constraint firstAttribute="width" constant="90" id="\(id)c"/></constraints>
      <fontDescription key="fontDescription" type="system" pointSize="17"/><nil key="textColor"/>
      <nil key="highlightedColor"/></label>
    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" contentVerticalAlignment="center"
      borderStyle="roundedRect" placeholder="Field \(row)" textAlignment="natural" minimumFontSize="17"
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)f"><rect key="frame" x="102" y="0" width="196" height="34"/>
      <fontDescription key="fontDescription" type="system" pointSize="14"/><textInputTraits key="textInputTraits"/>
      </textField>
    <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" verticalHuggingPriority="750"
      contentHorizontalAlignment="center" contentVerticalAlignment="center"
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)w"><rect key="frame" x="310" y="1" width="51" height="31"/>
      </switch>
    </subviews></stackView>
    """
  }

  private static func root(_ id: String, _ key: String, rows: Int) -> String {
    """
    <view \(key) contentMode="scaleToFill" id="\(id)v"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="8"
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)k"><rect key="frame" x="16" y="75" width="361" height="900"/>
      <subviews>\((0..<rows).map { line($0, "\(id)-\($0)") }.joined())</subviews></stackView></subviews>
    <viewLayoutGuide key="safeArea" id="\(id)g"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="\(id)k" firstAttribute="top" secondItem="\(id)g" secondAttribute="top" constant="16"
      id="\(id)1"/>
    <constraint firstItem="\(id)k" firstAttribute="leading" secondItem="\(id)g" secondAttribute="leading" constant="16"
      id="\(id)2"/>
    <constraint firstItem="\(id)g" firstAttribute="trailing" secondItem="\(id)k" secondAttribute="trailing" constant="16"
      id="\(id)3"/>
    </constraints></view>
    """
  }

  private static var form: String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
      useAutolayout="YES" useSafeAreas="YES"><objects>\(root("r", "", rows: rows))</objects></document>
    """
  }

  private static var storyboard: String {
    let scenes = (0..<60).map { scene in
      """
      <scene sceneID="s\(scene)"><objects><viewController storyboardIdentifier="Scene\(scene)" id="c\(scene)">
      \(root("c\(scene)", "key=\"view\"", rows: 8))</viewController></objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        useAutolayout="YES" useSafeAreas="YES"><scenes>\(scenes.joined())</scenes></document>
      """
  }
}
