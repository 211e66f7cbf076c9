// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import XcodeProject

@Suite struct InfoPlistTests {
  private func make(_ settings: String, _ files: [String: String] = [:]) throws -> [String: Any] {
    var sample = SampleProject()
    sample.targetSettings = settings
    sample.files = files
    let target = try #require(try sample.read().apps.first)
    let plist = try InfoPlist(of: target, files: .memory(files))
    let entries = try PropertyListSerialization.propertyList(from: plist.data, format: nil)
    return try #require(entries as? [String: Any])
  }

  private static func document(_ body: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  @Test func variablesOfAFileArePutIn() throws {
    let entries = try make(
      "INFOPLIST_FILE = Sample/Info.plist; PRODUCT_BUNDLE_IDENTIFIER = com.example.sample;",
      [
        "/projects/Sample/Info.plist": Self.document(
          """
          <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
          <key>Scene</key><dict><key>Delegate</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict>
          <key>List</key><array><string>${TARGET_NAME}</string><true/></array>
          """)
      ])
    #expect(entries["CFBundleIdentifier"] as? String == "com.example.sample")
    #expect((entries["Scene"] as? [String: String])?["Delegate"] == "Sample.SceneDelegate")
    #expect((entries["List"] as? [Any])?.first as? String == "Sample")
    #expect(entries["CFBundleExecutable"] as? String == "Sample")
  }

  @Test func keysAreMadeFromSettings() throws {
    let entries = try make(
      """
      GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_CFBundleDisplayName = "My App";
      INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; INFOPLIST_KEY_UIStatusBarHidden = YES;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
      INFOPLIST_KEY_UIMainStoryboardFile = Main;
      """)
    #expect(entries["CFBundleDisplayName"] as? String == "My App")
    #expect((entries["UIApplicationSceneManifest"] as? [String: Any])?.isEmpty == true)
    #expect(entries["UIStatusBarHidden"] as? Bool == true)
    #expect(
      entries["UISupportedInterfaceOrientations~ipad"] as? [String]
        == ["UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft"])
    #expect(entries["UIMainStoryboardFile"] as? String == "Main")
  }

  @Test func settingsWithoutTheWishForThemMakeNoKeys() throws {
    #expect(try make("INFOPLIST_KEY_CFBundleDisplayName = App;")["CFBundleDisplayName"] == nil)
  }

  @Test func aFileThatIsMissingOrNoListIsTold() {
    let missing = #expect(throws: ProjectError.self) { try make("INFOPLIST_FILE = Info.plist;") }
    #expect(missing?.description == "/projects/Info.plist: expected the information property list of Sample")
    let broken = #expect(throws: ProjectError.self) {
      try make("INFOPLIST_FILE = Info.plist;", ["/projects/Info.plist": "<plist>"])
    }
    #expect(broken?.description == "/projects/Info.plist: expected a property list whose root is a dictionary")
  }
}
