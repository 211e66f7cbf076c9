// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Accessibility
import AdAttributionKit
import AdServices
import CarPlay
import IntentsUI
import JavaScriptCore
import MediaAccessibility
import Messages
import NetworkExtension
import QuickLookThumbnailing
import StoreKitTest
import Testing
import Translation
import UIKit
import UserNotificationsUI

@Suite @MainActor struct NewModulesTests {
  @Test func contentOfAnElementIsKeptAndCopied() throws {
    let content = AXCustomContent(label: "Price", value: "4.50")
    content.importance = .high
    let copy = try #require(content.copy() as? AXCustomContent)
    #expect(copy.label == "Price" && copy.value == "4.50" && copy.importance == .high)
    final class Row: NSObject, AXCustomContentProvider { var accessibilityCustomContent: [AXCustomContent]! = [] }
    let row = Row()
    row.accessibilityCustomContent.append(content)
    #expect((row as Any as? any AXCustomContentProvider)?.accessibilityCustomContent.count == 1)
  }

  @Test func privateNetworksCanBeNeitherReadNorKept() async {
    await #expect(throws: NEVPNError.self) { try await NETunnelProviderManager.loadAllFromPreferences() }
    let manager = NETunnelProviderManager()
    let settings = NETunnelProviderProtocol()
    settings.serverAddress = "example.com"
    settings.providerConfiguration = ["key": "value"]
    manager.protocolConfiguration = settings
    let failure = await withCheckedContinuation { continuation in
      manager.saveToPreferences { continuation.resume(returning: ($0 as? NEVPNError)?.code) }
    }
    #expect(failure == .configurationReadWriteFailed)
    #expect(manager.connection.status == .invalid && manager.connection is NETunnelProviderSession)
    #expect(throws: NEVPNError.self) { try manager.connection.startVPNTunnel() }
    #expect(await NEHotspotNetwork.fetchCurrent() == nil)
    let copy = settings.copy() as? NETunnelProviderProtocol
    #expect(copy?.serverAddress == "example.com" && copy?.providerConfiguration?["key"] as? String == "value")
  }

  @Test func listsOfACarKeepWhatTheyAreGiven() {
    let item = CPListItem(text: "One", detailText: "Two")
    item.setText("Three")
    let list = CPListTemplate(title: "List", sections: [CPListSection(items: [item])])
    #expect(item.text == "Three" && list.itemCount == 1 && list.indexPath(for: item) == IndexPath(row: 0, section: 0))
    let tabs = CPTabBarTemplate(templates: [list, CPNowPlayingTemplate.shared])
    #expect(tabs.selectedTemplate === list)
    tabs.updateTemplates([CPNowPlayingTemplate.shared])
    #expect(tabs.selectedTemplate === CPNowPlayingTemplate.shared)
  }

  @Test func scriptsAreNotRunAndSaySo() {
    let context = JSContext()
    var told = ""
    context.exceptionHandler = { _, exception in told = exception?.toString() ?? "" }
    #expect(context.evaluateScript("1 + 1").isUndefined)
    #expect(told.contains("runs no scripts"))
    #expect(JSValue(double: 2.5, in: context).toInt32() == 2 && JSValue(object: "12", in: context).toDouble() == 12)
  }

  @Test func thumbnailsAreMadeOfPicturesOnly() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    }
    let file = folder.appendingPathComponent("red.png")
    try picture.pngData()?.write(to: file)
    let request = QLThumbnailGenerator.Request(
      fileAt: file, size: CGSize(width: 20, height: 20), scale: 2, representationTypes: .all)
    let small = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
    #expect(small.uiImage.size == CGSize(width: 20, height: 10) && small.cgImage.width == 40)
    let words = folder.appendingPathComponent("words.txt")
    try Data("words".utf8).write(to: words)
    let other = QLThumbnailGenerator.Request(
      fileAt: words, size: CGSize(width: 20, height: 20), scale: 1, representationTypes: .all)
    await #expect(throws: QLThumbnailError.self) {
      try await QLThumbnailGenerator.shared.generateBestRepresentation(for: other)
    }
  }

  @Test func whatIsAbsentFailsByApplesErrors() async {
    #expect(throws: AAAttributionError.self) { try AAAttribution.attributionToken() }
    await #expect(throws: AdAttributionKitError.self) {
      try await Postback.updateConversionValue(3, coarseConversionValue: .low, lockPostback: false)
    }
    #expect(throws: (any Error).self) { try SKTestSession(configurationFileNamed: "Products") }
    let session = TranslationSession(installedSource: Locale.Language(identifier: "de"))
    await #expect(throws: TranslationError.self) { try await session.translate("Guten Tag") }
  }

  @Test func captionsAreAsOnANewDevice() {
    #expect(MACaptionAppearanceGetDisplayType(.default) == .automatic)
    let characteristics = MACaptionAppearanceCopyPreferredCaptioningMediaCharacteristics(.user).takeRetainedValue()
    #expect(characteristics.count == 0)
  }

  @Test func aPhraseCannotBeRecorded() throws {
    final class Listener: NSObject, INUIAddVoiceShortcutViewControllerDelegate {
      var code: INIntentError.Code?
      func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?
      ) { code = (error as? INIntentError)?.code }
      func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController) {}
    }
    let shortcut = try #require(INShortcut(intent: INIntent()))
    let controller = INUIAddVoiceShortcutViewController(shortcut: shortcut)
    let listener = Listener()
    controller.delegate = listener
    controller.viewDidAppear(false)
    #expect(listener.code == .voiceShortcutCreationFailed)
  }
}
