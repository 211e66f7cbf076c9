// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import UIKit

/// Nibs in bundles, and the controllers that find theirs there.
@MainActor @Suite struct NibFileTests {
  private let folder: URL
  private let bundle: Bundle

  init() throws {
    Bench().take()
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: folder.path))
  }

  private func write(_ name: String, _ tag: Int, connectsView: Bool = true) throws {
    let owner = connectsView ? "<outlet property=\"view\" destination=\"v\" id=\"o\"/>" : ""
    try nibText("<view tag=\"\(tag)\" id=\"v\"/>", owner: owner).write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  @Test func aBundlesNibIsLoadedByName() throws {
    try write("Card.xib", 1, connectsView: false)
    #expect((bundle.loadNibNamed("Card", owner: nil)?.first as? UIView)?.tag == 1)
    #expect((UINib(nibName: "Card", bundle: bundle).instantiate(withOwner: nil).first as? UIView)?.tag == 1)
  }

  @Test func theDevicesOwnFileAndTheBaseLanguagesComeFirst() throws {
    try write("Card.xib", 1, connectsView: false)
    try write("Base.lproj/Card.xib", 2, connectsView: false)
    #expect((bundle.loadNibNamed("Card", owner: nil)?.first as? UIView)?.tag == 2)
    NibStore.reload()
    try write("Base.lproj/Card~iphone.xib", 3, connectsView: false)
    try write("Base.lproj/Card~ipad.xib", 4, connectsView: false)
    #expect((bundle.loadNibNamed("Card", owner: nil)?.first as? UIView)?.tag == 3)
  }

  @Test func aControllerIsItsNibsOwner() throws {
    try write("Page.xib", 5)
    let controller = UIViewController(nibName: "Page", bundle: bundle)
    #expect(controller.nibName == "Page" && !controller.isViewLoaded)
    #expect(controller.view.tag == 5)
  }

  @Test func aNibThatIsNamedLikeTheClassIsFound() throws {
    let plain = NibPageController(nibName: nil, bundle: bundle)
    #expect(plain.nibName == nil && plain.view.tag == 0)
    NibStore.reload()
    try write("NibPageController.xib", 6)
    #expect(NibPageController(nibName: nil, bundle: bundle).view.tag == 6)
    NibStore.reload()
    try write("NibPage.xib", 7)
    let controller = NibPageController(nibName: nil, bundle: bundle)
    #expect(controller.nibName == "NibPage" && controller.view.tag == 7)
  }

  @Test func damagedFilesAreToldWithTheirPath() throws {
    let url = folder.appendingPathComponent("Broken.xib")
    try "<document>".write(to: url, atomically: true, encoding: .utf8)
    #expect(bundle.loadNibNamed("Broken", owner: nil)?.isEmpty == true)
    #expect(NibWarnings.hasTold("\(url.path), line 1: expected the end of document, which begins at line 1"))
  }

  @Test func namesOfNoFileStop() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = Bundle.main.loadNibNamed("NoSuchNib", owner: nil) }
    }
  }
}

final class NibPageController: UIViewController {}
