// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import NibReader

@Suite struct NibValueTests {
  /// The first element of a nib with a body.
  private func element(_ body: String) throws -> NibElement {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      \(body)</objects></document>
      """
    return try #require(try NibDocument(Array(text.utf8)).objects.first)
  }

  @Test func textsWithLineBreaksAndInBase64AreRead() throws {
    let label = try element(
      "<label><string key=\"text\">One\n two </string><string key=\"more\" base64-UTF8=\"YES\">\nSGFsbG8g4oKs\n</string></label>"
    )
    #expect(label.string("text") == "One\n two ")
    #expect(label.string("more") == "Hallo €")
    #expect(label.string("none") == nil)
  }

  @Test func framesAreRectanglesOrDistances() throws {
    let parent = NibSize(width: 320, height: 568)
    let plain = try element("<view><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4.5\"/></view>")
    #expect(plain.frame(in: parent) == NibRect(x: 1, y: 2, width: 3, height: 4.5))
    let inset = try element("<view><frame key=\"frameInset\" minX=\"10\" maxX=\"20\" maxY=\"8\" height=\"40\"/></view>")
    #expect(inset.frame(in: parent) == NibRect(x: 10, y: 520, width: 290, height: 40))
    #expect(try element("<view/>").frame(in: parent) == nil)
  }

  @Test func masksAreBits() throws {
    #expect(try element("<view/>").autoresizingMask == 36)
    #expect(try element("<view><autoresizingMask key=\"autoresizingMask\"/></view>").autoresizingMask == 0)
    let both = "<view><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/></view>"
    #expect(try element(both).autoresizingMask == 18)
  }

  @Test(arguments: [
    (
      #"red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#,
      NibColor.rgb(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    ),
    (
      #"red="1" green="0" blue="0" colorSpace="custom" customColorSpace="displayP3""#,
      .displayP3(red: 1, green: 0, blue: 0, alpha: 1)
    ),
    (
      #"white="0.25" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      .white(0.25, alpha: 1)
    ),
    (#"systemColor="labelColor""#, .system("labelColor")),
    (#"cocoaTouchSystemColor="darkTextColor""#, .white(0, alpha: 1)),
    (
      #"cocoaTouchSystemColor="whiteColor" xcode11CocoaTouchSystemColor="systemBackgroundColor""#,
      .system("systemBackgroundColor")
    ),
    (
      #"systemColor="groupTableViewBackgroundColor" red="0.9" green="0.9" blue="0.9""#,
      .system("systemGroupedBackgroundColor")
    ),
    (#"name="Brand""#, .named("Brand")),
    (#"name="textColor" catalog="System" colorSpace="catalog""#, .system("labelColor")),
  ])
  func coloursAreRead(_ attributes: String, _ color: NibColor) throws {
    #expect(try element("<view><color key=\"tintColor\" \(attributes)/></view>").color("tintColor") == color)
  }

  @Test(arguments: [
    (#"type="system" pointSize="17""#, NibFont.system(weight: "regular", isItalic: false, size: 17)),
    (#"type="system" weight="light" pointSize="20""#, .system(weight: "light", isItalic: false, size: 20)),
    (#"type="boldSystem" pointSize="13""#, .system(weight: "semibold", isItalic: false, size: 13)),
    (#"type="italicSystem" pointSize="13""#, .system(weight: "regular", isItalic: true, size: 13)),
    (#"style="UICTFontTextStyleSubhead""#, .style("subheadline")),
    (#"name="Avenir-Book" family="Avenir" pointSize="15""#, .named("Avenir-Book", family: "Avenir", size: 15)),
  ])
  func fontsAreRead(_ attributes: String, _ font: NibFont) throws {
    #expect(try element("<label><fontDescription key=\"fontDescription\" \(attributes)/></label>").font() == font)
  }

  @Test(arguments: [("1", 1.0), ("16:9", 16.0 / 9), ("1/4", 0.25), ("0.5", 0.5)])
  func multipliersAreNumbersOrRatios(_ text: String, _ value: Double) {
    #expect(NibConstraint.ratio(text) == value)
  }

  @Test func constraintsAreReadAndThoseOfTheEditorLeftOut() throws {
    let view = try element(
      """
      <view id="v"><constraints>
      <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="16" id="a"/>
      <constraint firstItem="l" firstAttribute="width" relation="lessThanOrEqual" constant="80" priority="750" id="b"/>
      <constraint firstAttribute="height" placeholder="YES" constant="1" id="c"/>
      </constraints></view>
      """)
    let constraints = try view.constraints()
    #expect(constraints.map(\.id) == ["a", "b"])
    #expect(constraints[0].firstItem == nil && constraints[0].secondItem == "l" && constraints[0].constant == 16)
    #expect(constraints[1].relation == .lessThanOrEqual && constraints[1].priority == 750)
    #expect(constraints[1].secondAttribute == nil)
  }

  @Test(arguments: [
    (#"firstAttribute="middle""#, "a first attribute that constraints have"),
    (#"firstAttribute="top" secondAttribute="middle""#, "a second attribute that constraints have, not middle"),
    (#"firstAttribute="top" multiplier="1:0""#, "a multiplier: a number, or a ratio such as 16:9"),
  ])
  func badConstraintsAreTold(_ attributes: String, _ expected: String) throws {
    let view = try element("<view><constraints>\n<constraint \(attributes) id=\"a\"/></constraints></view>")
    let error = #expect(throws: NibError.self) { try view.constraints() }
    #expect(error == NibError(line: 3, expected: expected))
  }

  @Test func connectionsKeepTheirOrder() throws {
    let button = try element(
      """
      <button id="b"><connections>
      <action selector="tapped:" destination="-1" eventType="touchUpInside" id="1"/>
      <outlet property="delegate" destination="-1" id="2"/>
      <outletCollection property="buttons" destination="c" collectionClass="NSMutableArray" id="3"/>
      <segue destination="d" kind="presentation" identifier="go" animates="NO" id="4"/>
      <unknown destination="d"/>
      </connections></button>
      """)
    let connections = button.connections
    #expect(connections.count == 4)
    #expect(connections[0] == .action(selector: "tapped:", destination: "-1", event: "touchUpInside"))
    #expect(connections[1] == .outlet(property: "delegate", destination: "-1"))
    #expect(connections[2] == .outletCollection(property: "buttons", destination: "c"))
    guard case .segue(let segue) = connections[3] else {
      Issue.record("the last is a segue")
      return
    }
    #expect(segue.identifier == "go" && !segue.isAnimated && segue.kind == "presentation")
  }

  @Test func runtimeAttributesHaveTypes() throws {
    let view = try element(
      """
      <view><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/>
      <userDefinedRuntimeAttribute type="color" keyPath="edge"><color key="value" white="1"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="offset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="nothing" keyPath="none"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .number(8), .bool(true), .string("x"), .color(.white(1, alpha: 1)), .size(NibSize(width: 1, height: 2)),
      ])
    #expect(view.runtimeAttributes.first?.keyPath == "layer.cornerRadius")
  }
}
