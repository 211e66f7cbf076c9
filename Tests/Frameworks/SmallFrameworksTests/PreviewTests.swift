// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import AuthenticationServices
import Foundation
import LinkPresentation
import PassKit
import QuickLook
import TesseraTesting
import Testing
import UIKit

/// Views of frameworks that are drawn.
@MainActor @Suite struct PreviewTests {
  private final class Files: QLPreviewControllerDataSource {
    var urls: [URL] = []
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
      urls[index]
    }
  }

  private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { views(type, in: $0) } + [view as? View].compactMap { $0 }
  }

  @Test func textsAndPicturesAreShownAndOthersNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = Files()
    files.urls = ["a.txt", "b.png", "c.bin"].map { folder.appendingPathComponent($0) }
    try Data("Two lumps".utf8).write(to: files.urls[0])
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    try #require(picture.pngData()).write(to: files.urls[1])
    try Data(count: 2_000).write(to: files.urls[2])
    let screen = TestScreen(.iPhone16)
    let root = UIViewController()
    screen.show(root)
    let preview = QLPreviewController()
    preview.dataSource = files
    root.present(preview, animated: false)
    screen.advance(by: 1)
    #expect(views(UITextView.self, in: preview.view).map(\.text) == ["Two lumps"])
    preview.currentPreviewItemIndex = 1
    screen.advance(by: 1)
    #expect(views(UIImageView.self, in: preview.view).contains { $0.image?.size == CGSize(width: 20, height: 10) })
    preview.currentPreviewItemIndex = 2
    screen.advance(by: 1)
    let words = views(UILabel.self, in: preview.view).compactMap(\.text)
    #expect(words.contains { $0.hasPrefix("BIN document") } && words.contains("c.bin"))
  }

  @Test func aCardSaysWhereALinkLeads() throws {
    let metadata = LPLinkMetadata()
    metadata.url = URL(string: "https://www.example.org/tea")
    metadata.title = "All about tea"
    let card = LPLinkView(metadata: metadata)
    let words = views(UILabel.self, in: card).compactMap(\.text)
    #expect(words == ["All about tea", "example.org"])
    let size = card.sizeThatFits(CGSize(width: 320, height: 1_000))
    #expect(size.width == 320 && size.height > 50)
  }

  @Test func noPageIsReadForALink() async throws {
    let url = try #require(URL(string: "https://example.org"))
    await #expect { try await LPMetadataProvider().startFetchingMetadata(for: url) } throws: {
      ($0 as? LPError)?.code == .metadataFetchFailed
    }
  }

  @Test func buttonsForSigningInAndPayingSayWhatTheyAreFor() {
    #expect(ASAuthorizationAppleIDButton(type: .signUp, style: .white).accessibilityLabel == "Sign up with Apple")
    #expect(
      PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black).accessibilityLabel == "Buy with Apple Pay")
    let button = ASAuthorizationAppleIDButton(type: .continue, style: .black)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(taps == 1 && button.intrinsicContentSize == CGSize(width: 140, height: 30))
  }
}
