// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import SeededRandom
import Testing

@testable import NibReader

@Suite struct NibDocumentTests {
  private func read(_ body: String, _ attributes: String = "") throws -> NibDocument {
    try NibDocument(Array(Self.nib(body, attributes).utf8))
  }

  private static func nib(_ body: String, _ attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \(attributes)>
    \(body)
    </document>
    """
  }

  @Test func aNibHasItsObjectsAndKnowsWhatStandsForOthers() throws {
    let nib = try read(
      """
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view id="a"><subviews><label id="b" text="One &amp; two"/></subviews></view>
        <tapGestureRecognizer id="c"/>
      </objects>
      """, "useAutolayout=\"YES\"")
    #expect(nib.kind == .nib && nib.usesAutoLayout && !nib.usesSafeAreas)
    #expect(nib.objects.map(\.id) == ["a", "c"])
    #expect(nib.placeholders == ["-1": .owner, "-2": .firstResponder])
    #expect(nib.element("b")?["text"] == "One & two")
  }

  @Test func theVersionOfTheToolsIsThatOfThePlugInWhereAppleHasNone() throws {
    let plugIn = """
      <dependencies><deployment identifier="iOS"/>
      <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/></dependencies>
      """
    #expect(try read(plugIn, "toolsVersion=\"32700.99.1234\"").toolsVersion == 22_685)
    #expect(try read("", "toolsVersion=\"32700.99.1234\"").toolsVersion == 32_700)
    #expect(try read(plugIn, "toolsVersion=\"14490.70\"").toolsVersion == 14_490)
    #expect(try read(plugIn).toolsVersion == 0)
  }

  @Test func aLaunchScreenSaysThatItIsOne() throws {
    #expect(try read("", "launchScreen=\"YES\"").isLaunchScreen)
    #expect(try !read("").isLaunchScreen)
  }

  @Test func aStoryboardHasScenes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
        initialViewController="n">
        <scenes>
          <scene sceneID="1"><objects>
            <navigationController id="n"><connections>
              <segue destination="v" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
          </objects></scene>
          <scene sceneID="2"><objects>
            <viewController storyboardIdentifier="First" id="v"><view key="view" id="w"/></viewController>
            <exit id="e" userLabel="Exit"/>
          </objects></scene>
        </scenes>
      </document>
      """
    let board = try NibDocument(Array(text.utf8))
    #expect(board.kind == .storyboard && board.initialController == "n")
    #expect(board.scenes.map { $0.controller?.id } == ["n", "v"])
    #expect(board.scene(named: "First")?.controller?.id == "v")
    #expect(board.placeholders == ["f": .firstResponder, "e": .exit])
    guard case .segue(let segue)? = board.element("n")?.connections.first else {
      Issue.record("the controller has a segue")
      return
    }
    #expect(segue.kind == "relationship" && segue.relationship == "rootViewController" && segue.destination == "v")
  }

  @Test(arguments: [
    ("", 1, "an element"), ("\n<document>\n", 3, "the end of document, which begins at line 2"),
    ("<a></b>", 1, "the end of a, not of b"), ("<a b></a>", 1, "= after the attribute b"),
    ("<a b=\"1></a>", 1, "a closing quote of b"),
    ("<a>&nbsp;</a>", 1, "one of XML's own entities"), ("<!-- x", 1, "--> at the end of what begins here"),
    ("text", 1, "an element"),
    ("<plist/>", 1, "a document of Interface Builder"),
    ("<archive type=\"x\"/>", 1, "a document in the form of Xcode 5 and later; save the file anew in Xcode"),
    (
      "\n<document type=\"x\" targetRuntime=\"MacOSX.Cocoa\"/>", 2, "a document for iOS, not for MacOSX.Cocoa"
    ), ("<document type=\"x\"/>", 1, "a document for iOS, not for nothing"),
  ])
  func whatIsNoDocumentForIOSIsToldByLine(_ text: String, _ line: Int, _ expected: String) {
    let error = #expect(throws: NibError.self) { try NibDocument(Array(text.utf8)) }
    #expect(error?.expected == expected)
    #expect(error?.line == line)
  }

  @Test func identifiersAreUnique() {
    let error = #expect(throws: NibError.self) {
      try read("<objects>\n<view id=\"a\"/>\n<label id=\"a\"/></objects>")
    }
    #expect(error == NibError(line: 5, expected: "an identifier of its own, not a, which another object has"))
  }

  @Test func depthIsBounded() {
    let text = Self.nib(String(repeating: "<view>", count: 5_000))
    let error = #expect(throws: NibError.self) { try NibDocument(Array(text.utf8)) }
    #expect(error?.expected == "at most 128 elements within each other")
  }

  @Test func declarationsCommentsAndPlainTextAreNoElements() throws {
    let nib = try read(
      "<!-- <objects/> --><objects><label id=\"a\"><string key=\"text\"><![CDATA[a < b & c]]>&#x20AC;</string></label></objects>"
    )
    #expect(nib.objects.count == 1)
    #expect(nib.element("a")?.string("text") == "a < b & c€")
  }

  @Test func entitiesOfAFilesOwnAreRefused() {
    let text = """
      <!DOCTYPE d [<!ENTITY a "aaaaaaaaaa">]>
      <document type="x" targetRuntime="iOS.CocoaTouch"><objects><label id="a" text="&a;"/></objects></document>
      """
    #expect(throws: NibError.self) { try NibDocument(Array(text.utf8)) }
  }

  @Test func noDamageStopsTheReader() {
    let text = Array(
      Self.nib(
        """
        <objects><view id="a"><rect key="frame" x="0" y="1" width="2" height="3"/><constraints>
        <constraint firstAttribute="top" secondItem="b" secondAttribute="top" multiplier="1:2" id="c"/></constraints>
        <subviews><label id="b"><color key="textColor" white="0.5" alpha="1" colorSpace="custom"/></label></subviews>
        </view></objects>
        """
      ).utf8)
    var random = SeededRandom(seed: 14)
    for _ in 0..<500 {
      var damaged = text
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let at = Int.random(in: 0..<damaged.count, using: &random)
        if Bool.random(using: &random) {
          damaged[at] = UInt8.random(in: 0...255, using: &random)
        } else {
          damaged.remove(at: at)
        }
      }
      guard let document = try? NibDocument(damaged) else { continue }
      for id in ["a", "b", "c"] {
        let element = document.element(id)
        _ = try? element?.constraints()
        _ = element?.frame(in: NibSize(width: 1, height: 1))
        _ = element?.color("textColor")
      }
    }
  }
}
